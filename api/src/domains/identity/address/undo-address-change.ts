import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { Db } from '../../../infrastructure/db/database';
import { queueMail } from '../../../infrastructure/mail/outbox.repository';
import { findAccount, replacePassword, unlinkSocialAccounts } from '../auth/accounts.repository';
import type { AuthCall, AuthContext } from '../auth/auth-context';
import {
  type AddressChange,
  dropUnfinishedRegistration,
  findUndoable,
  isAddressTaken,
  markUndone,
} from './address-changes.repository';
import { forgotPasswordMail } from '../auth/mails/forgot-password.mail';

/** The address and the secret with which the owner chooses a new password. */
export interface PasswordLink {
  readonly email: string;
  readonly link: string;
}

/** The change that a token undoes; null when the token or its time is over. */
export async function findChangeOfToken(
  auth: Pick<AuthContext, 'undoTokens'>,
  trx: Db,
  token: string,
  now: Date,
): Promise<AddressChange | null> {
  const id = auth.undoTokens.changeOf(token);
  const change = id === null ? undefined : await findUndoable(trx, id, now);
  return change !== undefined && auth.undoTokens.isGood(token, change) ? change : null;
}

/**
 * Undoes a change of an address, completed or not, and all later ones. A stranger can have used the account, so all
 * login sessions end, the password and the link to LinkedIn are removed, and the owner chooses a new password. Returns null when there is nothing to undo.
 */
export function undoAddressChange(
  call: AuthCall,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<PasswordLink | null> {
  return transact(call.db, async (trx) => {
    const change = await findChangeOfToken(call, trx, token, now);
    const account = change === null ? undefined : await findAccount(trx, change.userId);
    if (change === null || account === undefined) return null;
    const { userId, oldEmail } = change;
    if (await isAddressTaken(trx, oldEmail, userId, now)) return null;
    await dropUnfinishedRegistration(trx, oldEmail);
    await trx
      .updateTable('users')
      .set({ email: oldEmail, email_verified_at: now, updated_at: now })
      .where('id', '=', userId)
      .execute();
    await replacePassword(trx, userId, null);
    await unlinkSocialAccounts(trx, userId);
    await markUndone(trx, change, now);
    await trx.deleteFrom('pins').where('user_id', '=', userId).execute();
    const { pin, link } = await call.pins.createSecrets(trx, userId, 'reset');
    const { name, locale } = account;
    const values = { name, email: oldEmail, pin, link };
    await queueMail(trx, { email: oldEmail, locale }, forgotPasswordMail, values);
    await recordAudit(trx, {
      origin: { ...call.caller.audit, actorId: userId },
      action: 'undoEmailChange',
      resource: 'users',
      rowId: userId,
    });
    return { email: oldEmail, link };
  });
}
