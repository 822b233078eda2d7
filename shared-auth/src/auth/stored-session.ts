import { userSchema, type TokenAnswer, type User } from '@enlace/shared-contract';

import { forgetViewing, readViewing } from '../session/viewing';

/** Local storage keys of SPEC §3: the token as it is, the user as JSON. */
export const tokenKey = 'accessToken';
export const userKey = 'user';
const expiryKey = 'accessTokenExpiresAt';
const pendingKey = 'signOutPending';

/** A signed-in person as the slice and local storage hold her. */
export interface StoredSession {
  readonly accessToken: string;
  readonly user: User;
  /** When the token ends, in milliseconds by this device's clock; null when unknown. */
  readonly expires_at: number | null;
}

/** A session as the server has just given it. */
export interface GivenSession extends StoredSession {
  /** Lifetime of the token, in seconds. */
  readonly expires_in: number;
}

let endings = 0;

/** How often a session was ended in this page: an answer that was asked for before an ending must not sign in again. */
export function countEndings(): number {
  return endings;
}

/** The session of a login or refresh answer. `now` in milliseconds. */
export function toStored({ access_token, user, expires_in }: TokenAnswer, now: number): GivenSession {
  return { accessToken: access_token, user, expires_in, expires_at: now + expires_in * 1000 };
}

/** The stored token; in a tab that looks as somebody else, the token of that. */
export function readToken(): string | null {
  const viewing = readViewing();
  if (viewing !== null) return viewing.accessToken;
  return attempt((storage) => storage.getItem(tokenKey)) || null;
}

/** The stored session, read by the contract; null when there is none or it is corrupt (SPEC §4). */
export function readStored(): StoredSession | null {
  const viewing = readViewing();
  // Its end is the banner's to watch: it is never replaced by a newer token.
  if (viewing !== null) return { accessToken: viewing.accessToken, user: viewing.user, expires_at: null };
  const accessToken = readToken();
  const user = userSchema.safeParse(attempt((storage) => JSON.parse(storage.getItem(userKey) ?? 'null') as unknown));
  if (accessToken === null || !user.success) return null;
  const expires = Number(attempt((storage) => storage.getItem(expiryKey)));
  return { accessToken, user: user.data, expires_at: expires > 0 ? expires : null };
}

/** The token comes last: other tabs wake by it and then find the rest. */
export function writeStored(session: StoredSession): void {
  if (readViewing() !== null) return;
  attempt((storage) => {
    storage.removeItem(pendingKey);
    if (session.expires_at === null) storage.removeItem(expiryKey);
    else storage.setItem(expiryKey, String(session.expires_at));
    storage.setItem(userKey, JSON.stringify(session.user));
    storage.setItem(tokenKey, session.accessToken);
  });
}

/** Removes what is stored, unless another tab has meanwhile stored a session of its own. */
export function forgetStored(token: string | null): void {
  endings += 1;
  if (readViewing() !== null) return forgetViewing();
  const stored = readToken();
  if (stored !== null && stored !== token) return;
  attempt((storage) => [tokenKey, userKey, expiryKey].forEach((key) => storage.removeItem(key)));
}

/** A sign-out that did not reach the server is made up for before the cookies may sign anybody in again. */
export function isSignOutPending(): boolean {
  return attempt((storage) => storage.getItem(pendingKey)) === '1';
}

export function setSignOutPending(isPending: boolean): void {
  attempt((storage) => (isPending ? storage.setItem(pendingKey, '1') : storage.removeItem(pendingKey)));
}

/** Storage may be forbidden, full or absent (server): the product then goes on without. */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
