import { setSignOutPending } from '../auth/stored-session';
import { recordOf } from '../record';
import { broadcast } from './broadcast';
import { leaveFor } from './navigate';
import { client, getCsrfToken, getProviders, noteSession } from './session-client';

export interface SignInOptions {
  /** Address afterwards; default this page. */
  readonly callbackUrl?: string;
  /** False returns the result and stays on the page; only for credentials and e-mail. */
  readonly redirect?: boolean;
  /** Further fields of the form, for example e-mail and password. */
  readonly [field: string]: unknown;
}

export interface SignInResponse {
  /** Code such as CredentialsSignin; null after a successful sign-in. */
  readonly error: string | null;
  readonly status: number;
  readonly ok: boolean;
  readonly url: string | null;
}

export interface SignOutOptions {
  readonly callbackUrl?: string;
  readonly redirect?: boolean;
}

/**
 * Starts a sign-in with a provider. An unknown or missing provider leads to the sign-in page; without any provider,
 * to the error page.
 */
export async function signIn(
  provider?: string,
  options: SignInOptions = {},
  authorizationParams?: string | Record<string, string> | URLSearchParams,
): Promise<SignInResponse | undefined> {
  const { callbackUrl = window.location.href, redirect = true } = options;
  const { basePath } = client;
  const providers = await getProviders();
  if (providers === null) {
    leaveFor(`${basePath}/error`);
    return undefined;
  }
  const chosenProvider =
    provider === undefined || !Object.hasOwn(providers, provider) ? undefined : providers[provider];
  if (chosenProvider === undefined) {
    leaveFor(`${basePath}/signin?${new URLSearchParams({ callbackUrl })}`);
    return undefined;
  }
  const isCredentials = chosenProvider.type === 'credentials';
  const query = authorizationParams ? `?${new URLSearchParams(authorizationParams)}` : '';
  const response = await postForm(`${isCredentials ? 'callback' : 'signin'}/${provider}${query}`, {
    ...options,
    csrfToken: await getCsrfToken(),
    callbackUrl,
    json: true,
  });
  const url = await urlOf(response);
  if (redirect || !(isCredentials || chosenProvider.type === 'email')) {
    leaveFor(url ?? callbackUrl);
    return undefined;
  }
  const error = new URL(url ?? callbackUrl, window.location.href).searchParams.get('error');
  if (response.ok) await client.sync('storage');
  return { error, status: response.status, ok: response.ok, url: error === null ? (url ?? null) : null };
}

/** Ends the session and notifies the other tabs. */
export async function signOut(options: SignOutOptions = {}): Promise<{ readonly url: string } | undefined> {
  const { callbackUrl = window.location.href, redirect = true } = options;
  const response = await postForm('signout', { csrfToken: await getCsrfToken(), callbackUrl, json: true });
  const url = (await urlOf(response)) ?? callbackUrl;
  broadcast('signout');
  if (response.ok) {
    // Before the note: the saga that repeats a failed sign-out ends with the session.
    setSignOutPending(false);
    noteSession(false);
  }
  if (redirect) {
    leaveFor(url);
    return undefined;
  }
  await client.sync('storage');
  return { url };
}

function postForm(path: string, fields: Readonly<Record<string, unknown>>): Promise<Response> {
  return fetch(`${client.basePath}/${path}`, {
    method: 'post',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
}

async function urlOf(response: Response): Promise<string | undefined> {
  const { url } = recordOf(await response.json());
  return typeof url === 'string' ? url : undefined;
}
