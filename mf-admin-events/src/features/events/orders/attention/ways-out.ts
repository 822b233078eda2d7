import { attentionStates, orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';

/** The calls of the ways out of an order, each with its access. */
export const wayOutCalls = {
  deliver: orderCalls.deliver,
  refund: paymentCalls.refundOrder,
  settle: orderCalls.settle,
  giveBack: orderCalls.returnDoorPayment,
} as const;

export type WayOut = keyof typeof wayOutCalls;

/** States in which an organiser has to act. */
export type AttentionState = (typeof attentionStates)[number];

/** The state of an order that needs attention; undefined for other orders. */
export function attentionOf(state: OrderDetails['state']): AttentionState | undefined {
  return attentionStates.find((name) => name === state);
}

/**
 * What an organiser can do with an order.
 * @param restAmount what can still go back, in minor units
 */
export function waysOutOf(
  { state, attendees, door_payment: doorPayment }: OrderDetails,
  restAmount: number,
): readonly WayOut[] {
  const hasNoTickets = state === 'paid_without_tickets' || (state === 'refund_failed' && attendees.length === 0);
  return [
    ...(hasNoTickets ? (['deliver'] as const) : []),
    ...(restAmount > 0 ? (['refund'] as const) : []),
    ...(doorPayment !== null && doorPayment.returned_at === null ? (['giveBack'] as const) : []),
    ...(attentionOf(state) === undefined ? [] : (['settle'] as const)),
  ];
}
