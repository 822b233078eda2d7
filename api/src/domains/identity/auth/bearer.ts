import type { Viewer } from '@enlace/shared-contract/access';
import { AppError, isAppError } from '@enlace/shared-contract/errors';

import { findImpersonatedUser, type Impersonation } from '../rights/impersonations.repository';
import { lacksFactor } from '../second-factor/factors.repository';
import { withoutRights } from '../second-factor/enrolment-calls';
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
  /** Whether the user must add a second factor before anything else; `viewer` has no rights then. */
  readonly lacksFactor: boolean;
}

const noBearer: Bearer = { viewer: null, claims: null, impersonation: null, fault: null, lacksFactor: false };

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
    if (await lacksFactor(auth.db, auth.secondFactor, actor.id)) {
      const isImpersonation = claims.impersonationId !== undefined;
      return { ...noBearer, viewer: isImpersonation ? null : withoutRights(actor), claims, lacksFactor: true };
    }
    if (claims.impersonationId === undefined) return { ...noBearer, viewer: actor, claims };
    const viewer = await findImpersonatedUser(auth.db, claims.impersonationId, actor);
    if (viewer === null) return { ...noBearer, claims, fault };
    return { ...noBearer, viewer, claims, impersonation: { id: claims.impersonationId, actor: actor } };
  } catch (error) {
    if (isAppError(error) && error.status === 401) return { ...noBearer, fault: error };
    throw error;
  }
}
