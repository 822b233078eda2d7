import type { MembershipRow } from '../member';

export type SubscriptionState = MembershipRow['state'];

/** What a transition does besides the new state; `move-subscription.ts` has each of them. */
export type SubscriptionEffect =
  /** What a treasurer agreed about a failed payment is over. */
  | 'endPause'
  /** An entry of the audit under the name of the transition. */
  | 'audit';

interface Transition {
  readonly from: readonly SubscriptionState[];
  readonly to: SubscriptionState;
  readonly effects: readonly SubscriptionEffect[];
}

/** States before the first payment of a subscription. */
const earlyStates = ['none', 'canceled', 'incomplete'] as const satisfies readonly SubscriptionState[];

/**
 * All transitions of a subscription. Stripe moves its money and decides about them; this site fetches the result. A
 * fetch can be late and miss a state, so a transition also begins where the missed one began. What a state gives is in
 * `plans/grant.ts`, which mail it sends in `notices/dunning-mails.ts`.
 */
export const subscriptionTransitions = {
  /** The bank asks about the first payment. */
  begin: { from: ['none', 'canceled'], to: 'incomplete', effects: [] },
  /** The first payment never came. */
  drop: { from: ['canceled', 'incomplete'], to: 'none', effects: [] },
  /** The first payment is here. */
  start: { from: earlyStates, to: 'active', effects: ['endPause'] },
  /** A renewal was not paid: the member keeps the plan for the days of grace. */
  failPayment: { from: [...earlyStates, 'active'], to: 'past_due', effects: ['audit'] },
  /** Stripe tries the charge no longer. */
  stopCharges: { from: [...earlyStates, 'active', 'past_due'], to: 'unpaid', effects: ['audit'] },
  /** The renewal is paid after all. */
  recoverPayment: { from: ['past_due', 'unpaid'], to: 'active', effects: ['endPause', 'audit'] },
  /** The subscription is over; the member keeps the plan until the end of the paid time. */
  endPlan: {
    from: ['none', 'incomplete', 'active', 'past_due', 'unpaid'],
    to: 'canceled',
    effects: ['endPause', 'audit'],
  },
} as const satisfies Readonly<Record<string, Transition>>;

export type SubscriptionTransition = keyof typeof subscriptionTransitions;

const transitionNames = Object.keys(subscriptionTransitions) as readonly SubscriptionTransition[];

export function transitionOf(name: SubscriptionTransition): Transition {
  return subscriptionTransitions[name];
}

/** The transition between two different states; undefined when there is none. */
export function findTransition(from: SubscriptionState, to: SubscriptionState): SubscriptionTransition | undefined {
  return transitionNames.find((name) => transitionOf(name).to === to && transitionOf(name).from.includes(from));
}
