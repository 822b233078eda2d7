import {
  type ListedMembership,
  type MembershipsQuery,
  type MembershipView,
  membershipViews,
} from '@enlace/shared-contract/memberships';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holdsWords, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { graceEnd } from '../plans/grant';
import { hasFinding, needsAttention } from './findings/find-findings';

const usualPageSize = 25;

/** Conditions of the views on a membership `m`. */
const conditionsOfViews = (now: Date): Readonly<Record<MembershipView, RawBuilder<unknown>>> => ({
  all: sql`true`,
  active: sql`(m.state = 'active' and not m.cancel_at_period_end)`,
  past_due: sql`m.state in ('past_due', 'unpaid')`,
  ending: sql`(m.state = 'active' and m.cancel_at_period_end)`,
  complimentary: sql`m.comp_until > ${now}`,
  canceled: sql`m.state = 'canceled'`,
  attention: needsAttention(now),
});

/** Rows that a treasurer sees: who has paid, who has been given a plan, and whose money was moved at Stripe. */
const isShown = sql`(m.state not in ('none', 'incomplete') or m.comp_until is not null or ${hasFinding})`;

const source = sql`from memberships m join users u on u.id = m.user_id
  left join packages p on p.id = m.package_id left join packages k on k.id = m.comp_package_id
  left join roles r on r.id = coalesce(p.role_id, k.role_id)`;

const name = sql`concat_ws(' ', u.first_name, u.last_name)`;

const sorts: Readonly<Record<NonNullable<MembershipsQuery['sort']>, Expression>> = {
  name: sql`lower(f_unaccent(${name}))`,
  price: sql`m.price`,
  period_end: sql`m.period_end`,
  failed_at: sql`m.failed_at`,
  due_amount: sql`m.due_amount`,
  created_at: sql`m.created_at`,
};

type Row = Omit<ListedMembership, 'grace_ends_at'> & { readonly failed_at: string | null };

function columns(context: ReadContext) {
  const isGiven = sql`m.comp_until > ${context.now}`;
  const plan = (table: string) => sql`case when ${sql.ref(`${table}.id`)} is null then null else
    json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${translateColumn(context, 'name', table)}) end`;
  return sql`m.id, json_build_object('id', u.id, 'name', ${name}, 'email', u.email, 'country_code', u.country_code) as "user",
    m.state, r.name as role, ${plan('p')} as package, m.price, m.currency, m."interval", m.period_end,
    m.cancel_at_period_end, case when ${isGiven} then m.comp_until end as comp_until,
    case when ${isGiven} then ${plan('k')} end as comp_package, m.failed_at, m.due_amount, m.attempts,
    m.next_attempt_at, m.dunning_paused_until, m.created_at`;
}

/** A page of memberships with their numbers by view, and the sum of the failed payments. */
export async function listMemberships(db: Db, query: MembershipsQuery, context: ReadContext) {
  const { view: viewName = 'all', page = 1, per_page: size = usualPageSize } = query;
  const conditions = conditionsOfViews(context.now);
  const isFound = all([isShown, ...filtersOf(query)]);
  const sort = query.sort ?? (viewName === 'past_due' ? 'failed_at' : 'created_at');
  const direction = (query.direction ?? 'desc') === 'asc' ? sql`asc nulls last` : sql`desc nulls last`;
  const { rows } = await sql<Row>`select ${columns(context)} ${source} where ${isFound} and ${conditions[viewName]}
    order by ${sorts[sort]} ${direction}, m.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<Record<MembershipView, number>>`select ${sql.join(
    membershipViews.map((one) => sql`count(*) filter (where ${conditions[one]})::int as ${sql.ref(one)}`),
  )} ${source} where ${isFound}`.execute(db);
  const atRisk = await sql<{ currency: string; amount: number; count: number }>`select m.currency,
    sum(m.due_amount)::bigint as amount, count(*)::int as count ${source}
    where ${isFound} and ${conditions.past_due} group by 1 order by 2 desc`.execute(db);
  const countries = await sql<{ code: string }>`select distinct u.country_code as code ${source}
    where ${isShown} and u.country_code is not null order by 1`.execute(db);
  const numbers = counts.rows[0];
  return {
    data: rows.map(presentRow),
    meta: {
      total: numbers?.[viewName] ?? 0,
      page,
      per_page: size,
      views: Object.fromEntries(membershipViews.map((one) => [one, numbers?.[one] ?? 0])),
      at_risk: atRisk.rows,
      countries: countries.rows.map(({ code }) => code),
    },
  };
}

/** One membership; undefined when it is missing. */
export async function findListedMembership(
  db: Db,
  id: number | null,
  context: ReadContext,
): Promise<ListedMembership | undefined> {
  const { rows } = await sql<Row>`select ${columns(context)} ${source} where m.id = ${id}`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : presentRow(row);
}

function filtersOf({ search = '', package_id: packageId, role_id: roleId, country }: MembershipsQuery) {
  const text = sql`concat_ws(' ', u.first_name, u.last_name, u.email)`;
  return [
    holdsWords(text, search),
    ...(packageId === undefined ? [] : [sql`coalesce(p.id, k.id) = ${packageId}`]),
    ...(roleId === undefined ? [] : [sql`r.id = ${roleId}`]),
    ...(country === undefined ? [] : [sql`u.country_code = ${country}`]),
  ];
}

function presentRow(row: Row): ListedMembership {
  const failedAt = row.failed_at === null ? null : new Date(row.failed_at);
  const pausedUntil = row.dunning_paused_until === null ? null : new Date(row.dunning_paused_until);
  const end = graceEnd({ failed_at: failedAt, dunning_paused_until: pausedUntil });
  return { ...row, grace_ends_at: end?.toISOString() ?? null };
}
