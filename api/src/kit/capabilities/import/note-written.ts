import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { joinUndos } from '../bulk/join-undos';
import type { RowUndo } from '../../core/write/row-change';
import type { LineResult } from './write-plans';

interface NotedRow {
  readonly position: number;
  readonly row_id: number;
  readonly before: RowUndo;
  readonly version: string | null;
}

/** Stores how lines have changed rows, so that the job can be undone. Several lines of one row count as one change. */
export async function noteWritten(trx: Db, jobId: number, lines: readonly LineResult[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ id, undo }) => (id === null || undo === null ? [] : [id])))];
  if (ids.length === 0) return;
  const notedById = new Map(await notedRows(trx, jobId, ids));
  for (const { row, id, undo, version } of lines) {
    if (id === null || undo === null) continue;
    const earlier = notedById.get(id);
    const before = earlier === undefined ? undo : joinUndos(earlier.before, undo);
    notedById.set(id, { position: earlier?.position ?? row, row_id: id, before, version });
  }
  await sql`insert into bulk_rows (job_id, position, row_id, state, before, version)
    select ${jobId}::bigint, e.position, e.row_id, 'changed', e.before, e.version
    from jsonb_to_recordset(${JSON.stringify([...notedById.values()])}::jsonb)
      as e(position integer, row_id bigint, before jsonb, version timestamptz)
    on conflict (job_id, position) do update set before = excluded.before, version = excluded.version`.execute(trx);
}

/** Changes of these rows by earlier lines of the same file. */
async function notedRows(trx: Db, jobId: number, ids: readonly number[]): Promise<ReadonlyMap<number, NotedRow>> {
  const { rows } = await sql<NotedRow>`select position, row_id, before, to_jsonb(version) #>> '{}' as version
    from bulk_rows where job_id = ${jobId} and row_id in (${sql.join(ids)})`.execute(trx);
  return new Map(rows.map((row) => [row.row_id, row]));
}
