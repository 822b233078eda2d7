import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../../../infrastructure/db/database';

/** The bare row of a feature, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockFeature(trx: Db, id: number) {
  const row = await trx.selectFrom('features').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no feature ${id}` });
  return row;
}

/** Sets the time of the last change to `now`, or to one millisecond after the previous change if that is later. */
export async function touchFeature(trx: Db, id: number, before: Date, now: Date): Promise<void> {
  const updated_at = before >= now ? new Date(before.getTime() + 1) : now;
  await trx.updateTable('features').set({ updated_at }).where('id', '=', id).execute();
}
