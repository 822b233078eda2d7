import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/database';

/** A job that was given up after its last attempt. */
export interface DeadJobRow {
  readonly id: number;
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly is_at_most_once: boolean;
  readonly reason: string;
  readonly created_at: Date;
  readonly failed_at: Date;
}

const columns = sql`id, kind, payload, attempts, is_at_most_once, coalesce(reason, '') as reason, created_at,
  ended_at as failed_at`;

/** A page of dead jobs, the latest first, and their total number. `search` matches kind, reason and payload. */
export async function listDeadJobs(
  db: Db,
  { search, page, pageSize }: { readonly search: string; readonly page: number; readonly pageSize: number },
): Promise<{ rows: readonly DeadJobRow[]; total: number }> {
  const condition: RawBuilder<unknown> =
    search === ''
      ? sql`state = 'dead'`
      : sql`state = 'dead' and position(lower(${search}) in lower(concat_ws(' ', kind, reason, payload::text))) > 0`;
  const { rows } = await sql<DeadJobRow>`select ${columns} from background_jobs where ${condition}
    order by ended_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from background_jobs
    where ${condition}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

/** Makes a dead job wait again, with all its attempts. Answers null for a job that is not dead. */
export async function reviveJob(trx: Db, id: number): Promise<DeadJobRow | null> {
  const { rows } = await sql<DeadJobRow>`with dead as materialized
      (select ${columns} from background_jobs where id = ${id} and state = 'dead' for update)
    update background_jobs as j set state = 'waiting', attempts = 0, due_at = now(), reason = null, ended_at = null
    from dead where j.id = dead.id returning dead.*`.execute(trx);
  return rows[0] ?? null;
}

/** Deletes a dead job. Answers null for a job that is not dead. */
export async function discardJob(trx: Db, id: number): Promise<DeadJobRow | null> {
  const { rows } = await sql<DeadJobRow>`delete from background_jobs where id = ${id} and state = 'dead'
    returning ${columns}`.execute(trx);
  return rows[0] ?? null;
}
