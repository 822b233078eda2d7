import { useRead, useReload } from '@enlace/shared-data';
import { useHref, useLocale, useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton } from '@enlace/shared-ui';

import { eventDay, eventTime, timeUntil } from '../../lib/event-day';
import { JoinLine } from '../../lib/join-line';
import { nextTicketQuery, tickets } from '../../lib/tickets.slice';
import { texts } from '../../texts';
import { HomeCard } from './home-card';

const capitalise = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** The next event with a ticket of the user; nothing without one. */
export function NextEvent() {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const query = nextTicketQuery(locale);
  const { answer, status } = useRead(tickets.calls.list, query);
  const reload = useReload();
  const [ticket] = answer?.data ?? [];
  const ticketAddress = useHref(`/t/${ticket?.slug ?? ''}`);
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([tickets.calls.list.query(query)])} />;
  if (answer === null) return <Skeleton width="100%" height="7rem" />;
  if (ticket === undefined) return null;
  const { event } = ticket;
  const isOnline = event.format === 'online' || event.status === 'moved_online';
  const until = timeUntil(event.starts_at, locale);
  const place = isOnline ? t('tickets.online') : (event.venue_name ?? event.city ?? '');
  return (
    <HomeCard
      id="next-event"
      title={t('tickets.next')}
      next={{ to: ticketAddress, text: event.title, isNative: true }}
      all={{ to: '/my/tickets', text: t('tickets.all') }}
      isProminent
      picture={`/api/v2/art/events/${event.slug}.svg`}
    >
      {until !== null && <strong>{capitalise(until, locale)}</strong>}
      <p>
        <time dateTime={event.starts_at}>
          {eventDay(event, locale)}, {eventTime(event, locale)}
        </time>
        {place !== '' && ` · ${place}`}
      </p>
      <JoinLine event={event} />
    </HomeCard>
  );
}
