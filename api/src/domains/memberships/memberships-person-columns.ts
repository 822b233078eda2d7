import type { PersonColumn } from '../../infrastructure/db/person-column';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const membershipsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'memberships.user_id',
    holds: 'id',
    part: 'membership',
    shows: `state, (select name from packages where id = package_id) as plan, price, currency, "interval",
      reduction_percent, reduction_amount, reduced_until, period_start, period_end, cancel_at_period_end, cancel_reason, comp_until, card_brand, card_last4, created_at`,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'The subscription ends with the account; a job ends it at Stripe.',
  },
  {
    column: 'membership_changes.user_id',
    holds: 'id',
    part: 'membership_changes',
    shows: `(select name from packages where id = package_id) as plan, kind, total, currency, state, created_at`,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'What a member asked for; the payments are invoices.',
  },
  {
    column: 'coupon_uses.user_id',
    holds: 'id',
    part: 'coupons_used',
    shows: `(select code from coupons where id = coupon_id) as coupon, state, created_at`,
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Counts the uses of a member who exists.',
  },
  {
    column: 'membership_notices.user_id',
    holds: 'id',
    part: 'membership_mails',
    shows: 'kind, created_at',
    onRemoval: 'delete',
    onMerge: 'keep',
    why: 'Which mails about payments were sent; they concern the account that paid.',
  },
  {
    column: 'membership_invoices.user_id',
    holds: 'id',
    part: 'membership_invoices',
    shows: 'number, kind, billed_name, lines, amount, currency, reason, period_start, period_end, issued_at',
    onRemoval: 'empty',
    empties: { billed_name: 'null' },
    why: 'Invoices are kept for the accounts, without the person.',
  },
];
