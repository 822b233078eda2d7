import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../infrastructure/db/database';
import type { MountedResource } from '../resource-options';
import type { RestoreChange } from '../write/row-change';
import { writeRows } from '../write/write-rows';
import { writeTexts } from '../write-texts';
import type { Writing } from '../writing';
import type { Taken } from './take-along';

/** A deletion that was kept. */
export interface Removal {
  readonly id: number;
  readonly row_id: number;
  readonly taken: unknown;
}

/** Brings a deleted row back as it was, with what went along. Throws CONFLICT where that is no longer possible. */
export async function undoRemoval(
  trx: Db,
  mounted: MountedResource,
  { id: removalId, row_id: id, taken }: Removal,
  writing: Writing,
): Promise<void> {
  const texts = writeTexts[writing.locale];
  const change: RestoreChange = { kind: 'restore', id, undo: undoOf(mounted, taken) };
  const state = await writeRows(trx, mounted, [change], writing).then(
    ([written]) => written?.state,
    (error: unknown) => {
      if (!isConstraint(error)) throw error;
      throw new AppError('CONFLICT', { message: 'place is taken', userMessage: texts.placeTaken });
    },
  );
  if (state !== 'changed') throw new AppError('CONFLICT', { message: 'not in the trash', userMessage: texts.notThere });
  await trx.deleteFrom('removals').where('id', '=', removalId).execute();
}

function undoOf({ resource }: MountedResource, taken: unknown): NonNullable<RestoreChange['undo']> {
  if (!resource.isSoftDeleted) return { taken: readTaken(taken) };
  const at: unknown = typeof taken === 'object' && taken !== null && 'updated_at' in taken ? taken.updated_at : null;
  return typeof at === 'string' ? { updatedAt: at } : {};
}

/** What `keepRemoval` has put there itself. */
function readTaken(taken: unknown): Taken {
  const isTaken = (value: unknown): value is Taken =>
    typeof value === 'object' && value !== null && 'deleted' in value && 'emptied' in value;
  if (!isTaken(taken)) throw new Error('a removal without what was taken');
  return taken;
}

function isConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}
