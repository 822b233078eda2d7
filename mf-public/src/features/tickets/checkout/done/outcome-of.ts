import { attentionStates } from '@enlace/shared-contract/orders';

import type { EventRecord } from '../../../../lib/types';
import type { Hold } from '../holds.slice';

/** What became of an order, as its buyer reads it; each has its texts under `done`. */
export type Outcome =
  | 'going'
  | 'pending'
  | 'eventCancelled'
  | 'cancelled'
  | 'transferred'
  | 'refunded'
  | 'partlyRefunded'
  | 'settled'
  | 'settledEmpty'
  | 'withoutTickets'
  | 'refundFailed'
  | 'refundFailedEmpty'
  | 'cancellationFailed'
  | 'cancellationFailedFree';

/** Whether the order still changes: it is open, or an organiser has to act. */
export function isUnfinished({ state }: Pick<Hold, 'state'>): boolean {
  return state === 'held' || attentionStates.some((one) => one === state);
}

/** The tickets with which the buyer, or the people of the order, get in. */
export function validTickets({ attendees }: Hold): Hold['attendees'] {
  return attendees.filter(({ state }) => state === 'confirmed' || state === 'pending_approval');
}

export function outcomeOf(hold: Hold, event: Pick<EventRecord, 'status'>): Outcome {
  const { state, attendees, total } = hold;
  const tickets = validTickets(hold);
  const isEmpty = tickets.length === 0;
  if (state === 'paid_without_tickets') return 'withoutTickets';
  if (state === 'cancellation_failed') return total === 0 ? 'cancellationFailedFree' : 'cancellationFailed';
  if (state === 'refund_failed') return isEmpty ? 'refundFailedEmpty' : 'refundFailed';
  if (!isEmpty && event.status === 'cancelled') return 'eventCancelled';
  if (state === 'settled') return isEmpty ? 'settledEmpty' : 'settled';
  if (!isEmpty) return tickets.every((ticket) => ticket.state === 'pending_approval') ? 'pending' : 'going';
  if (state === 'refunded') return 'refunded';
  if (state === 'partially_refunded') return 'partlyRefunded';
  return attendees.some((attendee) => attendee.state === 'transferred') ? 'transferred' : 'cancelled';
}
