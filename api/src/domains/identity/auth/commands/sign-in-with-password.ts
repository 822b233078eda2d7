import { AppError } from '@enlace/shared-contract/errors';
import type { Credentials } from '@enlace/shared-contract/identity';

import { beginSession } from '../../second-factor/complete-sign-in';
import { type Account, findAccountByEmail } from '../accounts.repository';
import type { AuthContext, Caller } from '../auth-context';
import { countAddressTry, countSignInTry, describeTry, forgivePasswordTry } from '../password-tries';
import { verifyPassword } from '../passwords';
import type { NewSession } from '../sign-ins.repository';

/**
 * Checks address and password and starts a login session, or the second step of an account with a second factor.
 * Neither the answer nor its time shows whether the address has an account.
 */
export async function signInWithPassword(
  auth: AuthContext,
  caller: Caller,
  credentials: Credentials,
): Promise<NewSession> {
  // Before the database is read.
  const refusal = await countAddressTry(auth, caller);
  const account = await findAccountByEmail(auth.db, credentials.email);
  const attempt = await describeTry(auth, caller, { email: credentials.email, account, refusal });
  await countSignInTry(auth.limits, caller, attempt);

  const isRight = await verifyPassword(account?.passwordHash, credentials.password);
  if (account === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
  requireUsable(account);

  await forgivePasswordTry(auth.limits, attempt);
  return beginSession(auth, caller, account, 'password');
}

/** Called after the password check, because only the owner of an account may read these errors. */
function requireUsable(account: Account): void {
  if (account.isDisabled) throw new AppError('ACCOUNT_DISABLED');
  if (!account.isVerified) throw new AppError('EMAIL_NOT_VERIFIED', { details: { user_id: account.id } });
}
