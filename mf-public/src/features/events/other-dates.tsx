import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { momentIn } from '../../lib/moment-in';
import { space } from '../../lib/tokens';
import type { EventRecord } from '../../lib/types';
import { eventTexts } from './texts';

/** Further dates of an event that repeats. */
export function OtherDates({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const { locale } = useLocale();
  const { other_dates: dates = [], timezone: zone } = event;
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="event-dates">
      <h2 id="event-dates">{t('otherDates')}</h2>
      <Dates>
        {dates.map(({ slug, starts_at: at }) => (
          <li key={slug}>
            <Link to={`/events/${slug}`}>{momentIn(zone, at, locale, 'full')}</Link>
          </li>
        ))}
      </Dates>
    </section>
  );
}

const Dates = styled.ul`
  display: grid;
  gap: ${space[8]};
`;
