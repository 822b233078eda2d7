import { AppError, isAppError, type Viewer } from '@enlace/shared-contract';

import { findImpersonatedUser, type Impersonation } from '../rights/impersonations.repository';
import type { AccessClaims } from './access-tokens';
import type { AuthContext } from './auth-context';
import { findViewer } from './viewer.repository';

export interface Bearer {
  readonly viewer: Viewer | null;
  readonly claims: AccessClaims | null;
  /** The impersonation of the token; `viewer` is then the impersonated user. */
  readonly impersonation: Impersonation | null;
  /** The reason why the token was refused; calls that need a viewer throw it. */
  readonly fault: AppError | null;
}

const noBearer: Bearer = { viewer: null, claims: null, impersonation: null, fault: null };

/**
 * Reads the bearer token of a request. Throws only when the database fails, because such a failure must not look like a
 * bad token.
 */
export async function readBearer(auth: AuthContext, authorization: string | undefined): Promise<Bearer> {
  if (authorization === undefined) return noBearer;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined)
    return { ...noBearer, fault: new AppError('UNAUTHENTICATED', { message: 'authorization header malformed' }) };
  try {
    const claims = await auth.accessTokens.verify(token);
    const actor = await findViewer(auth.db, claims);
    const fault = new AppError('UNAUTHENTICATED', { message: 'sign-in has ended' });
    if (actor === null) return { ...noBearer, claims, fault };
    if (claims.impersonationId === undefined) return { viewer: actor, claims, impersonation: null, fault: null };
    const viewer = await findImpersonatedUser(auth.db, claims.impersonationId, actor);
    if (viewer === null) return { ...noBearer, claims, fault };
    return { viewer, claims, impersonation: { id: claims.impersonationId, actor: actor }, fault: null };
  } catch (error) {
    if (isAppError(error) && error.status === 401) return { ...noBearer, fault: error };
    throw error;
  }
}
