import { undoMinutes } from '@enlace/shared-contract/admin';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { RowUndo } from '../../core/write/row-change';
import type { WriteContext } from '../../core/write/write-context';

/** The undo of a removal and its time limit. */
export interface RemovalUndo {
  readonly id: number;
  /** ISO 8601. */
  readonly until: string;
}

/** Stores what a removal deleted, as `writeRows` answered it. Call it in the transaction of the removal. */
export async function keepRemoval(
  trx: Db,
  { resource }: MountedResource,
  before: Row,
  undo: RowUndo | null,
  { origin, now }: WriteContext,
): Promise<RemovalUndo> {
  const rowId = Number(before['id']);
  const takenRows = undo !== null && 'taken' in undo ? undo.taken : { updated_at: before['updated_at'] };
  const until = new Date(now.getTime() + undoMinutes * 60_000);
  await forgetRemovals(trx, now);
  const { id } = await trx
    .insertInto('removals')
    .values({
      resource: resource.name,
      row_id: rowId,
      label: String(before['title'] ?? before['name'] ?? before['reference'] ?? `#${rowId}`).slice(0, 200),
      actor_id: origin.actorId,
      at: now,
      until,
      taken: JSON.stringify(takenRows),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, until: until.toISOString() };
}

/** Deletes removals whose time limit is over. */
export async function forgetRemovals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('removals').where('until', '<=', now).execute();
}
