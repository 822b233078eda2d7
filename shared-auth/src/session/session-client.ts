import { recordOf } from '../record';
import { broadcast, type Trigger } from './broadcast';
import { logError } from './log-error';

/** Who is signed in, as the session library answers it. `expires` is an ISO instant. */
export interface Session {
  readonly user?: { readonly name?: string | null; readonly email?: string | null; readonly image?: string | null };
  readonly expires?: string;
  readonly [name: string]: unknown;
}

/** A way to sign in. */
export interface ClientSafeProvider {
  readonly id: string;
  readonly name: string;
  /** `credentials`, `email`, `oauth` or `oidc`. */
  readonly type: string;
  readonly signinUrl: string;
  readonly callbackUrl: string;
}

export interface GetSessionParams {
  /** False keeps other tabs out of it; default true. */
  readonly broadcast?: boolean;
  readonly event?: string;
  readonly triggerEvent?: boolean;
}

/** The module's state: there is one session per page, whatever is mounted. */
export const client = {
  basePath: '/api/auth',
  /** Second of the last fetch. */
  lastSync: 0,
  /** `undefined`: never fetched; `null`: none. */
  session: undefined as Session | null | undefined,
  /** The mounted provider's fetch, by the rules of its event. */
  sync: (_event?: string): Promise<void> => Promise.resolve(),
};

/** Asks a session endpoint; null where the answer is empty, undefined where there is none that can be used. Never throws. */
export async function ask(path: string, body?: unknown): Promise<object | null | undefined> {
  const url = `${client.basePath}/${path}`;
  try {
    const response = await fetch(url, {
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body), method: 'POST' }),
    });
    const data: object = await response.json();
    if (response.ok) return Object.keys(data).length > 0 ? data : null;
    logError('CLIENT_FETCH_ERROR', data, url);
  } catch (error) {
    logError('CLIENT_FETCH_ERROR', error, url);
  }
  return undefined;
}

/** Whether an answer can be a session: its user, if any, is an object. */
export function isSession(data: object): data is Session {
  return !('user' in data) || typeof data.user === 'object';
}

type Listener = (isSignedIn: boolean) => void;
const listeners = new Set<Listener>();
let wasSignedIn = false;

/** Calls back when the server's answers show that somebody came (true) or went (false); a failed fetch shows nothing. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteSession(isSignedIn: boolean): void {
  if (isSignedIn === wasSignedIn) return;
  wasSignedIn = isSignedIn;
  listeners.forEach((listener) => listener(isSignedIn));
}

/** Asks who is signed in and tells the other tabs to ask as well, unless `broadcast` is false. */
export async function getSession(params: GetSessionParams = {}): Promise<Session | null> {
  const data = await ask('session');
  const session = data && isSession(data) ? data : null;
  if (data !== undefined) noteSession(session !== null);
  if (params.broadcast ?? true) broadcast('getSession');
  return session;
}

/** The token that sign-in, sign-out and update send along; undefined where it could not be had. */
export async function getCsrfToken(): Promise<string | undefined> {
  const token = recordOf(await ask('csrf'))['csrfToken'];
  return typeof token === 'string' ? token : undefined;
}

/** The configured ways to sign in, by id; null where there is none or they could not be had. */
export async function getProviders(): Promise<Readonly<Record<string, ClientSafeProvider>> | null> {
  const data = (await ask('providers')) ?? null;
  return data !== null && isProviders(data) ? data : null;
}

function isProviders(data: object): data is Record<string, ClientSafeProvider> {
  return Object.values(data).every((provider) => typeof recordOf(provider)['type'] === 'string');
}

/** Tells other tabs and this one's provider that somebody signed in or out by other means than this client. */
export async function announceSession(trigger: Trigger): Promise<void> {
  broadcast(trigger);
  await client.sync('storage');
}
