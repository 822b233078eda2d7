import { AppError, isAppError } from '@enlace/shared-contract';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import { findAccount } from '../accounts.repository';
import type { AuthContext, Caller } from '../auth-context';
import type { SignedIn } from './sign-in-with-password';

export interface RefreshedSession extends SignedIn {
  readonly refreshToken: string;
}

/**
 * Continues a login session with the refresh cookie. A browser that returns from LinkedIn has only the session cookie;
 * then that one is used.
 */
export async function refreshSession(
  auth: AuthContext,
  caller: Caller,
  cookies: { readonly refresh: string | undefined; readonly all: Readonly<Record<string, string>> },
): Promise<RefreshedSession> {
  const rotation = cookies.refresh === undefined ? null : await rotate(auth, caller, cookies.refresh);
  if (rotation !== null) {
    const account = await findAccount(auth.db, rotation.userId);
    if (account === undefined || account.isDisabled || account.sessionVersion !== rotation.sessionVersion)
      throw new AppError('UNAUTHENTICATED', { message: 'account gone, or signed out everywhere' });
    return { account, signIn: { ...rotation, id: rotation.signInId }, refreshToken: rotation.token };
  }
  const claims = await auth.sessions.read(cookies.all);
  const signIn = claims === null ? null : await auth.signIns.find(claims);
  const account = signIn === null ? undefined : await findAccount(auth.db, signIn.userId);
  if (signIn === null || account === undefined)
    throw new AppError('UNAUTHENTICATED', { message: 'nothing to refresh' });
  return { account, signIn, refreshToken: await auth.signIns.addRefreshToken(signIn.id) };
}

/**
 * Null when the token is no longer valid. A reused token throws, because the session cookie must not help in that case.
 */
async function rotate(auth: AuthContext, caller: Caller, token: string) {
  try {
    return await auth.signIns.rotate(token);
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
