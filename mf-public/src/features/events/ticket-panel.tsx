import { styled, useFormats, useHref, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { FootBar } from '../../lib/foot-bar';
import { useHasOrder } from '../../lib/stored-hold';
import { ticketStateTexts } from '../../lib/ticket-states/texts';
import { TicketLine, useTicketState } from '../../lib/ticket-states/ticket-line';
import { canWait, checkoutPath, isBookable, type Ticket, waitingPath } from '../../lib/ticket-states/ticket-states';
import { color, media, radius, space, textSize } from '../../lib/tokens';
import type { EventRecord } from '../../lib/types';
import { useOwnTicket } from './own-ticket/use-own-ticket';
import { eventTexts } from './texts';

/** The tickets of an event and the way to them. */
export function TicketPanel({ event }: { readonly event: EventRecord }) {
  const t = useTexts(ticketStateTexts);
  const eventText = useTexts(eventTexts);
  const hasOrder = useHasOrder(event.id);
  const ownTicket = useOwnTicket(event);
  const isDraft = event.status === 'draft';
  if (!showsTickets(event)) return null;
  return (
    <Panel aria-labelledby="event-tickets">
      <h2 id="event-tickets">{t('title')}</h2>
      <ul>
        {event.tickets.map((ticket) => (
          <TicketLine key={ticket.id} ticket={ticket} zone={event.timezone}>
            {canWait(ticket) && (
              <Wait>
                <Link to={waitingPath(event, ticket)}>{t('wait')}</Link>
              </Wait>
            )}
          </TicketLine>
        ))}
      </ul>
      {isDraft && <p>{eventText('draftTickets')}</p>}
      {ownTicket !== null && <p role="status">{t(ownTicket.isPending ? 'pending' : 'going')}</p>}
      {!isDraft && (ownTicket !== null || hasOrder || event.tickets.some(isBookable)) && (
        <Wide>
          <WayToTicket event={event} isLarge />
        </Wide>
      )}
    </Panel>
  );
}

/**
 * To the own ticket of a signed-in user, or to the order that this browser has, where more tickets can be chosen, too;
 * otherwise to the tickets.
 */
function WayToTicket({ event, isLarge = false }: { readonly event: EventRecord; readonly isLarge?: boolean }) {
  const t = useTexts(ticketStateTexts);
  const hasOrder = useHasOrder(event.id);
  const ownTicket = useOwnTicket(event);
  const ownAddress = useHref(ownTicket?.path ?? '/');
  const size = isLarge ? 'large' : 'medium';
  const orderPath = hasOrder ? `/events/${event.slug}/checkout` : checkoutPath(event);
  if (ownTicket === null)
    return (
      <ButtonLink to={orderPath} size={size} isFullWidth={isLarge}>
        {t(hasOrder ? 'order' : 'get')}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink to={ownAddress} isNative size={size} isFullWidth={isLarge}>
        {t(ownTicket.isOnly ? 'open' : 'openAll')}
      </ButtonLink>
      {isLarge && (hasOrder || event.tickets.some(isBookable)) && (
        <ButtonLink to={orderPath} variant="secondary" isFullWidth>
          {t(hasOrder ? 'order' : 'more')}
        </ButtonLink>
      )}
    </>
  );
}

/** On phones: price and button at the lower edge of the window, until the end of the page. */
export function TicketBar({ event }: { readonly event: EventRecord }) {
  const t = useTexts(ticketStateTexts);
  const { money } = useFormats();
  const [first] = event.tickets.filter(isBookable);
  const [waitTicket] = event.tickets.filter(canWait);
  const hasOrder = useHasOrder(event.id);
  const ownTicket = useOwnTicket(event);
  if (!isPlanned(event)) return null;
  if (ownTicket !== null)
    return (
      <Bar>
        <p>
          <strong>{t(ownTicket.isPending ? 'pending' : 'going')}</strong>
          {first !== undefined && <Link to={checkoutPath(event)}>{t('more')}</Link>}
        </p>
        <WayToTicket event={event} />
      </Bar>
    );
  if (first === undefined && hasOrder)
    return (
      <Bar>
        <WayToTicket event={event} />
      </Bar>
    );
  if (first === undefined)
    return waitTicket === undefined ? null : (
      <Bar>
        <p>
          <strong>{t('sold_out')}</strong>
        </p>
        <ButtonLink to={waitingPath(event, waitTicket)}>{t('wait')}</ButtonLink>
      </Bar>
    );
  const { price_from: price, currency } = event;
  return (
    <Bar>
      <p>
        <strong>{price === 0 ? t('free') : t('fromPrice', { price: money(price, currency) })}</strong>
        <TicketNote ticket={first} zone={event.timezone} />
      </p>
      <WayToTicket event={event} />
    </Bar>
  );
}

function TicketNote({ ticket, zone }: { readonly ticket: Ticket; readonly zone: string }) {
  const state = useTicketState(ticket, zone);
  return state === null ? null : <span>{state}</span>;
}

/** Whether the page has the tickets of an event with their prices. */
export function showsTickets(event: EventRecord): boolean {
  return (isPlanned(event) || event.status === 'draft') && event.tickets.length > 0;
}

function isPlanned({ status }: EventRecord): boolean {
  return status === 'published' || status === 'moved_online';
}

const Panel = styled.section`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[32]};
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  h2 {
    font-size: ${textSize.h4};
  }
  li:last-child {
    border-bottom: 0;
  }
`;

const Wait = styled.p`
  flex-basis: 100%;
  font-weight: 600;
`;

const Wide = styled.div`
  display: none;
  ${media.large} {
    display: grid;
    gap: ${space[12]};
  }
`;

const Bar = styled(FootBar)`
  span {
    display: block;
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
`;
