import { AppError } from '@enlace/shared-contract/errors';
import type { Credentials } from '@enlace/shared-contract/identity';

import { beginSession } from '../../second-factor/complete-sign-in';
import { type Account, findAccountByEmail } from '../accounts.repository';
import type { AuthCall } from '../auth-context';
import { countAddressTry, countSignInTry, describeTry, forgivePasswordTry } from '../password-tries';
import { verifyPassword } from '../passwords';
import type { NewSession } from '../sign-ins.repository';

/**
 * Checks address and password and starts a login session, or the second step of an account with a second factor.
 * Neither the answer nor its time shows whether the address has an account.
 */
export async function signInWithPassword(call: AuthCall, credentials: Credentials): Promise<NewSession> {
  const { caller } = call;
  // Before the database is read.
  const refusal = await countAddressTry(call, caller);
  const account = await findAccountByEmail(call.db, credentials.email);
  const attempt = await describeTry(call, caller, { email: credentials.email, account, refusal });
  await countSignInTry(call.limits, caller, attempt);

  const isRight = await verifyPassword(account?.passwordHash, credentials.password);
  if (account === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
  requireUsable(account);

  await forgivePasswordTry(call.limits, attempt);
  return beginSession(call, caller, account, 'password');
}

/** Called after the password check, because only the owner of an account may read these errors. */
function requireUsable(account: Account): void {
  if (account.isDisabled) throw new AppError('ACCOUNT_DISABLED');
  if (!account.isVerified) throw new AppError('EMAIL_NOT_VERIFIED', { details: { user_id: account.id } });
}
