import { styled, useHref, useTexts } from '@enlace/shared-platform';
import { Icon, Link } from '@enlace/shared-ui';

import { color, radius, space } from '../../../../lib/tokens';
import { ticketsTexts } from '../../texts';
import type { Hold } from '../holds.slice';

/** The tickets of an order with their holders and states; those that this browser can open are links. */
export function OrderTickets({ hold }: { readonly hold: Hold }) {
  const t = useTexts(ticketsTexts);
  if (hold.attendees.length === 0) return null;
  return (
    <Tickets aria-label={t('done.tickets')}>
      {hold.attendees.map((attendee) => (
        <li key={attendee.id}>
          <Icon name="ticket" />
          <div>
            <TicketRow attendee={attendee} hold={hold} />
          </div>
        </li>
      ))}
    </Tickets>
  );
}

interface TicketRowProps {
  readonly attendee: Hold['attendees'][number];
  readonly hold: Hold;
}

function TicketRow({ attendee, hold: { items } }: TicketRowProps) {
  const t = useTexts(ticketsTexts);
  const { state, slug, first_name: firstName, last_name: lastName } = attendee;
  // The document of the ticket keeps a copy for a door without network.
  const address = useHref(`/t/${slug ?? ''}`);
  const ticketName = items.find(({ ticket_id: id }) => id === attendee.ticket_id)?.name ?? '';
  if (state === 'transferred')
    return (
      <>
        {ticketName !== '' && <strong>{ticketName}</strong>}
        <p>{t('done.toAnother')}</p>
      </>
    );
  const name = `${firstName} ${lastName}`;
  const notes = [ticketName, state === 'pending_approval' ? t('done.waits') : ''].filter((note) => note !== '');
  return (
    <>
      {slug === null ? (
        <strong>{name}</strong>
      ) : (
        <Link to={address} variant="cover" isNative>
          {name}
        </Link>
      )}
      <p>{state === 'cancelled' ? t('ticket.cancelled') : notes.join(' · ')}</p>
    </>
  );
}

const Tickets = styled.ul`
  display: grid;
  gap: ${space[12]};
  li {
    position: relative;
    display: flex;
    gap: ${space[16]};
    align-items: center;
    padding: ${space[16]} ${space[20]};
    border-radius: ${radius.card};
    background: ${color.tealSoft};
    color: ${color.tealInk};
    overflow-wrap: anywhere;
  }
  a,
  strong {
    font-weight: 600;
  }
`;
