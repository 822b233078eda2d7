import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';
import type { MountedResource } from '../../core/table/resource-options';
import type { RestoreChange } from '../../core/write/row-change';
import { writeRows } from '../../core/write/write-rows';
import { writeTexts } from '../../core/write/write-texts';
import type { WriteContext } from '../../core/write/write-context';
import type { Taken } from '../../core/write/find-cascade';

/** A removal that can be undone. */
export interface Removal {
  readonly id: number;
  readonly row_id: number;
  readonly taken: unknown;
}

/**
 * Restores a removed row with everything that was deleted along with it. Throws CONFLICT when that is no longer
 * possible.
 */
export async function undoRemoval(
  trx: Db,
  mountedResource: MountedResource,
  { id: removalId, row_id: id, taken: takenRows }: Removal,
  writing: WriteContext,
): Promise<void> {
  const texts = writeTexts[writing.locale];
  const change: RestoreChange = { kind: 'restore', id, undo: undoOf(mountedResource, takenRows) };
  const state = await writeRows(trx, mountedResource, [change], writing).then(
    ([writtenRow]) => writtenRow?.state,
    (error: unknown) => {
      if (!isConstraint(error)) throw error;
      throw new AppError('CONFLICT', { message: 'place is taken', userMessage: texts.placeTaken });
    },
  );
  if (state !== 'changed') throw new AppError('CONFLICT', { message: 'not in the trash', userMessage: texts.notThere });
  await trx.deleteFrom('removals').where('id', '=', removalId).execute();
}

function undoOf({ resource }: MountedResource, takenRows: unknown): NonNullable<RestoreChange['undo']> {
  if (!resource.isSoftDeleted) return { taken: readTaken(takenRows) };
  const at: unknown =
    typeof takenRows === 'object' && takenRows !== null && 'updated_at' in takenRows ? takenRows.updated_at : null;
  return typeof at === 'string' ? { updatedAt: at } : {};
}

/** Parses a value that `keepRemoval` has stored. */
function readTaken(takenRows: unknown): Taken {
  const isTaken = (value: unknown): value is Taken =>
    typeof value === 'object' && value !== null && 'deleted' in value && 'emptied' in value;
  if (!isTaken(takenRows)) throw new Error('a removal without what was taken');
  return takenRows;
}

function isConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}
