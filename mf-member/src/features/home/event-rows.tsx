import type { publicEvents as contract } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { eventDay, eventTime } from '../../lib/event-day';
import { Agenda, Coming, When } from './agenda.styles';
import { continueTexts } from './continue-learning/texts';
import { EventMark, isOnline } from './event-mark';

type EventRow = RowOf<typeof contract>;

/** Where people can take part: a venue with its city, online, or both. */
function placesOf(event: EventRow, online: string): readonly string[] {
  if (isOnline(event)) return [online];
  const venue = [event.venue_name, event.city].filter(Boolean).join(', ');
  return event.format === 'hybrid' ? [venue, online] : [venue];
}

/** Events with their day, hour and place; each leads to its page. */
export function EventRows({ events }: { readonly events: readonly EventRow[] }) {
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
            <p>{[eventTime(event, locale), ...placesOf(event, t('events.online'))].filter(Boolean).join(' · ')}</p>
          </div>
        </Coming>
      ))}
    </Agenda>
  );
}
