/** States of disputes on which the bank, or the treasurer at Stripe, still works. */
export const openDisputes = [
  ...['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'],
  ...['appeal_needs_response', 'appeal_under_review'],
];
