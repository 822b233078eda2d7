import type { MembershipFigures } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

const monthCount = 13;
const recoveryDays = 90;

interface Movement {
  readonly month: string;
  readonly kind: 'stayed' | MovementKind;
  readonly count: number;
  /** Of the plans after the change, and what the change added or took. */
  readonly amount: number;
  readonly change: number;
}

type MovementKind = keyof MembershipFigures['months'][number]['movements'];
type Share = MembershipFigures['failed'];

/**
 * Recurring revenue of the last months, from the invoices alone: a member counts at an instant when the last invoice
 * covers it, with the price of its plan for a month. The present month counts until now.
 */
export async function findFigures(
  db: Db,
  chosenCurrency: string | undefined,
  context: ReadContext,
): Promise<MembershipFigures> {
  const { rows: currencyRows } = await sql<{ currency: string }>`select currency from membership_invoices
    group by 1 order by count(*) desc, 1`.execute(db);
  const currencies = currencyRows.map(({ currency }) => currency);
  const currency = chosenCurrency ?? currencies[0] ?? 'USD';
  const { now } = context;
  const movements = await findMovements(db, currency, now);
  const { rows: cash } = await sql<{ month: string; invoiced: number; refunded: number }>`select
      to_char(date_trunc('month', issued_at at time zone 'UTC'), 'YYYY-MM-DD') as month,
      coalesce(sum(amount) filter (where kind = 'invoice'), 0)::bigint as invoiced,
      -coalesce(sum(amount) filter (where kind <> 'invoice'), 0)::bigint as refunded
    from membership_invoices where currency = ${currency} and issued_at <= ${now} group by 1`.execute(db);
  const { rows: failedShares } =
    await sql<Share>`select count(*)::int as count, coalesce(sum(due_amount), 0)::bigint as amount
    from memberships where state in ('past_due', 'unpaid') and currency = ${currency}`.execute(db);
  const { rows: gifts } = await sql<{ count: number }>`select count(*)::int as count from memberships
    where comp_until > ${now}`.execute(db);
  return {
    currency,
    currencies: currencies.includes(currency) ? currencies : [...currencies, currency],
    months: monthsUntil(now).map((month) => {
      const rows = movements.filter((row) => row.month === month);
      const shareOf = (kind: MovementKind): Share => {
        const row = rows.find((one) => one.kind === kind);
        return { count: row?.count ?? 0, amount: Math.abs(row?.change ?? 0) };
      };
      const present = rows.filter(({ kind }) => kind !== 'left');
      const sums = cash.find((row) => row.month === month);
      return {
        month,
        recurring: {
          count: present.reduce((sum, { count }) => sum + count, 0),
          amount: present.reduce((sum, { amount }) => sum + amount, 0),
        },
        movements: {
          new: shareOf('new'),
          returned: shareOf('returned'),
          upgraded: shareOf('upgraded'),
          downgraded: shareOf('downgraded'),
          left: shareOf('left'),
        },
        invoiced: sums?.invoiced ?? 0,
        refunded: sums?.refunded ?? 0,
      };
    }),
    ...(await findGroups(db, currency, context)),
    failed: failedShares[0] ?? { count: 0, amount: 0 },
    recovery: await findRecovery(db, now),
    complimentary: gifts[0]?.count ?? 0,
  };
}

/** The failed payments about which members got a mail in the last 90 days, by their invoices. */
async function findRecovery(db: Db, now: Date): Promise<MembershipFigures['recovery']> {
  const { rows } = await sql<MembershipFigures['recovery']>`select count(distinct n.subject)::int as failed_count,
      count(distinct i.source_id)::int as paid_count
    from membership_notices n left join membership_invoices i on i.source_id = n.subject
    where n.kind like 'dunning-%' and n.created_at > ${new Date(now.getTime() - recoveryDays * 86_400_000)}`.execute(
    db,
  );
  return rows[0] ?? { failed_count: 0, paid_count: 0 };
}

/** Invoices of a currency with the key of their subscription. */
const invoicesOf = (currency: string) => sql`select i.*, coalesce(i.membership_id, -i.id) as subject
  from membership_invoices i where i.kind = 'invoice' and i.currency = ${currency}`;

async function findMovements(db: Db, currency: string, now: Date): Promise<readonly Movement[]> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthCount, 1));
  const { rows } = await sql<Movement>`with months as (
      select m as start, least(m + interval '1 month', ${now}::timestamptz at time zone 'UTC') as ends
      from generate_series(${first}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC',
        interval '1 month') as m),
    invoices as (${invoicesOf(currency)}),
    begun as (select subject, min(issued_at) as at from invoices group by 1),
    states as (
      select distinct on (m.start, i.subject) m.start, i.subject, case
        when i.period_end > m.ends at time zone 'UTC' then i.monthly_amount else 0 end as amount
      from months m join invoices i on i.issued_at <= m.ends at time zone 'UTC'
        and i.period_end > (m.start - interval '1 month') at time zone 'UTC'
      order by m.start, i.subject, i.issued_at desc, i.id desc),
    steps as (
      select s.start, s.subject, s.amount, coalesce(p.amount, 0) as before, b.at < s.start at time zone 'UTC' as is_old
      from states s join begun b on b.subject = s.subject
        left join states p on p.subject = s.subject and p.start = s.start - interval '1 month')
    select to_char(start, 'YYYY-MM-DD') as month, case
        when before = 0 and amount > 0 then case when is_old then 'returned' else 'new' end
        when amount = 0 then 'left' when amount > before then 'upgraded' when amount < before then 'downgraded'
        else 'stayed' end as kind,
      count(*)::int as count, sum(amount)::bigint as amount, sum(amount - before)::bigint as change
    from steps where amount > 0 or before > 0 group by 1, 2`.execute(db);
  return rows;
}

/** First days of the shown months, the latest last. */
function monthsUntil(now: Date): string[] {
  return Array.from({ length: monthCount }, (_, index) => {
    const offset = index - monthCount + 1;
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 10);
  });
}

/** Recurring revenue now, by role, by country of the member and by plan. */
async function findGroups(db: Db, currency: string, context: ReadContext) {
  const present = sql`select distinct on (i.subject) i.*
    from (${invoicesOf(currency)}) as i where i.issued_at <= ${context.now}
    order by i.subject, i.issued_at desc, i.id desc`;
  const groupBy = async (name: ReturnType<typeof sql>) => {
    const { rows } = await sql<Share & { name: string }>`select coalesce(${name}, '') as name, count(*)::int as count,
        sum(i.monthly_amount)::bigint as amount
      from (${present}) as i left join packages p on p.id = i.package_id left join roles r on r.id = p.role_id
        left join users u on u.id = i.user_id
      where i.period_end > ${context.now} group by 1 order by 3 desc, 1`.execute(db);
    return rows;
  };
  return {
    by_role: await groupBy(sql`r.name`),
    by_country: await groupBy(sql`u.country_code`),
    by_package: await groupBy(sql`r.name || ' · ' || ${translateColumn(context, 'name', 'p')}`),
  };
}
