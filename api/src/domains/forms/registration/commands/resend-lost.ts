import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { findAccount, queueVerification } from '../../../identity';
import { transact } from '../../../../infrastructure/db/transact';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { noteMail } from '../registrations.repository';
import { mailAccountLimit } from '../../../identity';

/** Mails a new pin to an unverified user; an admin requests it. */
export async function resendLost({ deps, origin }: WriteContext, userId: number): Promise<void> {
  const auth = deps.auth.context;
  await transact(auth.db, async (trx) => {
    const account = await findAccount(trx, userId);
    const registration = await trx
      .selectFrom('registrations')
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined || registration === undefined || account.isVerified || account.isDisabled)
      throw new AppError('NOT_FOUND', { message: 'no lost registration' });
    await auth.limits.count(mailAccountLimit, `verify ${userId}`);
    await queueVerification(auth, trx, account);
    await noteMail(trx, userId, deps.clock());
    await recordAudit(trx, { origin, action: 'resend', resource: 'users_lost', rowId: userId });
  });
}
