import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { changeBetween, type HeldStates, holdStates, joinChanges, type StateChange } from '../bulk/hold-states';
import type { MountedResource } from '../resource-options';

/** A line that was written. */
export interface WrittenLine {
  readonly row: number;
  readonly id: number;
}

interface Noted {
  readonly position: number;
  readonly row_id: number;
  readonly before: { readonly added: true } | StateChange;
  readonly version: string | null;
}

/**
 * Notes what lines have made of rows, so that the job can be taken back. Several lines of one row are one change of it.
 * @param before the rows as they were; one that is not there was added
 */
export async function noteWritten(
  trx: Db,
  mounted: MountedResource,
  jobId: number,
  lines: readonly WrittenLine[],
  before: HeldStates,
): Promise<void> {
  if (lines.length === 0) return;
  const ids = [...new Set(lines.map(({ id }) => id))];
  const [after, known] = [await holdStates(trx, mounted, ids), await knownRows(trx, jobId, ids)];
  const noted = ids.flatMap((id): Noted[] => {
    const [was, is, earlier] = [before.get(id), after.get(id), known.get(id)];
    if (is === undefined) return [];
    const position = earlier?.position ?? lines.find((line) => line.id === id)?.row ?? 0;
    const { version } = is;
    if (was === undefined || (earlier !== undefined && 'added' in earlier.before))
      return [{ position, row_id: id, before: { added: true }, version }];
    const change = changeBetween(mounted, was, is);
    const whole = earlier === undefined || 'added' in earlier.before ? change : joinChanges(earlier.before, change);
    return [{ position, row_id: id, before: whole, version }];
  });
  await sql`insert into bulk_rows (job_id, position, row_id, state, before, version)
    select ${jobId}::bigint, e.position, e.row_id, 'changed', e.before, e.version
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb)
      as e(position integer, row_id bigint, before jsonb, version timestamptz)
    on conflict (job_id, position) do update set before = excluded.before, version = excluded.version`.execute(trx);
}

/** What earlier lines of the same file have made of rows. */
async function knownRows(trx: Db, jobId: number, ids: readonly number[]): Promise<ReadonlyMap<number, Noted>> {
  const { rows } = await sql<Noted>`select position, row_id, before, version from bulk_rows
    where job_id = ${jobId} and row_id in (${sql.join(ids)})`.execute(trx);
  return new Map(rows.map((row) => [row.row_id, row]));
}
