import { AppError } from '@enlace/shared-contract';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { transact } from '../../../../infrastructure/db/transact';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { findAccountByEmail, markVerified, replacePassword } from '../accounts.repository';
import type { AuthContext, Caller } from '../auth-context';
import { hashPassword } from '../passwords';

/** Mails a pin for a new password if the address has an account. The answer is the same in both cases. */
export async function requestPasswordReset(auth: AuthContext, caller: Caller, email: string): Promise<void> {
  await auth.limits.count('mailAddress', caller.ip);
  await auth.limits.count('mailAccount', `reset ${email}`);
  const account = await findAccountByEmail(auth.db, email);
  if (account === undefined || account.isDisabled) return;
  await transact(auth.db, async (trx) => {
    const pin = await auth.pins.create(trx, account.id, 'reset');
    await queueMail(trx, account, {
      template: 'forgotPassword',
      values: { name: account.name, email: account.email, pin },
    });
  });
}

export interface PasswordReset {
  readonly email: string;
  readonly pin: string;
  readonly password: string;
}

/**
 * Sets a new password after a check of the pin, and ends all login sessions of the user. The pin came by mail, so it
 * also proves the address.
 */
export async function resetPassword(auth: AuthContext, caller: Caller, reset: PasswordReset): Promise<void> {
  await auth.limits.count('pinAddress', caller.ip);
  // The hash is made first and in all cases: the time of the answer must not show whether the address has an
  // account.
  const passwordHash = await hashPassword(reset.password);
  const account = await findAccountByEmail(auth.db, reset.email);
  if (account === undefined || account.isDisabled) throw new AppError('INVALID_PIN');
  const isDone = await transact(auth.db, async (trx) => {
    if (!(await auth.pins.redeem(trx, account.id, 'reset', reset.pin))) return false;
    await replacePassword(trx, account.id, passwordHash);
    await markVerified(trx, account.id);
    await queueMail(trx, account, {
      template: 'passwordChanged',
      values: { name: account.name },
    });
    await recordAudit(trx, {
      origin: { ...caller.audit, actorId: account.id },
      action: 'resetPassword',
      resource: 'users',
      rowId: account.id,
    });
    return true;
  });
  if (!isDone) throw new AppError('INVALID_PIN');
  await auth.limits.forget('loginAccount', account.email);
}
