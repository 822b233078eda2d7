import {
  type DonationsQuery,
  type DonationView,
  donationViews,
  type ListedDonation,
} from '@enlace/shared-contract/donations';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holdsWords } from '../../../kit/core/table/expressions';
import { needsAttention } from './payment-of-receipt';

const usualPageSize = 25;

/** Conditions of the views on a donation `d` with its sums `s`. */
const conditions: Readonly<Record<DonationView, RawBuilder<unknown>>> = {
  all: sql`true`,
  once: sql`d.kind = 'once'`,
  active: sql`d.state = 'active'`,
  past_due: sql`d.state = 'past_due'`,
  ended: sql`d.state = 'ended'`,
  refunded: sql`s.refunded > 0`,
  attention: needsAttention,
};

type Time = Pick<DonationsQuery, 'from' | 'to'>;

/** Condition on a receipt `r`. */
export const isIssued = ({ from, to }: Time): RawBuilder<boolean> =>
  all([
    ...(from === undefined ? [] : [sql`r.issued_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`r.issued_at < ${to}::timestamptz`]),
  ]);

/** Donations with the sums of their receipts of a time. */
const sourceOf = (time: Time) => sql`from donations d cross join lateral (
    select coalesce(sum(r.amount) filter (where r.kind = 'receipt'), 0)::float8 as given,
      coalesce(-sum(r.amount) filter (where r.kind = 'credit_note'), 0)::float8 as refunded,
      count(*) filter (where r.kind = 'receipt')::int as payments, count(*)::int as rows, max(r.issued_at) as last_at
    from donation_receipts r where r.donation_id = d.id and ${isIssued(time)}) s`;

const sorts: Readonly<Record<NonNullable<DonationsQuery['sort']>, Expression>> = {
  name: sql`lower(f_unaccent(d.donor_name))`,
  amount: sql`d.amount`,
  given: sql`s.given`,
  last_at: sql`s.last_at`,
  created_at: sql`d.created_at`,
};

const columns = sql`d.id, d.kind, d.state, d.donor_name as name, d.donor_email as email,
  d.user_id is not null as has_account, d.shows_name, d.message, d.amount, d.currency, s.given, s.refunded, s.payments,
  s.last_at, d.next_at as next_payment_at, d.created_at`;

/** A page of paid donations with their numbers by view, and the sums of the whole view. */
export async function listDonations(db: Db, query: DonationsQuery) {
  const { view: viewName = 'all', page = 1, per_page: size = usualPageSize } = query;
  const source = sourceOf(query);
  const isFound = all(filtersOf(query));
  const direction = (query.direction ?? 'desc') === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const { rows } = await sql<ListedDonation>`select ${columns} ${source} where ${isFound} and ${conditions[viewName]}
    order by ${sorts[query.sort ?? 'last_at']} ${direction}, d.id desc
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<Record<DonationView, number>>`select ${sql.join(
    donationViews.map((one) => sql`count(*) filter (where ${conditions[one]})::int as ${sql.ref(one)}`),
  )} ${source} where ${isFound}`.execute(db);
  const sums = await sql<{ currency: string; given: number; refunded: number }>`select d.currency,
    sum(s.given)::float8 as given, sum(s.refunded)::float8 as refunded ${source}
    where ${isFound} and ${conditions[viewName]} group by 1 order by 2 desc`.execute(db);
  const monthly = await sql<{ currency: string; amount: number; count: number }>`select d.currency,
    sum(d.amount)::float8 as amount, count(*)::int as count ${source}
    where ${isFound} and ${conditions[viewName]} and d.state = 'active' group by 1 order by 2 desc`.execute(db);
  const numbers = counts.rows[0];
  return {
    data: rows,
    meta: {
      total: numbers?.[viewName] ?? 0,
      page,
      per_page: size,
      views: Object.fromEntries(donationViews.map((one) => [one, numbers?.[one] ?? 0])),
      sums: sums.rows,
      monthly: monthly.rows,
    },
  };
}

/** One paid donation; undefined when it is missing. */
export async function findListedDonation(db: Db, id: number | null): Promise<ListedDonation | undefined> {
  const { rows } = await sql<ListedDonation>`select ${columns} ${sourceOf({})}
    where d.id = ${id} and d.state <> 'open'`.execute(db);
  return rows[0];
}

function filtersOf({ search = '', from, to }: DonationsQuery) {
  const text = sql`concat_ws(' ', d.donor_name, d.donor_email, (select string_agg(n.number, ' ')
    from donation_receipts n where n.donation_id = d.id))`;
  return [
    sql`d.state <> 'open'`,
    holdsWords(text, search),
    ...(from === undefined && to === undefined ? [] : [sql`s.rows > 0`]),
  ];
}
