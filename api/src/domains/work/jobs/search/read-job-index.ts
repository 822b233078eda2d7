import { type RawBuilder, sql } from 'kysely';

import { noteStatement } from '../../../../infrastructure/changes/note-reads';
import type { Db } from '../../../../infrastructure/db/database';
import { JobIndex } from './job-index';

/** The index of a database, and the transactions that it contains. */
interface KeptIndex {
  readonly index: JobIndex;
  /** The index contains every transaction with a lower number; null before the first read. */
  from: number | null;
  first: Promise<void> | null;
}

type Row = readonly [
  id: number,
  changedIn: number,
  codes: number[],
  publishedAt: number | null,
  endsAt: number | null,
  companyId: number,
  workplace: string,
  salaryYear: number | null,
  currency: string | null,
];

const keptIndexes = new WeakMap<Db, KeptIndex>();

/**
 * The published jobs as they are now. The first call of a process reads all jobs, each later one only those that have
 * changed since, so that a search counts without reading every job.
 */
export async function readJobIndex(db: Db): Promise<JobIndex> {
  const keptIndex: KeptIndex = keptIndexes.get(db) ?? { index: new JobIndex(), from: null, first: null };
  keptIndexes.set(db, keptIndex);
  // Pages are made again when these tables change, also when this call reads no row of them.
  noteStatement('select from jobs, companies');
  if (keptIndex.from === null) {
    keptIndex.first ??= readChanges(db, keptIndex).finally(() => (keptIndex.first = null));
    await keptIndex.first;
  }
  await readChanges(db, keptIndex);
  return keptIndex.index;
}

const snapshotEnd = sql`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

async function readChanges(db: Db, keptIndex: KeptIndex): Promise<void> {
  const { rows } = await sql<{ next: number; rows: readonly Row[] }>`select
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next,
    to_json(array(${selectRows(keptIndex.from)})) as rows`.execute(db);
  const [answer] = rows;
  if (answer === undefined) return;
  for (const row of answer.rows) keptIndex.index.put(toIndexRow(row));
  // Transactions below the lowest running one have ended, so their rows were in the answer.
  keptIndex.from = Math.max(keptIndex.from ?? 0, answer.next);
}

/**
 * Rows of transactions from a number on. After a database is restored elsewhere, its numbers can be above those of new
 * transactions; such rows count as the oldest.
 */
function selectRows(from: number | null): RawBuilder<unknown> {
  const isChanged = from === null ? sql`true` : sql`f.changed_in >= ${from}::bigint and f.changed_in < ${snapshotEnd}`;
  return sql`select json_build_array(f.job_id, case when f.changed_in < ${snapshotEnd} then f.changed_in else 0 end,
      f.codes, case when j.deleted_at is null and c.deleted_at is null then ${milliseconds('published_at')} end,
      ${milliseconds('ends_at')}, j.company_id, j.workplace, j.salary_year, j.currency)
    from job_facets f left join jobs j on j.id = f.job_id left join companies c on c.id = j.company_id
    where ${isChanged}`;
}

const milliseconds = (column: string) => sql`extract(epoch from ${sql.ref(`j.${column}`)}) * 1000`;

function toIndexRow(row: Row) {
  const [id, changedIn, codes, publishedAt, endsAt, companyId, workplace, salaryYear, currency] = row;
  if (publishedAt === null) return { id, changedIn, codes, job: null };
  const job = { companyId, publishedAt, endsAt: endsAt ?? Infinity, workplace, salaryYear, currency };
  return { id, changedIn, codes, job };
}
