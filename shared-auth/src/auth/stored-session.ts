import { userSchema, type TokenAnswer, type User } from '@enlace/shared-contract/identity';

import { forgetImpersonation, readImpersonation } from '../session/impersonation';

/** Local storage keys: the token as text, the user as JSON. */
export const tokenKey = 'accessToken';
const userKey = 'user';
const expiryKey = 'accessTokenExpiresAt';
const pendingKey = 'signOutPending';

/** A signed-in user in the slice and in local storage. */
export interface StoredSession {
  readonly accessToken: string;
  readonly user: User;
  /** End of the token, in milliseconds on this device's clock; null when unknown. */
  readonly expires_at: number | null;
}

/** A new session from the server. */
export interface GivenSession extends StoredSession {
  /** Lifetime of the token, in seconds. */
  readonly expires_in: number;
}

let endings = 0;

/** Number of ended sessions in this page. An answer to a request from before an end must not sign in again. */
export function countEndings(): number {
  return endings;
}

/** The session of a login or refresh answer. `now` in milliseconds. */
export function toStored({ access_token, user, expires_in }: TokenAnswer, now: number): GivenSession {
  return { accessToken: access_token, user, expires_in, expires_at: now + expires_in * 1000 };
}

/** The stored token; during an impersonation, its token. */
export function readToken(): string | null {
  const impersonation = readImpersonation();
  if (impersonation !== null) return impersonation.accessToken;
  return attempt((storage) => storage.getItem(tokenKey)) || null;
}

/** The stored session, parsed with the contract; null when it is missing or corrupt. */
export function readStored(): StoredSession | null {
  const impersonation = readImpersonation();
  // The banner watches the end of an impersonation. Its token is never replaced.
  if (impersonation !== null)
    return { accessToken: impersonation.accessToken, user: impersonation.user, expires_at: null };
  const accessToken = readToken();
  const user = userSchema.safeParse(attempt((storage) => JSON.parse(storage.getItem(userKey) ?? 'null') as unknown));
  if (accessToken === null || !user.success) return null;
  const expires = Number(attempt((storage) => storage.getItem(expiryKey)));
  return { accessToken, user: user.data, expires_at: expires > 0 ? expires : null };
}

/** The token comes last: other tabs react to it and then read the rest. */
export function writeStored(session: StoredSession): void {
  if (readImpersonation() !== null) return;
  attempt((storage) => {
    storage.removeItem(pendingKey);
    if (session.expires_at === null) storage.removeItem(expiryKey);
    else storage.setItem(expiryKey, String(session.expires_at));
    storage.setItem(userKey, JSON.stringify(session.user));
    storage.setItem(tokenKey, session.accessToken);
  });
}

/** Removes the stored session, unless another tab has stored a new one. */
export function forgetStored(token: string | null): void {
  endings += 1;
  if (readImpersonation() !== null) return forgetImpersonation();
  const storedToken = readToken();
  if (storedToken !== null && storedToken !== token) return;
  attempt((storage) => [tokenKey, userKey, expiryKey].forEach((key) => storage.removeItem(key)));
}

/** Repeats a sign-out that did not reach the server, before cookies can sign a user in again. */
export function isSignOutPending(): boolean {
  return attempt((storage) => storage.getItem(pendingKey)) === '1';
}

export function setSignOutPending(isPending: boolean): void {
  attempt((storage) => (isPending ? storage.setItem(pendingKey, '1') : storage.removeItem(pendingKey)));
}

/** Storage can be forbidden, full or missing (server). The product works without it. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
