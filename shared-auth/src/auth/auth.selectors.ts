import type { User, Viewer } from '@enlace/shared-contract';
import type { AuthState } from './auth.slice';

interface WithAuth {
  readonly auth: AuthState;
}

/** The auth slice's state. */
export const selectAuth = (state: WithAuth): AuthState => state.auth;

/** The bearer token of now; null when signed out. For `getToken` of the clients. */
export const selectToken = (state: WithAuth): string | null => state.auth.accessToken;

let last: { readonly user: User; readonly viewer: Viewer } | null = null;

/** Who is looking, as far as rights go; null for a visitor. The same object until the user changes. */
export function selectViewer({ auth: { isLoggedIn, user } }: WithAuth): Viewer | null {
  if (!isLoggedIn || user === null) return null;
  if (last?.user !== user) last = { user, viewer: viewerOf(user) };
  return last.viewer;
}

function viewerOf({ id, name, roles, permissions }: User): Viewer {
  return { id, name, roles: roles.map((role) => role.name), permissions: permissions.map((one) => one.name) };
}

/** Whether the token has run out. `now` in milliseconds; a token of unknown end has not. */
export function isExpired(auth: AuthState, now: number): boolean {
  return auth.expires_at !== null && auth.expires_at <= now;
}

/** Whether the server has confirmed the user in this page's life, with a token that still holds. */
export function isActorChecked(auth: AuthState, now: number): boolean {
  return auth.is_actor_checked && !isExpired(auth, now);
}
