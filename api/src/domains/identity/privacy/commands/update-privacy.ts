import { AppError, type Privacy } from '@enlace/shared-contract';

import { type AuditOrigin, recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { wholePrivacy } from '../privacy';

/** Sets who sees the named parts of a person's own record; the others stay as they are. Answers them all. */
export function updatePrivacy(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  userId: number,
  change: Readonly<Partial<Privacy>>,
  origin: AuditOrigin,
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
    const chosen = { ...row.privacy, ...change };
    await trx
      .updateTable('users')
      .set({ privacy: JSON.stringify(chosen), updated_at: clock() })
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
    return wholePrivacy(chosen);
  });
}
