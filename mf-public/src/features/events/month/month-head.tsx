import { monthAfter } from '@enlace/shared-contract/text';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Icon, Link } from '@enlace/shared-ui';

import { monthName } from '../../../lib/event-time';
import { color, radius, space, textSize } from '../../../lib/tokens';
import { texts } from '../../../texts';
import type { EventsChoice } from '../events-query';
import { filterTexts } from '../filter-texts';
import { monthPath } from './month-query';

export interface MonthHeadProps {
  readonly id: string;
  readonly choice: EventsChoice;
  readonly month: string;
  /** Events of the month; undefined before the answer. */
  readonly total: number | undefined;
}

/** The name of the month, its number of events, and the months around it. */
export function MonthHead({ id, choice, month, total }: MonthHeadProps) {
  const t = useTexts(filterTexts);
  const listText = useTexts(texts);
  const { locale } = useLocale();
  const step = (key: 'before' | 'after', other: string) => (
    <Link
      key={key}
      to={monthPath(choice, other)}
      preventScrollReset
      variant="quiet"
      aria-label={t(`inMonth.${key}`, { month: monthName(other, locale) })}
    >
      <Icon name={key === 'before' ? 'arrowLeft' : 'arrowRight'} />
    </Link>
  );
  return (
    <Head>
      <div>
        <h2 id={id} tabIndex={-1} aria-live="polite">
          {monthName(month, locale)}
        </h2>
        <p>{total === undefined ? listText('events.loading') : listText('events.count', { count: total })}</p>
      </div>
      <nav aria-label={t('inMonth.months')}>
        {step('before', monthAfter(month, -1))}
        {choice.month !== '' && (
          <Link to={monthPath(choice, '')} preventScrollReset>
            {t('inMonth.now')}
          </Link>
        )}
        {step('after', monthAfter(month, 1))}
      </nav>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  align-items: end;
  justify-content: space-between;
  margin-block: ${space[40]} ${space[16]};
  h2 {
    font-size: ${textSize.h2};
    letter-spacing: -0.015em;
  }
  h2:focus {
    outline: none;
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  nav {
    display: flex;
    gap: ${space[8]};
    align-items: center;
  }
  nav a[aria-label] {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    color: ${color.ink};
  }
`;
