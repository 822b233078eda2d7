import { AppError } from '@enlace/shared-contract';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { transact } from '../../../../infrastructure/db/transact';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { type Account, findAccount, findAccountByEmail, markVerified } from '../accounts.repository';
import type { AuthContext, Caller } from '../auth-context';
import type { Db } from '../../../../infrastructure/db/database';

/** Queues the mail with the pin that proves an address. Pass the transaction that adds the account. */
export async function queueVerification(
  auth: Pick<AuthContext, 'pins'>,
  trx: Db,
  account: Pick<Account, 'id' | 'email' | 'locale' | 'name'>,
): Promise<void> {
  const pin = await auth.pins.create(trx, account.id, 'verify');
  await queueMail(trx, account, { template: 'verifyEmail', values: { name: account.name, userId: account.id, pin } });
}

export async function verifyEmail(
  auth: AuthContext,
  caller: Caller,
  proof: { readonly userId: number; readonly pin: string },
): Promise<void> {
  await auth.limits.count('pinAddress', caller.ip);
  const isDone = await transact(auth.db, async (trx) => {
    const account = await findAccount(trx, proof.userId);
    if (account === undefined || !(await auth.pins.redeem(trx, account.id, 'verify', proof.pin))) return false;
    await markVerified(trx, account.id);
    await recordAudit(trx, {
      origin: { ...caller.audit, actorId: account.id },
      action: 'verifyEmail',
      resource: 'users',
      rowId: account.id,
    });
    return true;
  });
  if (!isDone) throw new AppError('INVALID_PIN');
}

/** Mails the pin again if the address is not verified yet. The answer is the same in all cases. */
export async function resendVerification(
  auth: AuthContext,
  caller: Caller,
  person: { readonly email: string } | { readonly userId: number },
): Promise<void> {
  await auth.limits.count('mailAddress', caller.ip);
  const key = 'email' in person ? person.email : String(person.userId);
  await auth.limits.count('mailAccount', `verify ${key}`);
  const account = await ('email' in person
    ? findAccountByEmail(auth.db, person.email)
    : findAccount(auth.db, person.userId));
  if (account === undefined || account.isVerified || account.isDisabled) return;
  await transact(auth.db, (trx) => queueVerification(auth, trx, account));
}
