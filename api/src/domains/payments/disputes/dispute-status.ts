import type Stripe from 'stripe';

/** Statuses of disputes on which the bank, or an organiser at Stripe, still works. */
export const openDisputes = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/** Statuses in which an answer is due at Stripe. */
export const unansweredDisputes = ['needs_response', 'warning_needs_response', 'appeal_needs_response'];

/** Disputes that no longer keep Stripe from refunding the payment. */
const endedInFavour = ['won', 'warning_closed', 'prevented'];

/** Whether Stripe refuses refunds because of a dispute. An inquiry allows them. */
export function blocksRefund(dispute: Pick<Stripe.Dispute, 'is_charge_refundable' | 'status'>): boolean {
  return !dispute.is_charge_refundable && !endedInFavour.includes(dispute.status);
}

export type DisputeChange = 'opened' | 'lost' | 'won';

/** What a new status means for people; null when it changes nothing for them. `earlier` is null for a new dispute. */
export function changeOfDispute(earlier: string | null, status: string): DisputeChange | null {
  if (earlier === status) return null;
  if (status === 'lost') return 'lost';
  if (endedInFavour.includes(status)) return 'won';
  const wasOpen = earlier !== null && openDisputes.includes(earlier);
  return wasOpen ? null : 'opened';
}
