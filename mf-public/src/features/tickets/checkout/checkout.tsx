import { useScreen } from '@enlace/shared-data';
import { dropInput } from '@enlace/shared-forms';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { useEffect, useRef, useState } from 'react';

import { goToHeading } from '../../../lib/form/view/go-to-heading';
import { LoadFailed } from '../../../lib/load-failed';
import { storeHold, storePaid } from '../../../lib/stored-hold';
import { Page } from '../../../lib/page.styles';
import type { EventRecord } from '../../../lib/types';
import { ticketsTexts } from '../texts';
import { CheckoutStep } from './checkout-step';
import { Back, Columns, Step } from './checkout.styles';
import { detailsFormId } from './details/details-form';
import type { Payment } from './holds.slice';
import { OrderSummary } from './order-summary';
import { StepList } from './step-list';
import { useOrder } from './use-order';

/** All steps of getting tickets, at one address. The order lives in the browser, so a reload goes on where it was. */
export function Checkout({ event }: { readonly event: EventRecord }) {
  const t = useTexts(ticketsTexts);
  const navigate = useNavigate();
  const [payment, setPayment] = useState<Payment | null>(null);
  const order = useOrder(event);
  const { hold, storedHold, failure, paidAt } = order;
  const { search } = useScreen();
  const chosenTicket = search.get('ticket');
  // The payment is in the address, so that Back leads to the details, and a reload to the payment.
  const isPayAddress = search.get('step') === 'pay';
  const hasPayment = payment !== null && payment.reference === hold?.reference;
  const isPaying = order.step === 'details' && hasPayment && (isPayAddress || payment.status === 'succeeded');
  const step = isPaying ? 'pay' : order.step;
  const place = `/events/${event.slug}`;
  // A paid order, and each state of a finished one, have content of their own.
  const headings = useStepFocus(step, paidAt === null ? (step === 'done' ? hold?.state : null) : 'paid');
  // The buyer's details stay during the payment, so that a reload has them again.
  useEffect(() => {
    if (step === 'done') dropInput(detailsFormId(event));
  }, [step, event]);

  const begin: typeof order.begin = (key, hold) => {
    order.begin(key, hold);
    // Without the ticket in the address, a later visit does not take it again; a new order has no payment yet.
    if (chosenTicket !== null || isPayAddress)
      void navigate(`${place}/checkout`, { replace: true, preventScrollReset: true });
  };
  const handlePayment = (begunPayment: Payment) => {
    setPayment(begunPayment);
    if (begunPayment.status === 'succeeded') return handlePaid();
    if (!isPayAddress) void navigate(`${place}/checkout?step=pay`, { preventScrollReset: true });
    if (storedHold !== null) storeHold(event, { reference: storedHold.reference, key: storedHold.key });
  };
  const handlePaid = () => {
    if (storedHold !== null) storePaid(event, storedHold);
  };
  return (
    <Page>
      <Back>
        <Link to={place}>{t('backToEvent')}</Link>
      </Back>
      <StepList step={step} isPriced={hold === null ? event.price_from > 0 : hold.total > 0} />
      <Columns>
        <Step ref={headings}>
          {failure === null ? (
            <CheckoutStep
              event={event}
              order={{ ...order, step, begin }}
              chosenTicket={Number(chosenTicket)}
              payment={payment}
              resumesPayment={isPayAddress && !hasPayment}
              onPayment={handlePayment}
              onPaid={handlePaid}
            />
          ) : (
            <LoadFailed error={failure} onRetry={order.again} />
          )}
        </Step>
        <OrderSummary event={event} order={order} />
      </Columns>
    </Page>
  );
}

/** Moves the focus to the heading when the content changes, because the part with the focus can leave the page. */
function useStepFocus(step: string, state: string | null | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const lastContent = useRef<string | null>(null);
  const content = `${step} ${state ?? ''}`;
  useEffect(() => {
    if (step === 'waiting') return;
    const isNew = lastContent.current !== null && lastContent.current !== content;
    if (isNew) goToHeading(part.current?.querySelector('h1') ?? null);
    lastContent.current = content;
  }, [step, content]);
  return part;
}
