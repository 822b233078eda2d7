import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { User } from '@enlace/shared-contract/identity';

import type { Db } from '../../../../infrastructure/db/database';
import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { findUser } from '../../users/users.repository';
import { findAccount } from '../accounts.repository';
import type { AuthCall, AuthContext, Caller } from '../auth-context';
import type { Rotation, SignedIn } from '../sign-ins.repository';

export interface RefreshedSession extends SignedIn {
  readonly refreshToken: string;
  readonly user: User;
}

/**
 * Continues a login session with the refresh cookie. A browser that returns from LinkedIn has only the session cookie;
 * then that one is used. Everything that the answer needs is read before the commit: a fault leaves the cookies of the
 * browser valid.
 */
export async function refreshSession(
  call: AuthCall,
  cookies: { readonly refresh: string | undefined; readonly all: Readonly<Record<string, string>> },
): Promise<RefreshedSession> {
  const { caller } = call;
  const session = cookies.refresh === undefined ? null : await rotate(call, caller, cookies.refresh);
  if (session !== null) return session;
  const claims = await call.sessions.read(cookies.all);
  const signIn = claims === null ? null : await call.signIns.find(claims);
  if (signIn === null) throw new AppError('UNAUTHENTICATED', { message: 'nothing to refresh' });
  const person = await readPerson(call.db, caller, signIn);
  return { ...person, signIn, refreshToken: await call.signIns.addRefreshToken(signIn.id) };
}

/**
 * Null when the token is no longer valid. A reused token throws, because the session cookie must not help in that case.
 */
async function rotate(auth: AuthContext, caller: Caller, token: string): Promise<RefreshedSession | null> {
  const complete = async (trx: Db, rotation: Rotation): Promise<RefreshedSession> => ({
    ...(await readPerson(trx, caller, rotation)),
    signIn: { ...rotation, id: rotation.signInId },
    refreshToken: rotation.token,
  });
  try {
    return await auth.signIns.rotate(token, complete);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === 'UNAUTHENTICATED') return null;
    if (error.code === 'REFRESH_REUSED')
      await recordAudit(auth.db, {
        origin: caller.audit,
        action: 'refreshReused',
        resource: 'sign_ins',
        rowId: null,
        after: error.details as object,
      });
    throw error;
  }
}

async function readPerson(
  db: Db,
  caller: Caller,
  signIn: { readonly userId: number; readonly sessionVersion: number },
) {
  const account = await findAccount(db, signIn.userId);
  const user = await findUser(db, signIn.userId, caller.locale);
  const isValid = account !== undefined && !account.isDisabled && account.sessionVersion === signIn.sessionVersion;
  if (!isValid || user === undefined)
    throw new AppError('UNAUTHENTICATED', { message: 'account gone, or signed out everywhere' });
  return { account, user };
}
