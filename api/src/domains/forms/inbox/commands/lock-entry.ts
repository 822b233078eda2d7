import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../../infrastructure/db/database';
import { readableFamilies } from '../families';

/**
 * The bare row of an entry, locked until the transaction ends. Throws NOT_FOUND, also for entries in the trash and for
 * entries that the viewer may not read.
 */
export async function lockEntry(trx: Db, id: number, viewer: Viewer | null) {
  const row = await trx
    .selectFrom('form_entries')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('family', 'in', readableFamilies(viewer))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no entry ${id}` });
  return row;
}

/** Sets the time of the last change to `now`, or to one millisecond after the previous change if that is later. */
export async function touchEntry(trx: Db, id: number, before: Date, now: Date): Promise<void> {
  const updated_at = before >= now ? new Date(before.getTime() + 1) : now;
  await trx.updateTable('form_entries').set({ updated_at }).where('id', '=', id).execute();
}
