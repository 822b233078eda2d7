import type { waitingStates } from '@enlace/shared-contract/orders';

export type WaitingState = (typeof waitingStates)[number];

/** What a transition does besides the new state and its times; `move-entries.ts` has each of them. */
export type WaitingEffect =
  /** The order of the offer, its tickets and its times are stored. */
  | 'storeOffer'
  /** The person gets no further offer until `resumes_at`. */
  | 'pauseOffers'
  /** The person gets the offer, its end, the end of the list, or the removal as a mail; of a cancelled event its end. */
  | 'mailOffer'
  | 'mailOfferEnd'
  | 'mailClosedList'
  | 'mailRemoval'
  /** The mail about the end waits for the result of a payment that is under way. */
  | 'mailOfferEndLater'
  /** The page of the event shows another list. Freed seats of an offer announce it themselves. */
  | 'announceFigures'
  /** An entry of the audit. */
  | 'auditRemoval';

interface Transition {
  readonly from: readonly WaitingState[];
  readonly to: WaitingState;
  readonly effects: readonly WaitingEffect[];
}

/** States of a place that has not ended; it then has no `ended_at`. */
export const activeStates = ['waiting', 'offered'] as const satisfies readonly WaitingState[];

/**
 * All transitions between states of a place on the waiting list. A new place is `waiting` (`create-entry.ts`). Seats
 * belong to the order of the offer, and change with its transition (`orders/machine/transitions.ts`).
 */
export const waitingTransitions = {
  /** A new order holds free seats for the person. */
  offer: { from: ['waiting'], to: 'offered', effects: ['storeOffer', 'mailOffer'] },
  /** The order of the offer, which is still held, gets its tickets. */
  accept: { from: ['offered'], to: 'accepted', effects: [] },
  /** A late payment makes the tickets, of the order of the offer or of another order of the person. */
  acceptLate: { from: [...activeStates, 'declined', 'expired', 'left'], to: 'accepted', effects: [] },
  /** The person wants no tickets, or the order of the offer ends without tickets; its seats are released. */
  decline: { from: ['offered'], to: 'declined', effects: [] },
  /** The person gives the seats back and keeps the place; the order is released. */
  keepWaiting: { from: ['offered'], to: 'waiting', effects: ['pauseOffers'] },
  /** The order of the offer has expired, and its seats are released. */
  expire: { from: ['offered'], to: 'expired', effects: ['mailOfferEnd'] },
  /** The same while a payment is under way. */
  expireInPayment: { from: ['offered'], to: 'expired', effects: ['mailOfferEndLater'] },
  /** The same for an offer that could not be accepted, because its event was postponed or is a draft. */
  returnToLine: { from: ['offered'], to: 'waiting', effects: [] },
  /** No offer can follow: the event, the sale of the ticket or the list is over. */
  close: { from: ['waiting'], to: 'expired', effects: ['mailClosedList', 'announceFigures'] },
  /** The person leaves; the order of an offer is released. */
  leave: { from: activeStates, to: 'left', effects: ['announceFigures'] },
  /** An organiser removes the place; the order of an offer is released. */
  remove: { from: activeStates, to: 'left', effects: ['auditRemoval', 'mailRemoval', 'announceFigures'] },
} as const satisfies Readonly<Record<string, Transition>>;

export type WaitingTransition = keyof typeof waitingTransitions;

export const waitingTransitionNames = Object.keys(waitingTransitions) as readonly WaitingTransition[];

export function transitionOf(name: WaitingTransition): Transition {
  return waitingTransitions[name];
}

/** Whether a place of this state can make the transition. */
export function canMove(state: WaitingState, name: WaitingTransition): boolean {
  return transitionOf(name).from.includes(state);
}

/** Whether a place of this state waits or has an offer. */
export function isActive(state: WaitingState): boolean {
  return activeStates.some((one) => one === state);
}
