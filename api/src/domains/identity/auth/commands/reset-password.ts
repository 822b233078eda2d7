import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { transact } from '../../../../infrastructure/db/transact';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { findAccountByEmail, markVerified, replacePassword, unlinkSocialAccounts } from '../accounts.repository';
import type { AuthCall } from '../auth-context';
import { mailShutOutOwner } from '../mail-shut-out-owner';
import { forgetPasswordTries } from '../password-tries';
import { requireGoodPassword } from '../password-policy';
import { hashPassword } from '../passwords';
import { mailAccountLimit, mailAddressLimit, pinAddressLimit, resetPinAccountLimit } from '../../identity-limits';
import { forgotPasswordMail } from '../mails/forgot-password.mail';
import { passwordChangedMail } from '../mails/password-changed.mail';

/**
 * Mails a link and a pin for a new password if the address has an account, or the reason why the account cannot be used.
 * The answer is the same in all cases.
 */
export async function requestPasswordReset(call: AuthCall, email: string): Promise<void> {
  const { caller } = call;
  await call.limits.count(mailAddressLimit, caller.ip);
  await call.limits.count(mailAccountLimit, `reset ${email}`);
  const account = await findAccountByEmail(call.db, email);
  await transact(call.db, async (trx) => {
    if (account === undefined || account.isDisabled) {
      await mailShutOutOwner(trx, { email });
      return;
    }
    const { pin, link } = await call.pins.createSecrets(trx, account.id, 'reset');
    await queueMail(trx, account, forgotPasswordMail, { name: account.name, email: account.email, pin, link });
  });
}

export interface PasswordReset {
  readonly email: string;
  /** The long secret of the mail's link, or the six digits of the mail. */
  readonly pin: string;
  readonly password: string;
}

/**
 * Sets a new password after a check of the link's secret or the pin, and ends all login sessions of the user. Both came
 * by mail, so they also prove the address. A day has few tries of pins, because six digits can be guessed; the link works
 * whatever strangers tried, and their tries of passwords are forgotten. Returns the id of the account.
 */
export async function resetPassword(call: AuthCall, reset: PasswordReset): Promise<number> {
  const { caller } = call;
  await call.limits.count(pinAddressLimit, caller.ip);
  const isPin = /^\d{6}$/.test(reset.pin);
  if (isPin) await call.limits.count(resetPinAccountLimit, reset.email);
  await requireGoodPassword(reset.password, { email: reset.email, product: call.productName }, caller.locale);
  // The hash is made first and in all cases: the time of the answer must not show whether the address has an
  // account.
  const passwordHash = await hashPassword(reset.password);
  const account = await findAccountByEmail(call.db, reset.email);
  if (account === undefined || account.isDisabled) throw new AppError('INVALID_PIN');
  const isDone = await transact(call.db, async (trx) => {
    const redeem = isPin ? call.pins.redeem : call.pins.redeemLink;
    if (!(await redeem(trx, account.id, 'reset', reset.pin))) return false;
    // Thrown after the check of the secret, so that the answer shows no name to a stranger. The secret stays valid.
    await requireGoodPassword(reset.password, { names: [account.name] }, caller.locale);
    // Before the proof of the address, a stranger can have made the link.
    if (!account.isVerified) await unlinkSocialAccounts(trx, account.id);
    await replacePassword(trx, account.id, passwordHash);
    await markVerified(trx, account.id);
    await queueMail(trx, account, passwordChangedMail, { name: account.name });
    await recordAudit(trx, {
      origin: { ...caller.audit, actorId: account.id },
      action: 'resetPassword',
      resource: 'users',
      rowId: account.id,
    });
    return true;
  });
  if (!isDone) throw new AppError('INVALID_PIN');
  await forgetPasswordTries(call.limits, { email: account.email, ip: caller.ip });
  return account.id;
}
