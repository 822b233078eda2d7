import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../../../infrastructure/db/database';

/** The bare entry, held until the transaction ends. Throws NOT_FOUND, for those in the trash too. */
export async function holdEntry(trx: Db, id: number) {
  const row = await trx
    .selectFrom('form_entries')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no entry ${id}` });
  return row;
}

/** Marks an entry as changed: now, but always later than the change before it. */
export async function touchEntry(trx: Db, id: number, before: Date, now: Date): Promise<void> {
  const updated_at = before >= now ? new Date(before.getTime() + 1) : now;
  await trx.updateTable('form_entries').set({ updated_at }).where('id', '=', id).execute();
}
