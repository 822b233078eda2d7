import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { HopelessJobError } from '../../../infrastructure/background-jobs/define-job';
import { findMemberSpans, recountMembers } from './recount-members';
import { addUpRollup, type FactSpan, type Rollup, rollups } from './rollups';

/** Rows that differed from a count of their sources, and were repaired. */
export interface Drift {
  readonly table: 'member_facts' | 'dashboard_facts' | Rollup['table'];
  readonly rows: number;
}

type RecountDeps = Pick<ApiDeps, 'unhurried' | 'clock'>;

/** Counts a part again, repairs it, and answers the number of its rows that differed. */
type Recount = (trx: Db) => Promise<number>;

const lockKey = 20_261_201;
const keptDays = 400;

/** Days of facts that are counted in one transaction. */
const daysAtOnce = 30;

/**
 * Counts member facts and rollups again, repairs what differs, and stores the result. Each part is a transaction of its
 * own, so that no lock and no statement lasts long.
 */
export function recountFacts(deps: RecountDeps): Promise<readonly Drift[]> {
  return deps.unhurried(async (db) => {
    const memberSpans = await findMemberSpans(db);
    const spans = await findSpans(db, deps.clock());
    const counts = [
      await recountParts(
        db,
        'member_facts',
        memberSpans.map((span) => (trx) => recountMembers(trx, span)),
      ),
      await recountParts(
        db,
        'dashboard_facts',
        spans.map((span) => (trx) => addMissingFacts(trx, span)),
      ),
    ];
    for (const rollup of rollups)
      counts.push(
        await recountParts(
          db,
          rollup.table,
          spans.map((span) => (trx) => recountRollup(trx, rollup, span)),
        ),
      );
    const drift = counts.filter(({ rows }) => rows > 0);
    await storeResult(db, drift, deps.clock());
    return drift;
  });
}

/** The nightly job. A drift is a fault: the job is dead with its numbers, so that admins see it (background jobs). */
export async function runRecount(
  deps: RecountDeps & { readonly logger: Pick<ApiDeps['logger'], 'error' | 'info'> },
): Promise<void> {
  const drift = await recountFacts(deps);
  if (drift.length === 0) return deps.logger.info('the facts of the dashboards agree with their sources');
  deps.logger.error({ drift }, 'facts of the dashboards differed from their sources and were repaired');
  throw new HopelessJobError(`repaired: ${drift.map(({ table, rows }) => `${rows} of ${table}`).join(', ')}`);
}

async function recountParts(db: Db, table: Drift['table'], parts: readonly Recount[]): Promise<Drift> {
  let rows = 0;
  for (const recount of parts)
    rows += await transact(db, async (trx) => {
      // Two recounts at the same time would repair twice.
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
      return recount(trx);
    });
  return { table, rows };
}

async function storeResult(db: Db, drift: readonly Drift[], now: Date): Promise<void> {
  await transact(db, async (trx) => {
    await sql`delete from dashboard_counts
      where counted_at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(trx);
    await sql`insert into dashboard_counts (counted_at, row_count, drift) values (${now},
      (select count(*) from member_facts) + (select count(*) from dashboard_facts), ${JSON.stringify(drift)}::jsonb)`.execute(
      trx,
    );
  });
}

/** Spans that contain all times: some days each from the first fact until now, and what is before and after them. */
async function findSpans(db: Db, now: Date): Promise<readonly FactSpan[]> {
  const { rows } = await sql<{ first: Date | null }>`select min(happened_at) as first from dashboard_facts`.execute(db);
  const first = new Date(rows[0]?.first ?? now);
  first.setUTCHours(0, 0, 0, 0);
  const bounds = ['-infinity'];
  for (const day = first; day < now; day.setUTCDate(day.getUTCDate() + daysAtOnce)) bounds.push(day.toISOString());
  return bounds.map((since, index) => ({ since, until: bounds[index + 1] ?? 'infinity' }));
}

/** Applications and messages without a fact. A fact without its source stays: it has happened. */
async function addMissingFacts(trx: Db, { since, until }: FactSpan): Promise<number> {
  const isWithin = (column: string) =>
    sql`(${sql.ref(column)} >= ${since}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz)`;
  const { numAffectedRows } = await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select m.kind, m.subject_id, coalesce(m.company_id, j.company_id), m.happened_at
    from (
      select 'application' as kind, job_id as subject_id, null::bigint as company_id, applied_at as happened_at
        from applications where ${isWithin('applied_at')}
      union all select 'connection', null, company_id, at from pool_contacts where ${isWithin('at')}
      except all select kind, subject_id, case when kind = 'connection' then company_id end, happened_at
        from dashboard_facts where kind in ('application', 'connection') and ${isWithin('happened_at')}
    ) m left join jobs j on j.id = m.subject_id order by m.happened_at`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Adds the differences as rows of their own: it locks no number, so views are written meanwhile. */
async function recountRollup(trx: Db, rollup: Rollup, span: FactSpan): Promise<number> {
  const { table, columns, isWithin } = rollup;
  const computedRows = sql`${sql.raw(`computed_${table}_within`)}(${span.since}::timestamptz, ${span.until}::timestamptz)`;
  const { numAffectedRows } = await sql`insert into ${sql.table(table)} (${columns}, amount)
    select ${columns}, sum(amount)::bigint from (
      select ${columns}, amount from ${computedRows}
      union all select ${columns}, -amount from ${sql.table(table)} r where ${isWithin(span)}) as both_counts
    group by ${columns} having sum(amount) <> 0`.execute(trx);
  await addUpRollup(trx, rollup, span);
  return Number(numAffectedRows ?? 0);
}
