import { AppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { transact } from '../../../../infrastructure/db/transact';
import { fieldText } from '../../../../infrastructure/errors/field-texts';
import { queueMail } from '../../../../infrastructure/mail/outbox.repository';
import { findOpenChange, isAddressTaken } from '../../address/address-changes.repository';
import { completeAddressChange } from '../../address/complete-address-change';
import { queueAddressProof } from '../../address/start-address-change';
import type { PasswordLink } from '../../address/undo-address-change';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  markVerified,
  replacePassword,
  unlinkSocialAccounts,
} from '../accounts.repository';
import type { AuthCall, AuthContext, Caller } from '../auth-context';
import { mailShutOutOwner } from '../mail-shut-out-owner';
import type { Db } from '../../../../infrastructure/db/database';
import { countProofPin, countSignInTry, forgivePasswordTry } from '../password-tries';
import { verifyPassword } from '../passwords';
import { mailAccountLimit, mailAddressLimit, pinAddressLimit, provePinAccountLimit } from '../../identity-limits';
import { verifyEmailMail } from '../mails/verify-email.mail';

/** Queues the mail with the pin that proves an address. Pass the transaction that adds the account. */
export async function queueVerification(
  auth: Pick<AuthContext, 'pins'>,
  trx: Db,
  account: Pick<Account, 'id' | 'email' | 'locale' | 'name'>,
): Promise<void> {
  const pin = await auth.pins.create(trx, account.id, 'verify');
  await queueMail(trx, account, verifyEmailMail, { name: account.name, userId: account.id, pin });
}

export interface EmailProof {
  readonly userId: number;
  readonly pin: string;
  /** The password of the registration; undefined when the owner of the address does not know it. */
  readonly password: string | undefined;
  /** The login session of the browser; it stays when the address of a verified account changes. */
  readonly signInId: string | null;
}

/**
 * Proves an address with the pin of a mail: of a registration, or the new address of an account. A stranger can have
 * made the registration, so it is confirmed as it is only together with its password. Without the password, the
 * password and the link to LinkedIn are removed; the result then has the secret to choose a new password.
 */
export async function verifyEmail(call: AuthCall, proof: EmailProof): Promise<ProvedEmail> {
  const { caller } = call;
  await call.limits.count(pinAddressLimit, caller.ip);
  await countProofPin(call.limits, caller, proof.userId);
  const { isRight: isRightPassword, email } = await checkPassword(call, caller, proof);
  const outcome = await transact(call.db, async (trx) => {
    const account = await findAccount(trx, proof.userId);
    if (account === undefined) return 'refused';
    const change = await findOpenChange(trx, account.id);
    // The answer to the first attempt was lost, or another tab was faster. The password alone would sign in, too.
    if (change === undefined && account.isVerified && isRightPassword === true) return null;
    if (!(await call.pins.redeem(trx, account.id, change === undefined ? 'verify' : 'email', proof.pin)))
      return 'refused';
    if (change !== undefined) {
      const request = { now: new Date(), signInId: proof.signInId, audit: caller.audit };
      if (!(await completeAddressChange(trx, call, change, account, request))) return 'refused';
      if (account.passwordHash !== null) return null;
      const { link } = await call.pins.createSecrets(trx, account.id, 'reset');
      return { email: change.newEmail, link };
    }
    if (account.isVerified) return null;
    // Thrown, so that the pin stays valid.
    if (isRightPassword === false) throw wrongPassword(caller);
    await markVerified(trx, account.id);
    await recordAudit(trx, {
      origin: { ...caller.audit, actorId: account.id },
      action: 'verifyEmail',
      resource: 'users',
      rowId: account.id,
    });
    return isRightPassword === true ? null : dropStrangersAccess(call, trx, account);
  });
  if (outcome === 'refused') throw new AppError('INVALID_PIN');
  await call.limits.giveBack(provePinAccountLimit, String(proof.userId));
  return { newPassword: outcome, email: isRightPassword === true ? email : null };
}

export interface ProvedEmail {
  /** The secret to choose a new password; null when the password stays. */
  readonly newPassword: PasswordLink | null;
  /** The address to sign in with; null for a caller who does not know the password. */
  readonly email: string | null;
}

/** Whether the password is the one of the account; null without a password. */
async function checkPassword(
  auth: AuthContext,
  caller: Caller,
  { userId, password }: EmailProof,
): Promise<{ readonly isRight: boolean | null; readonly email: string | null }> {
  if (password === undefined) return { isRight: null, email: null };
  const account = await findAccount(auth.db, userId);
  const attempt = { email: account?.email ?? `account ${userId}`, ip: caller.ip };
  await countSignInTry(auth.limits, caller, attempt);
  const isRight = await verifyPassword(account?.passwordHash, password);
  if (isRight) await forgivePasswordTry(auth.limits, attempt);
  return { isRight, email: account?.email ?? null };
}

function wrongPassword({ locale }: Caller): AppError {
  return new AppError('VALIDATION_FAILED', {
    message: 'not the password of the registration',
    fields: { password: [fieldText(locale, 'wrongPassword')] },
  });
}

/** Removes what a stranger can have set before the address was proved. */
async function dropStrangersAccess(auth: AuthContext, trx: Db, account: Account): Promise<PasswordLink> {
  await replacePassword(trx, account.id, null);
  await unlinkSocialAccounts(trx, account.id);
  const { link } = await auth.pins.createSecrets(trx, account.id, 'reset');
  return { email: account.email, link };
}

/**
 * Mails the pin again if an address is not verified yet: that of a new account, or the new one of an account. The
 * answer is the same in all cases.
 */
export async function resendVerification(
  call: AuthCall,
  person: { readonly email: string } | { readonly userId: number },
): Promise<void> {
  const { caller } = call;
  await call.limits.count(mailAddressLimit, caller.ip);
  const key = 'email' in person ? person.email : String(person.userId);
  await call.limits.count(mailAccountLimit, `verify ${key}`);
  const account = await ('email' in person
    ? findAccountByEmail(call.db, person.email)
    : findAccount(call.db, person.userId));
  await transact(call.db, async (trx) => {
    if (account === undefined || account.isDisabled) {
      await mailShutOutOwner(trx, person);
      return undefined;
    }
    const change = await findOpenChange(trx, account.id);
    if (change === undefined && !account.isVerified) return queueVerification(call, trx, account);
    if (change === undefined || (await isAddressTaken(trx, change.newEmail, account.id, new Date()))) return undefined;
    return queueAddressProof(trx, call, account, change);
  });
}
