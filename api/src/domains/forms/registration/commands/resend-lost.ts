import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { type AuthContext, type Caller, findAccount, queueVerification } from '../../../identity';
import { transact } from '../../../../infrastructure/db/transact';
import type { Clock } from '../../../../infrastructure/env/deps';
import { noteMail } from '../registrations.repository';
import { mailAccountLimit } from '../../../identity';

/** Mails a new pin to an unverified user; an admin requests it. */
export async function resendLost(auth: AuthContext, caller: Caller, userId: number, clock: Clock): Promise<void> {
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
    await noteMail(trx, userId, clock());
    await recordAudit(trx, { origin: caller.audit, action: 'resend', resource: 'users_lost', rowId: userId });
  });
}
