import { styled, useHref, useLocale, useTexts } from '@enlace/shared-platform';
import { Badge, Link, tokens } from '@enlace/shared-ui';

import { eventDay, eventTime } from '../../lib/event-day';
import { JoinLine } from '../../lib/join-line';
import type { OwnTicket } from '../../lib/tickets.slice';
import { texts } from '../../texts';

/** A ticket with day, place and state; the row opens the page of the ticket. */
export function TicketRow({ ticket }: { readonly ticket: OwnTicket }) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { event, slug, state } = ticket;
  // The document of the ticket keeps a copy for a door without network.
  const address = useHref(`/t/${slug}`);
  const isOnline = event.format === 'online' || event.status === 'moved_online';
  const place = isOnline ? t('tickets.online') : (event.venue_name ?? event.city ?? '');
  return (
    <Row>
      <time dateTime={event.starts_at}>{eventDay(event, locale)}</time>
      <div>
        <Link to={address} variant="cover" isNative aria-label={t('tickets.open', { event: event.title })}>
          {event.title}
        </Link>
        <p>{[eventTime(event, locale), place, ticket.ticket.name].filter((part) => part !== '').join(' · ')}</p>
        {state === 'confirmed' && <JoinLine event={event} />}
        {event.status === 'cancelled' && <Badge tone="danger">{t('tickets.eventCancelled')}</Badge>}
        {event.status !== 'cancelled' && state === 'cancelled' && <Badge>{t('tickets.cancelled')}</Badge>}
        {event.status !== 'cancelled' && state === 'pending_approval' && (
          <Badge tone="warning">{t('tickets.pending')}</Badge>
        )}
      </div>
    </Row>
  );
}

const { color, font, media, space, textSize } = tokens;

const Row = styled.li`
  position: relative;
  display: grid;
  gap: 0 ${space[24]};
  padding-block: ${space[16]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${media.small} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
  time,
  a {
    font: 600 ${textSize.h4} / 1.3 ${font.display};
  }
  time {
    color: ${color.link};
  }
  p {
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
