import { AppError } from '@enlace/shared-contract/errors';
import type { Privacy } from '@enlace/shared-contract/identity';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Acting } from '../../users/acting';
import { wholePrivacy } from '../privacy';

/**
 * Sets who may read the named fields of the user's own record; other fields keep their level. Returns the levels of all
 * fields.
 */
export function updatePrivacy(
  { deps: { db, clock }, viewer: { id: userId }, origin }: Acting,
  change: Readonly<Partial<Privacy>>,
): Promise<Privacy> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('privacy')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new AppError('UNAUTHENTICATED', { message: 'account gone' });
    const chosenLevels = { ...row.privacy, ...change };
    await trx
      .updateTable('users')
      .set({ privacy: JSON.stringify(chosenLevels), updated_at: clock() })
      .where('id', '=', userId)
      .execute();
    await recordAudit(trx, {
      origin,
      action: 'updatePrivacy',
      resource: 'users',
      rowId: userId,
      before: row.privacy,
      after: change,
    });
    return wholePrivacy(chosenLevels);
  });
}
