import type { PersonColumn } from '../../infrastructure/db/person-column';

const shows = `kind, state, amount, currency, donor_name, donor_email, message, shows_name, created_at,
  (select json_agg(json_build_object('number', r.number, 'amount', r.amount, 'issued_at', r.issued_at) order by r.id)
    from donation_receipts r where r.donation_id = donations.id) as receipts`;
const empties = { donor_name: 'null', message: 'null', shows_name: 'false' };
const why = 'Receipts are kept for the accounts, without the person; a job ends a monthly donation at Stripe.';

/** Columns of the domain that refer to a person: its part of the personal-data register. */
export const donationsPersonColumns: readonly PersonColumn[] = [
  {
    column: 'donations.user_id',
    holds: 'id',
    part: 'donations',
    shows,
    onRemoval: 'empty',
    empties: { ...empties, donor_email: 'null' },
    why,
  },
  {
    column: 'donations.donor_email',
    holds: 'email',
    part: 'donations_by_email',
    shows,
    onRemoval: 'empty',
    empties: { ...empties, user_id: 'null' },
    why,
  },
];
