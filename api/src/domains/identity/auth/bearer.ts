import { AppError, isAppError, type Viewer } from '@enlace/shared-contract';

import { findView, type View } from '../rights/views.repository';
import type { AccessClaims } from './access-tokens';
import type { AuthContext } from './auth-context';
import { findViewer } from './viewer.repository';

export interface Bearer {
  readonly viewer: Viewer | null;
  readonly claims: AccessClaims | null;
  /** The look as somebody else that the token is for; then `viewer` is that person. */
  readonly view: View | null;
  /** Why the token given was refused; thrown by calls that need a viewer. */
  readonly fault: AppError | null;
}

const nobody: Bearer = { viewer: null, claims: null, view: null, fault: null };

/** Reads the bearer token of a request. Throws only when the database fails: that must never look like a bad token. */
export async function readBearer(auth: AuthContext, authorization: string | undefined): Promise<Bearer> {
  if (authorization === undefined) return nobody;
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined)
    return { ...nobody, fault: new AppError('UNAUTHENTICATED', { message: 'authorization header malformed' }) };
  try {
    const claims = await auth.accessTokens.verify(token);
    const own = await findViewer(auth.db, claims);
    const fault = new AppError('UNAUTHENTICATED', { message: 'sign-in has ended' });
    if (own === null) return { ...nobody, claims, fault };
    if (claims.viewAs === undefined) return { viewer: own, claims, view: null, fault: null };
    const viewer = await findView(auth.db, claims.viewAs, own);
    if (viewer === null) return { ...nobody, claims, fault };
    return { viewer, claims, view: { id: claims.viewAs, actor: own }, fault: null };
  } catch (error) {
    if (isAppError(error) && error.status === 401) return { ...nobody, fault: error };
    throw error;
  }
}
