import { AppError, isAppError, type Viewer } from '@enlace/shared-contract';

import type { AccessClaims } from './access-tokens';
import type { AuthContext } from './auth-context';
import { findViewer } from './viewer.repository';

export interface Bearer {
  readonly viewer: Viewer | null;
  readonly claims: AccessClaims | null;
  /** Why the token given was refused; thrown by calls that need a viewer. */
  readonly fault: AppError | null;
}

const nobody: Bearer = { viewer: null, claims: null, fault: null };

/** Reads the bearer token of a request. Throws only when the database fails: that must never look like a bad token. */
export async function readBearer(auth: AuthContext, authorization: string | undefined): Promise<Bearer> {
  if (authorization === undefined) return nobody;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined)
    return { ...nobody, fault: new AppError('UNAUTHENTICATED', { message: 'authorization header malformed' }) };
  try {
    const claims = await auth.accessTokens.verify(token);
    const viewer = await findViewer(auth.db, claims);
    if (viewer !== null) return { viewer, claims, fault: null };
    return { viewer: null, claims, fault: new AppError('UNAUTHENTICATED', { message: 'sign-in has ended' }) };
  } catch (error) {
    if (isAppError(error) && error.status === 401) return { ...nobody, fault: error };
    throw error;
  }
}
