import { recordOf } from '../record';
import { broadcast, type Trigger } from './broadcast';
import { logError } from './log-error';

/** The session in the library's format. `expires` is an ISO instant. */
export interface Session {
  readonly user?: { readonly name?: string | null; readonly email?: string | null; readonly image?: string | null };
  readonly expires?: string;
  readonly [name: string]: unknown;
}

/** A sign-in method. */
export interface ClientSafeProvider {
  readonly id: string;
  readonly name: string;
  /** `credentials`, `email`, `oauth` or `oidc`. */
  readonly type: string;
  readonly signinUrl: string;
  readonly callbackUrl: string;
}

export interface GetSessionParams {
  /** False sends no message to other tabs; default true. */
  readonly broadcast?: boolean;
  readonly event?: string;
  readonly triggerEvent?: boolean;
}

/** The module's state: one session per page, for all mounted components. */
export const client = {
  basePath: '/api/auth',
  /** Second of the last request. */
  lastSync: 0,
  /** `undefined` before the first request; `null` without a session. */
  session: undefined as Session | null | undefined,
  /** The request function of the mounted provider, by event. */
  sync: (_event?: string): Promise<void> => Promise.resolve(),
};

/** Requests a session endpoint. Null for an empty answer, undefined for a missing or useless one. Never throws. */
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

/**
 * Calls back when an answer of the server shows that a session began (true) or ended (false). A failed request shows
 * nothing.
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteSession(isSignedIn: boolean): void {
  if (isSignedIn === wasSignedIn) return;
  wasSignedIn = isSignedIn;
  listeners.forEach((listener) => listener(isSignedIn));
}

/** Requests the session and notifies the other tabs, unless `broadcast` is false. */
export async function getSession(params: GetSessionParams = {}): Promise<Session | null> {
  const data = await ask('session');
  const session = data && isSession(data) ? data : null;
  if (data !== undefined) noteSession(session !== null);
  if (params.broadcast ?? true) broadcast('getSession');
  return session;
}

/** The token for sign-in, sign-out and update; undefined when the request failed. */
export async function getCsrfToken(): Promise<string | undefined> {
  const token = recordOf(await ask('csrf'))['csrfToken'];
  return typeof token === 'string' ? token : undefined;
}

/** The configured sign-in methods by id; null without any, or when the request failed. */
export async function getProviders(): Promise<Readonly<Record<string, ClientSafeProvider>> | null> {
  const data = (await ask('providers')) ?? null;
  return data !== null && isProviders(data) ? data : null;
}

function isProviders(data: object): data is Record<string, ClientSafeProvider> {
  return Object.values(data).every((provider) => typeof recordOf(provider)['type'] === 'string');
}

/** Notifies other tabs and this tab's provider that a session began or ended outside this client. */
export async function announceSession(trigger: Trigger): Promise<void> {
  broadcast(trigger);
  await client.sync('storage');
}
