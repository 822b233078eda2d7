import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { HopelessJobError } from '../../../infrastructure/jobs/define-job';

/** Rows that differed from a count of their sources, and were repaired. */
export interface Drift {
  readonly table: 'member_facts' | 'dashboard_facts' | 'dashboard_slots' | 'dashboard_days';
  readonly rows: number;
}

interface RecountDeps extends Pick<ApiDeps, 'db' | 'clock'> {
  readonly logger: Pick<ApiDeps['logger'], 'error' | 'info'>;
}

const lockKey = 20_261_201;
const keptDays = 400;

/** Each count is a transaction of its own, so that the locks of members end before the rollups are counted. */
const recounts: Readonly<Record<Drift['table'], (trx: Db) => Promise<number>>> = {
  member_facts: recountMembers,
  dashboard_facts: addMissingFacts,
  dashboard_slots: (trx) => recountRollup(trx, 'dashboard_slots', ['kind', 'company_id', 'slot']),
  dashboard_days: (trx) => recountRollup(trx, 'dashboard_days', ['kind', 'subject_id', 'company_id', 'day']),
};

const recountedTables = ['member_facts', 'dashboard_facts', 'dashboard_slots', 'dashboard_days'] as const;

/** Counts member facts and rollups again, repairs what differs, and stores the result. */
export async function recountFacts({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<readonly Drift[]> {
  const drift: Drift[] = [];
  for (const table of recountedTables) {
    const rows = await transact(db, async (trx) => {
      // Two recounts at the same time would repair twice.
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
      return recounts[table](trx);
    });
    if (rows > 0) drift.push({ table, rows });
  }
  await transact(db, async (trx) => {
    const now = clock();
    await sql`delete from dashboard_counts
      where counted_at < ${now}::timestamptz - make_interval(days => ${keptDays})`.execute(trx);
    await sql`insert into dashboard_counts (counted_at, row_count, drift) values (${now},
      (select count(*) from member_facts) + (select count(*) from dashboard_facts), ${JSON.stringify(drift)}::jsonb)`.execute(
      trx,
    );
  });
  return drift;
}

/** The nightly job. A drift is a fault: the job is dead with its numbers, so that admins see it (background jobs). */
export async function runRecount({ db, clock, logger }: RecountDeps): Promise<void> {
  const drift = await recountFacts({ db, clock });
  if (drift.length === 0) return logger.info('the facts of the dashboards agree with their sources');
  logger.error({ drift }, 'facts of the dashboards differed from their sources and were repaired');
  throw new HopelessJobError(`repaired: ${drift.map(({ table, rows }) => `${rows} of ${table}`).join(', ')}`);
}

/** A paid package that has ended by the clock is repaired too, and is no drift: no write announces it. */
async function recountMembers(trx: Db): Promise<number> {
  const { rows } = await sql<{ drift: number }>`select count(*) filter (where (f.is_premium and not c.is_premium
      and to_jsonb(c) - 'is_premium' = to_jsonb(f) - 'is_premium' - 'noise') is not true)::integer as drift
    from drifted_member_facts d left join computed_member_facts c on c.user_id = d.user_id
      left join member_facts f on f.user_id = d.user_id`.execute(trx);
  await sql`select member_facts_recount()`.execute(trx);
  return rows[0]?.drift ?? 0;
}

/** Applications and messages without a fact. A fact without its source stays: it has happened. */
async function addMissingFacts(trx: Db): Promise<number> {
  const { numAffectedRows } = await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select m.kind, m.subject_id, coalesce(m.company_id, j.company_id), m.happened_at
    from (
      select 'application' as kind, job_id as subject_id, null::bigint as company_id, applied_at as happened_at
        from applications
      union all select 'connection', null, company_id, at from pool_contacts
      except all select kind, subject_id, case when kind = 'connection' then company_id end, happened_at
        from dashboard_facts where kind in ('application', 'connection')
    ) m left join jobs j on j.id = m.subject_id order by m.happened_at`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Adds the differences as rows of their own: it locks no number, so views are written meanwhile. */
async function recountRollup(trx: Db, table: Drift['table'], names: readonly string[]): Promise<number> {
  const [rollup, computedView] = [sql.table(table), sql.table(`computed_${table}`)];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const { numAffectedRows } = await sql`insert into ${rollup} (${columns}, amount)
    select ${columns}, sum(amount)::bigint from (
      select ${columns}, amount from ${computedView} union all select ${columns}, -amount from ${rollup}) as both_counts
    group by ${columns} having sum(amount) <> 0`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
