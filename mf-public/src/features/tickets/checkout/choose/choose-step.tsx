import { readMoney } from '@enlace/shared-contract/text';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Button, EmptyState, Link, Skeleton } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { canWait, isBookable, type Ticket, waitingPath } from '../../../../lib/ticket-states/ticket-states';
import { ticketStateTexts } from '../../../../lib/ticket-states/texts';
import { TicketLine } from '../../../../lib/ticket-states/ticket-line';
import type { EventRecord } from '../../../../lib/types';
import { ticketsTexts } from '../../texts';
import { Actions, Alert, StepTitle } from '../checkout.styles';
import type { Order } from '../use-order';
import { CodeField } from './code-field';
import { DonationField, leastAmount } from './donation-field';
import { QuantityField } from './quantity-field';
import { useHolding } from './use-holding';
import { useOffer } from './use-offer';

export interface ChooseStepProps {
  readonly event: EventRecord;
  readonly order: Order;
  readonly chosenTicket: number;
}

type Texts = Readonly<Record<number, string>>;

/** The tickets of an event with a number for each. */
export function ChooseStep({ event, order, chosenTicket }: ChooseStepProps) {
  const t = useTexts(ticketsTexts);
  const w = useTexts(ticketStateTexts);
  const { money } = useFormats();
  const offer = useOffer(event);
  const openTickets = offer.tickets.filter(isBookable);
  const onlyTicket = openTickets.length === 1 ? openTickets[0] : undefined;
  const [chosenCounts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [amounts, setAmounts] = useState<Texts>({});
  const [amountErrors, setAmountErrors] = useState<Texts>({});
  const countOf = ({ id, min_per_order: least }: Ticket) => chosenCounts[id] ?? (id === onlyTicket?.id ? least : 0);
  const { problem, isHolding, hold, refuse } = useHolding(event, offer.code, order.begin);
  const alert = useRef<HTMLDivElement>(null);
  const message = problem ?? (order.hasExpired ? t('expired') : null);
  useEffect(() => {
    if (message !== null) alert.current?.focus();
  }, [message]);

  const startTicket = openTickets.find(({ id, kind }) => id === chosenTicket && kind !== 'donation');
  useStart(startTicket !== undefined && !order.hasExpired && offer.code === '', () => {
    if (startTicket !== undefined) hold([{ ticket_id: startTicket.id, quantity: 1 }]);
  });

  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const chosenTickets = openTickets.filter((ticket) => countOf(ticket) > 0);
    const errors: Record<number, string> = {};
    const items = chosenTickets.map((ticket) => {
      const item = { ticket_id: ticket.id, quantity: countOf(ticket) };
      if (ticket.kind !== 'donation') return item;
      const amount = readMoney(amounts[ticket.id] ?? leastAmount(ticket), ticket.currency);
      if (amount === null || amount < ticket.price)
        errors[ticket.id] = t('choose.least', { price: money(ticket.price, ticket.currency) });
      return { ...item, amount: amount ?? 0 };
    });
    setAmountErrors(errors);
    if (items.length === 0) refuse(t('choose.none'));
    else if (Object.keys(errors).length === 0) hold(items);
  };
  if (offer.tickets.length === 0 && offer.isPending) return <Skeleton width="100%" height="16rem" />;
  return (
    <>
      <StepTitle tabIndex={-1}>{t('choose.title')}</StepTitle>
      {message !== null && (
        <Alert ref={alert} role="alert" tabIndex={-1}>
          {message}
        </Alert>
      )}
      <form noValidate onSubmit={handleSubmit}>
        {offer.tickets.length === 0 && (
          <EmptyState
            title={t('choose.noTickets')}
            action={<Link to={`/events/${event.slug}`}>{t('backToEvent')}</Link>}
          />
        )}
        <ul>
          {offer.tickets.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} zone={event.timezone}>
              {canWait(ticket) && <Link to={waitingPath(event, ticket)}>{w('wait')}</Link>}
              {isBookable(ticket) && (
                <QuantityField
                  ticket={ticket}
                  value={countOf(ticket)}
                  onChange={(count) => setCounts((counts) => ({ ...counts, [ticket.id]: count }))}
                />
              )}
              {isBookable(ticket) && ticket.kind === 'donation' && countOf(ticket) > 0 && (
                <DonationField
                  ticket={ticket}
                  value={amounts[ticket.id] ?? leastAmount(ticket)}
                  error={amountErrors[ticket.id] ?? null}
                  onChange={(text) => setAmounts({ ...amounts, [ticket.id]: text })}
                />
              )}
            </TicketLine>
          ))}
        </ul>
        <CodeField offer={offer} />
        {openTickets.length > 0 && (
          <Actions>
            <Button type="submit" size="large" isLoading={isHolding}>
              {t('choose.next')}
            </Button>
          </Actions>
        )}
      </form>
    </>
  );
}

/** Runs once, when the step appears. */
function useStart(isWanted: boolean, start: () => void): void {
  const run = useRef(isWanted ? start : null);
  useEffect(() => {
    run.current?.();
    run.current = null;
  }, []);
}
