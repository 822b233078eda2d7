import type { EventRecord } from '../../../lib/types';
import { WaitingStep } from './checkout-skeleton';
import { ChooseStep } from './choose/choose-step';
import { DetailsStep } from './details/details-step';
import { CheckoutDone } from './done/checkout-done';
import { PaidLate } from './done/paid-late';
import type { Hold, Payment } from './holds.slice';
import { PaidWait } from './pay/paid-wait';
import { PayStep } from './pay/pay-step';
import type { Order } from './use-order';

export interface CheckoutStepProps {
  readonly event: EventRecord;
  readonly order: Order;
  /** Id of the ticket in the address; NaN or 0 without one. */
  readonly chosenTicket: number;
  /** The payment that was begun. */
  readonly payment: Payment | null;
  /** The address is the one of the payment, and this page has none yet. */
  readonly resumesPayment: boolean;
  readonly onPayment: (payment: Payment) => void;
  /** The card has paid. */
  readonly onPaid: () => void;
}

/** The current step. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { event, order, chosenTicket, payment, resumesPayment, onPayment, onPaid } = props;
  const { step, hold, storedHold, paidAt } = order;
  if (step === 'choose') return <ChooseStep event={event} order={order} chosenTicket={chosenTicket} />;
  if (hold === null || storedHold === null || step === 'waiting') return <WaitingStep />;
  if (paidAt !== null)
    return (
      <PaidWait hold={hold} storedHold={storedHold} paidAt={paidAt} isReading={order.isReading} onLook={order.again} />
    );
  if (isWithoutSeat(hold)) return <PaidLate event={event} hold={hold} onMore={() => order.end()} />;
  if (step === 'done')
    return <CheckoutDone event={event} hold={hold} storedHold={storedHold} onMore={() => order.end()} />;
  if (step === 'pay' && payment !== null) return <PayStep payment={payment} onPaid={onPaid} />;
  return (
    <DetailsStep
      event={event}
      hold={hold}
      storedHold={storedHold}
      resumesPayment={resumesPayment}
      onExpired={() => order.end('expired')}
      onPayment={onPayment}
    />
  );
}

/** The payment came too late for a seat. An order that got tickets later has its own outcome. */
function isWithoutSeat({ is_paid_late: isPaidLate = false, state, attendees }: Hold): boolean {
  return isPaidLate && state === 'refunded' && attendees.length === 0;
}
