import type { Viewer } from '@enlace/shared-contract/access';
import type { User } from '@enlace/shared-contract/identity';
import type { AuthState } from './auth.slice';

interface WithAuth {
  readonly auth: AuthState;
}

/** The auth slice's state. */
export const selectAuth = (state: WithAuth): AuthState => state.auth;

/** The current bearer token; null when signed out. For `getToken` of the clients. */
export const selectToken = (state: WithAuth): string | null => state.auth.accessToken;

let last: { readonly user: User; readonly viewer: Viewer } | null = null;

/** The viewer's rights; null for a visitor. The same object until the user changes. */
export function selectViewer({ auth: { isLoggedIn, user } }: WithAuth): Viewer | null {
  if (!isLoggedIn || user === null) return null;
  if (last?.user !== user) last = { user, viewer: viewerOf(user) };
  return last.viewer;
}

function viewerOf({ id, name, roles, permissions }: User): Viewer {
  return { id, name, roles: roles.map((role) => role.name), permissions: permissions.map((one) => one.name) };
}

/** Whether the token has expired. `now` in milliseconds. A token without a known end has not expired. */
export function isExpired(auth: AuthState, now: number): boolean {
  return auth.expires_at !== null && auth.expires_at <= now;
}

/** Whether the server has confirmed the user since the page was loaded, with a token that is still valid. */
export function isActorChecked(auth: AuthState, now: number): boolean {
  return auth.is_actor_checked && !isExpired(auth, now);
}
