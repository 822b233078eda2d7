import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Icon, Link } from '@enlace/shared-ui';

import { Lead } from '../../../lib/page.styles';
import { color, radius, space } from '../../../lib/tokens';
import type { EventRecord } from '../../../lib/types';
import { ticketsTexts } from '../texts';
import { Actions, StepTitle } from './checkout.styles';
import type { Hold } from './holds.slice';

export interface CheckoutDoneProps {
  readonly event: EventRecord;
  readonly hold: Hold;
  /** Begins another order. */
  readonly onMore: () => void;
}

/** The tickets of a confirmed order. */
export function CheckoutDone({ event, hold, onMore }: CheckoutDoneProps) {
  const t = useTexts(ticketsTexts);
  const { attendees, items } = hold;
  const ticketName = (ticketId: number) => items.find(({ ticket_id: id }) => id === ticketId)?.name;
  const [first, ...others] = attendees;
  const isPending = attendees.length > 0 && attendees.every(({ state }) => state === 'pending_approval');
  const noteOf = ({ state, ticket_id: ticketId }: Hold['attendees'][number]) => {
    if (state === 'cancelled') return t('ticket.cancelled');
    return [ticketName(ticketId), state === 'pending_approval' ? t('done.waits') : ''].filter(Boolean).join(' · ');
  };
  return (
    <>
      <StepTitle tabIndex={-1}>{t(isPending ? 'done.pendingTitle' : 'done.title')}</StepTitle>
      <Lead>{t(isPending ? 'done.pendingLead' : 'done.lead', { event: event.title })}</Lead>
      <Tickets aria-label={t('done.tickets')}>
        {attendees.map((attendee) => (
          <li key={attendee.id}>
            <Icon name="ticket" />
            <div>
              <Link to={`/t/${attendee.slug}`} variant="cover" prefetch={false}>
                {`${attendee.first_name} ${attendee.last_name}`}
              </Link>
              <p>{noteOf(attendee)}</p>
            </div>
          </li>
        ))}
      </Tickets>
      <Actions>
        {first !== undefined && others.length === 0 && (
          <ButtonLink to={`/t/${first.slug}`} size="large" prefetch={false}>
            {t(isPending ? 'done.openPending' : 'done.open')}
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={onMore}>
          {t('done.more')}
        </Button>
      </Actions>
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
  a {
    font-weight: 600;
  }
`;
