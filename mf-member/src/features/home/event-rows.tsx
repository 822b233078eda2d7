import type { publicEvents as contract } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { eventDay, eventTime } from '../../lib/event-day';
import { Agenda, Coming, When } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { EventMark, isOnline } from './event-mark';

/** Events with their day, hour and place; each leads to its page. */
export function EventRows({ events }: { readonly events: readonly RowOf<typeof contract>[] }) {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  return (
    <Agenda>
      {events.map((event) => (
        <Coming key={event.id}>
          <When dateTime={event.starts_at}>{eventDay(event, locale)}</When>
          <div>
            <Link to={`/events/${event.slug}`} variant="cover">
              {event.title}
            </Link>{' '}
            <EventMark event={event} />
            <p>
              {[eventTime(event, locale), isOnline(event) ? t('events.online') : (event.venue_name ?? event.city)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </Coming>
      ))}
    </Agenda>
  );
}
