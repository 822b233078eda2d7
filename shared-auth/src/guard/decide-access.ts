import { isAllowed } from '@enlace/shared-contract/access';
import type { Page } from '@enlace/shared-contract/platform';

import { isExpired } from '../auth/auth.selectors';
import type { AuthState } from '../auth/auth.slice';

export interface AccessQuestion {
  readonly page: Pick<Page, 'protected' | 'allowed'>;
  readonly auth: AuthState;
  /** Whether the server has confirmed the user in this page's life; see `isActorChecked`. */
  readonly isActorChecked: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Path, query and hash of the requested page; the way back from /login. */
  readonly path?: string;
}

export type Access =
  | { readonly kind: 'validating' }
  | { readonly kind: 'allowed' }
  /** To /login, then back to `callback`. */
  | { readonly kind: 'login'; readonly callback: string }
  | { readonly kind: 'home' };

/**
 * The guard's decision: users without a session go to /login, users without role and permission to /. An empty list
 * allows every signed-in user; names match exactly. A page with a list is guarded even without its `protected` flag.
 */
export function decideAccess({ page, auth, isActorChecked, now, path = '/' }: AccessQuestion): Access {
  if (!page.protected && page.allowed.length === 0) return { kind: 'allowed' };
  const { user } = auth;
  if (!auth.isLoggedIn || user === null || isExpired(auth, now)) {
    return auth.loading === 'loading' ? { kind: 'validating' } : { kind: 'login', callback: path };
  }
  if (!isActorChecked) return { kind: 'validating' };
  const names = { roles: user.roles.map(nameOf), permissions: user.permissions.map(nameOf) };
  return isAllowed(names, page.allowed) ? { kind: 'allowed' } : { kind: 'home' };
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

/** Address of the login page with the way back, for example `/login?callbackUrl=%2Fmy`. */
export function loginPath(callback: string): string {
  return `/login?${new URLSearchParams({ callbackUrl: callback })}`;
}
