import type { LearningWeek } from '@enlace/shared-contract/learning';
import { useLastAnswer, useRunCall } from '@enlace/shared-data';
import { styled, useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Heading, Icon, Select, tokens, VisuallyHidden } from '@enlace/shared-ui';
import { useState } from 'react';

import { myLearning } from '../../../lib/my-learning.slice';
import { learningTexts } from '../texts';

/** The days of this week on which the user learned, and a goal that is off until it is chosen. */
export function WeeklyGoal() {
  const t = useTexts(learningTexts);
  const { locale: lang } = useLocale();
  const run = useRunCall();
  const { answer } = useLastAnswer(myLearning.calls.read, { lang });
  const [message, setMessage] = useState('');
  if (answer === null) return null;
  const { goal } = answer.week;
  const store = async (days: number | null) => {
    setMessage('');
    try {
      await run(myLearning.calls.storeGoal, { days }, 'goal');
      setMessage(t(days === null ? 'goal.off' : 'goal.saved'));
    } catch {
      setMessage(t('goal.failed'));
    }
  };
  const count = answer.week.days.filter(({ is_active: isActive }) => isActive).length;
  const progressWords =
    goal !== null && count >= goal ? t('goal.reached', { count }) : t('goal.progress', { count, goal: goal ?? 0 });
  const words = goal === null ? t('goal.none') : progressWords;
  const choices = [1, 2, 3, 4, 5, 6, 7].map((days) => ({
    value: String(days),
    label: t('goal.days', { count: days }),
  }));
  return (
    <Sheet aria-labelledby="weekly-goal">
      <div>
        <Heading id="weekly-goal" size="h4">
          {t('goal.title')}
        </Heading>
        <p>{words}</p>
      </div>
      <Week week={answer.week} />
      <Select
        aria-label={t('goal.choose')}
        value={goal === null ? '' : String(goal)}
        options={[{ value: '', label: t('goal.without') }, ...choices]}
        onChange={({ target }) => void store(target.value === '' ? null : Number(target.value))}
      />
      <p role="status">{message}</p>
    </Sheet>
  );
}

function Week({ week: { days } }: { readonly week: LearningWeek }) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const nameOf = (day: string, weekday: 'long' | 'narrow') => date(`${day}T12:00:00Z`, { weekday, timeZone: 'UTC' });
  return (
    <Days>
      {days.map(({ day, is_active: isActive, is_today: isToday }) => (
        <li key={day} data-active={isActive || undefined} aria-current={isToday ? 'date' : undefined}>
          <span aria-hidden>{nameOf(day, 'narrow')}</span>
          <i aria-hidden>{isActive && <Icon name="check" />}</i>
          <VisuallyHidden>
            {nameOf(day, 'long')}: {t(isActive ? 'goal.active' : 'goal.quiet')}
          </VisuallyHidden>
        </li>
      ))}
    </Days>
  );
}

const { color, media, radius, space, textSize } = tokens;

const Sheet = styled.section`
  display: grid;
  gap: ${space[16]};
  align-items: center;
  padding: ${space[20]} ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  p {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  > p:empty {
    display: none;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) auto 12rem;
    > p {
      grid-column: 1 / -1;
    }
  }
`;

const Days = styled.ul`
  display: flex;
  gap: ${space[8]};
  li {
    display: grid;
    gap: ${space[4]};
    justify-items: center;
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
  i {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid ${color.line};
    border-radius: 50%;
  }
  [data-active] i {
    border-color: transparent;
    background: ${color.teal};
    color: ${color.surface};
  }
  [aria-current] span {
    color: ${color.ink};
    font-weight: 700;
  }
`;
