import type { orderStates } from '@enlace/shared-contract/orders';

export type OrderState = (typeof orderStates)[number];

/** What a transition does besides the new state; `move-order.ts` has each of them. */
export type OrderEffect =
  /** Seats, choices and uses of a code that the order holds are free again. */
  | 'releaseHold'
  /** The held seats become sold ones, or free seats are taken; the people get tickets and mails. */
  | 'makeTickets'
  /** An offer of the waiting list is accepted, declined, or has expired without an answer. */
  | 'acceptOffer'
  | 'declineOffer'
  | 'expireOffer'
  /** An open payment is looked at soon, and cancelled at Stripe when it is not paid. */
  | 'checkPayment'
  /** The buyer gets a mail that the payment is here and the tickets follow. */
  | 'mailPaidWithoutTickets'
  /** An entry of the audit under the name of the transition. */
  | 'audit';

interface Transition {
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  readonly effects: readonly OrderEffect[];
}

/** States before a payment is delivered. */
export const openStates = ['held', 'expired', 'cancelled'] as const satisfies readonly OrderState[];

/**
 * All transitions between states of an order; docs/guides/orders.md has the diagram. A new order is `held` or
 * `confirmed` (`create-order.ts`).
 */
export const orderTransitions = {
  /** The buyer gives the seats back. */
  release: { from: ['held'], to: 'cancelled', effects: ['checkPayment', 'declineOffer', 'releaseHold'] },
  /** The time of the hold is over. */
  expire: { from: ['held'], to: 'expired', effects: ['checkPayment', 'expireOffer', 'releaseHold'] },
  /** The order is confirmed or paid, or an organiser makes the tickets later. */
  deliver: {
    from: [...openStates, 'paid_without_tickets', 'refund_failed'],
    to: 'confirmed',
    effects: ['acceptOffer', 'makeTickets'],
  },
  /** A payment has arrived, and no tickets can be made of it. */
  keepPayment: {
    from: openStates,
    to: 'paid_without_tickets',
    effects: ['mailPaidWithoutTickets', 'audit', 'declineOffer', 'releaseHold'],
  },
  /** The whole payment goes back, also one that comes after the last seat. */
  refund: {
    from: [
      ...openStates,
      'confirmed',
      'partially_refunded',
      'paid_without_tickets',
      'refund_failed',
      'cancellation_failed',
      'settled',
    ],
    to: 'refunded',
    effects: ['declineOffer', 'releaseHold'],
  },
  /** A part of the payment goes back. */
  refundPart: {
    from: ['confirmed', 'partially_refunded', 'refund_failed', 'settled'],
    to: 'partially_refunded',
    effects: [],
  },
  /** A lost dispute is won after all: the payment is here again, completely, partly, or without tickets. */
  regain: { from: ['partially_refunded', 'refunded'], to: 'confirmed', effects: [] },
  regainPart: { from: ['refunded'], to: 'partially_refunded', effects: [] },
  regainUndelivered: { from: ['refunded'], to: 'paid_without_tickets', effects: [] },
  /** Stripe refuses a refund. */
  failRefund: {
    from: ['confirmed', 'partially_refunded', 'refunded', 'settled'],
    to: 'refund_failed',
    effects: ['audit'],
  },
  /** The event is cancelled, and the order could not be. */
  failCancellation: {
    from: ['confirmed', 'partially_refunded', 'refund_failed', 'settled'],
    to: 'cancellation_failed',
    effects: ['audit'],
  },
  /** An organiser has settled the order by hand. */
  settle: {
    from: ['paid_without_tickets', 'refund_failed', 'cancellation_failed'],
    to: 'settled',
    effects: ['audit'],
  },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderTransition = keyof typeof orderTransitions;

export const transitionNames = Object.keys(orderTransitions) as readonly OrderTransition[];

export function transitionOf(name: OrderTransition): Transition {
  return orderTransitions[name];
}

/** Whether an order of this state can make the transition. */
export function canMove(state: OrderState, name: OrderTransition): boolean {
  return transitionOf(name).from.includes(state);
}
