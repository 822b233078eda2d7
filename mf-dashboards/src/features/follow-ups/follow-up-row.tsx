import type { FollowUp } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, Link, Text, theme } from '@enlace/shared-ui';

import { dayIn, wordDay } from '../../lib/talent/days';
import { talent } from '../../lib/talent/talent.slice';
import { talentTexts } from '../../lib/talent/texts';

export interface FollowUpRowProps {
  readonly followUp: FollowUp;
  /** Called before the row disappears. */
  readonly onDone: () => void;
}

/** One follow-up, with a way to the member. */
export function FollowUpRow({ followUp, onDone }: FollowUpRowProps) {
  const t = useTexts(talentTexts);
  const formats = useFormats();
  const { start, status, error } = useCall(talent.calls.finishFollowUp, `finish ${followUp.id}`);
  const { id, member, company, visibility, due_on: day, word } = followUp;
  const name = member.name ?? t('followUp.hiddenName');
  const date = wordDay(formats, day);
  const today = dayIn(0);
  return (
    <Row>
      <div>
        <strong>
          <Link to={`/dashboards/talent-pool/${member.id}`}>{name}</Link>
        </strong>
        {word !== null && <span>{word}</span>}
        <small>{visibility === 'company' ? t('followUp.ofCompany', { company: company.name }) : company.name}</small>
        {error !== null && <Text role="alert">{error.message || t('failed')}</Text>}
      </div>
      <Badge tone={day < today ? 'danger' : day === today ? 'marigold' : 'neutral'} iconBefore="calendar">
        <time dateTime={day}>{date}</time>
      </Badge>
      <Button
        size="small"
        variant="secondary"
        iconBefore="check"
        aria-label={t('followUp.doneOf', { name, date })}
        isLoading={status === 'pending'}
        onClick={() => start(id, onDone)}
      >
        {t('followUp.done')}
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  padding-block: ${theme.space[12]};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.textSize.small};
  > div {
    display: grid;
    flex: 1 1 14rem;
    gap: ${theme.space[4]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
`;
