import { AppError, type AppErrorOptions, type ErrorCode } from '@enlace/shared-contract/errors';
import type { TokenAnswer } from '@enlace/shared-contract/identity';
import { noticeCleared } from '@enlace/shared-data';

import { buildTokenAnswer, buildUser } from '../testing/build-user';
import { fakeFetch, storageEvent } from '../testing/fake-fetch';
import { fakeHttp, laterAnswer } from '../testing/fake-http';
import { startAuth } from '../testing/start-auth';
import {
  accessDenied,
  actorRequested,
  isAllowedMessage,
  loginRequested,
  logoutRequested,
  refreshRequested,
  sessionChanged,
  signedOut,
} from './auth.slice';
import { writeStored } from './stored-session';

const now = 1_795_232_151_000;
const credentials = { email: 'latina@enlace.test', password: 'enlace-demo-1' };
const buildReply = (answer: Partial<TokenAnswer> = {}) => {
  const data = buildTokenAnswer(answer);
  return { status: 200, body: { data } };
};
const refusal = (code: ErrorCode, options: AppErrorOptions = {}) => new AppError(code, options);
let running: ReturnType<typeof startAuth>[] = [];

function start(http = fakeHttp(), options: Parameters<typeof startAuth>[1] = {}) {
  const auth = startAuth(http, options);
  running.push(auth);
  return auth;
}
function store(accessToken = 'token-1', user = buildUser(), expires_at: number | null = now + 900_000): void {
  writeStored({ accessToken, user, expires_at });
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const storedSession = () => [localStorage.getItem('accessToken'), localStorage.getItem('user')];

beforeEach(() => {
  jest.useFakeTimers({ now });
  localStorage.clear();
  fakeFetch({});
});
afterEach(() => {
  running.forEach((auth) => auth.stop());
  running = [];
  jest.useRealTimers();
});

describe('at first', () => {
  it('is nobody, idle', () => {
    expect(start().auth()).toEqual({
      accessToken: null,
      user: null,
      error: null,
      expires_in: null,
      loading: 'idle',
      isLoggedIn: false,
      provider: null,
      has_refresh: false,
      expires_at: null,
      is_actor_checked: false,
      failure: null,
    });
  });
});

describe('login', () => {
  it('tells what it has changed, in the words of the server', async () => {
    const data = { ...buildTokenAnswer(), notice: 'Tu cuenta se queda.' };
    const { dispatch, notices } = start(fakeHttp({ '/api/login': { status: 200, body: { data } } }));
    dispatch(loginRequested(credentials));
    await settle();
    expect(notices()).toEqual([{ kind: 'success', text: 'Tu cuenta se queda.' }]);
  });

  it('goes from idle to loading to signed in, and stores token and user', async () => {
    const later = laterAnswer();
    const http = fakeHttp({ '/api/login': later.reply });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    expect(auth()).toMatchObject({ loading: 'loading', isLoggedIn: false });
    expect(http.sent[0]).toMatchObject({ client: 'public', body: credentials });
    later.settle(buildReply());
    await settle();
    expect(auth()).toMatchObject({
      accessToken: 'token-1',
      user: buildUser(),
      expires_in: 900,
      isLoggedIn: true,
      error: null,
      loading: 'idle',
    });
    expect(storedSession()).toEqual(['token-1', JSON.stringify(buildUser())]);
  });

  it('clears an earlier error', async () => {
    const http = fakeHttp({ '/api/login': refusal('INVALID_CREDENTIALS') });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth().error).toBe('Login error');
    http.reply('/api/login', buildReply());
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth()).toMatchObject({ error: null, failure: null });
  });

  it.each([
    ['the error description', { error: 'invalid_grant', error_description: 'Wrong password' }, 'Wrong password'],
    ['else the error', { error: 'invalid_grant' }, 'invalid_grant'],
    [
      'else the error, when the description is empty',
      { error: 'invalid_grant', error_description: '' },
      'invalid_grant',
    ],
    ['else Login error', { message: 'x' }, 'Login error'],
    ['Login error without a body', undefined, 'Login error'],
  ])('fails with %s, and clears user, token, provider and refresh flag', async (_what, body, text) => {
    store();
    const http = fakeHttp({ '/api/login': refusal('INVALID_CREDENTIALS', { body }) });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth()).toMatchObject({ ...signedOut, error: text, failure: { code: 'INVALID_CREDENTIALS', status: 401 } });
    expect(storedSession()).toEqual([null, null]);
  });

  it('shows the error as a toast; the error ends with it', async () => {
    const body = { error_description: 'Wrong password' };
    const { dispatch, auth, notices } = start(fakeHttp({ '/api/login': refusal('INVALID_CREDENTIALS', { body }) }));
    for (const id of [1, 2]) {
      dispatch(loginRequested(credentials));
      await settle();
      expect(notices()).toEqual([{ kind: 'error', text: 'Wrong password' }]);
      dispatch(noticeCleared(id - 1));
      expect(auth().error).toBe('Wrong password');
    }
    dispatch(noticeCleared(2));
    expect(auth()).toEqual(signedOut);
  });

  it('fails on an answer that breaks the contract', async () => {
    const { dispatch, auth } = start(fakeHttp({ '/api/login': { status: 200, body: { data: { access_token: 5 } } } }));
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth()).toMatchObject({ isLoggedIn: false, error: 'Login error', failure: { code: 'BAD_ANSWER' } });
  });

  it('sends a double submit once', async () => {
    const http = fakeHttp({ '/api/login': buildReply() });
    const { dispatch } = start(http);
    dispatch(loginRequested(credentials));
    dispatch(loginRequested(credentials));
    await settle();
    expect(http.paths()).toEqual(['/api/login']);
  });
});

describe('restore', () => {
  it.each([
    ['password', false],
    ['linkedin', true],
  ])('signs in at once from token and user, with provider %s', (provider, is_social) => {
    store('token-1', buildUser({ is_social }));
    expect(start().auth()).toMatchObject({
      accessToken: 'token-1',
      user: buildUser({ is_social }),
      isLoggedIn: true,
      provider,
      loading: 'idle',
      error: null,
      is_actor_checked: false,
    });
  });

  it.each([
    ['no token', null, JSON.stringify(buildUser())],
    ['an empty token', '', JSON.stringify(buildUser())],
    ['no user', 'token-1', null],
    ['a user that is no JSON', 'token-1', '{nonsense'],
    ['a user that breaks the contract', 'token-1', '{"id":"7","roles":"admin"}'],
    ['null for a user', 'token-1', 'null'],
  ])('ignores %s', (_what, token, user) => {
    if (token !== null) localStorage.setItem('accessToken', token);
    if (user !== null) localStorage.setItem('user', user);
    expect(start().auth()).toEqual(signedOut);
  });

  it('goes without a storage that is forbidden', async () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    const { dispatch, auth } = start(fakeHttp({ '/api/login': buildReply() }));
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth().isLoggedIn).toBe(true);
  });
});

describe('persistence', () => {
  const persistState = (auth: Record<string, unknown>) =>
    localStorage.setItem(
      'persist:root',
      JSON.stringify({ auth: JSON.stringify(auth), _persist: '{"version":2,"rehydrated":true}' }),
    );

  it('brings back expiry and refresh flag of the stored token, never loading or error', async () => {
    store();
    persistState({
      ...signedOut,
      accessToken: 'token-1',
      expires_in: 900,
      has_refresh: true,
      loading: 'loading',
      error: 'x',
    });
    const { auth } = start(fakeHttp(), { isPersisted: true });
    await settle();
    expect(auth()).toMatchObject({
      isLoggedIn: true,
      expires_in: 900,
      has_refresh: true,
      loading: 'idle',
      error: null,
      is_actor_checked: false,
    });
  });

  it.each([
    ['another token', { accessToken: 'old', user: buildUser(), isLoggedIn: true, has_refresh: true }],
    ['nonsense', { accessToken: { a: 1 }, isLoggedIn: 'yes' }],
  ])('takes nothing from a slice with %s', async (_what, auth) => {
    persistState(auth);
    const startedAuth = start(fakeHttp(), { isPersisted: true });
    await settle();
    expect(startedAuth.auth()).toEqual(signedOut);
  });

  it('writes the slice under root', async () => {
    const { dispatch } = start(fakeHttp({ '/api/login': buildReply() }), { isPersisted: true });
    await settle();
    dispatch(loginRequested(credentials));
    await jest.advanceTimersByTimeAsync(50);
    const root: { auth: string } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    expect(JSON.parse(root.auth)).toMatchObject({ accessToken: 'token-1', isLoggedIn: true });
  });
});

describe('refresh', () => {
  it('is loading, then signed in with provider password and the refresh flag', async () => {
    store('token-1', buildUser({ is_social: true }));
    const later = laterAnswer();
    const { dispatch, auth } = start(fakeHttp({ '/api/refresh': later.reply }));
    dispatch(refreshRequested());
    expect(auth()).toMatchObject({ loading: 'loading', isLoggedIn: true });
    await settle();
    later.settle(buildReply({ access_token: 'token-2', user: buildUser({ is_social: true }) }));
    await settle();
    expect(auth()).toMatchObject({
      accessToken: 'token-2',
      isLoggedIn: true,
      provider: 'password',
      has_refresh: true,
      loading: 'idle',
      expires_in: 900,
    });
    expect(storedSession()[0]).toBe('token-2');
  });

  it('clears the error of the token before', async () => {
    store();
    const http = fakeHttp({
      '/back/api/actor': refusal('UNAUTHENTICATED', { body: { error: 'Please sign in.' } }),
      '/api/refresh': buildReply({ access_token: 'token-2' }),
    });
    const { dispatch, auth } = start(http);
    await settle();
    expect(auth().error).toBe('Please sign in.');
    dispatch(refreshRequested());
    await settle();
    expect(auth()).toMatchObject({ isLoggedIn: true, error: null, failure: null });
  });

  it('that is refused resets and forgets', async () => {
    store();
    const { dispatch, auth } = start(fakeHttp({ '/api/refresh': refusal('REFRESH_REUSED') }));
    dispatch(refreshRequested());
    await settle();
    expect(auth()).toEqual(signedOut);
    expect(storedSession()).toEqual([null, null]);
  });

  it('that gets a 503 signs nobody out, and is tried again', async () => {
    store();
    const http = fakeHttp({ '/api/refresh': refusal('UNAVAILABLE') });
    const { dispatch, auth } = start(http);
    dispatch(refreshRequested());
    await settle();
    expect(auth()).toMatchObject({ isLoggedIn: true, accessToken: 'token-1', loading: 'idle' });
    expect(storedSession()[0]).toBe('token-1');
    http.reply('/api/refresh', buildReply({ access_token: 'token-2' }));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(auth().accessToken).toBe('token-2');
  });

  it('comes by itself a minute before the token ends, each time', async () => {
    let count = 1;
    const http = fakeHttp({
      '/api/login': buildReply(),
      '/api/refresh': () => Promise.resolve(buildReply({ access_token: `token-${(count += 1)}` })),
    });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    await jest.advanceTimersByTimeAsync(839_000);
    expect(auth().accessToken).toBe('token-1');
    await jest.advanceTimersByTimeAsync(1000);
    expect(auth().accessToken).toBe('token-2');
    await jest.advanceTimersByTimeAsync(840_000);
    expect(auth().accessToken).toBe('token-3');
    expect(http.paths()).toEqual(['/api/login', '/api/refresh', '/api/refresh']);
  });

  it('comes at once for a stored token that has run out, and resets quietly when refused', async () => {
    store('token-1', buildUser(), now - 1);
    const http = fakeHttp({ '/api/refresh': refusal('UNAUTHENTICATED') });
    const { auth } = start(http);
    expect(auth().loading).toBe('loading');
    await settle();
    expect(auth()).toEqual(signedOut);
  });

  it.each([
    ['no time at all', 0, 12],
    ['a month', 2_592_000, 0],
  ])('does not flood with a token that lives %s', async (_what, expires_in, most) => {
    const http = fakeHttp({ '/api/login': buildReply({ expires_in }), '/api/refresh': buildReply({ expires_in }) });
    const { dispatch } = start(http);
    dispatch(loginRequested(credentials));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(http.paths().filter((path) => path === '/api/refresh').length).toBeLessThanOrEqual(most);
  });

  it('stops with the session', async () => {
    const http = fakeHttp({ '/api/login': buildReply(), '/api/logout': { status: 200, body: {} } });
    const { dispatch } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    dispatch(logoutRequested());
    await settle();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(http.paths()).toEqual(['/api/login', '/api/logout']);
  });

  it('that answers after signing out does not sign in again', async () => {
    store();
    const later = laterAnswer();
    const { dispatch, auth } = start(
      fakeHttp({ '/api/refresh': later.reply, '/api/logout': { status: 200, body: {} } }),
    );
    dispatch(refreshRequested());
    dispatch(logoutRequested());
    await settle();
    later.settle(buildReply({ access_token: 'token-2' }));
    await settle();
    expect(auth()).toEqual(signedOut);
    expect(storedSession()).toEqual([null, null]);
  });
});

describe('logout', () => {
  it('is loading, tells the server with the token, resets, forgets and tells the other tabs', async () => {
    store();
    const later = laterAnswer();
    const http = fakeHttp({ '/api/logout': later.reply });
    const { dispatch, auth } = start(http);
    dispatch(logoutRequested());
    expect(auth()).toMatchObject({ loading: 'loading', isLoggedIn: true });
    later.settle({ status: 200, body: {} });
    await settle();
    expect(http.sent.at(-1)).toMatchObject({ call: { method: 'GET', path: '/api/logout' }, client: 'authenticated' });
    expect(auth()).toEqual(signedOut);
    expect(storedSession()).toEqual([null, null]);
    expect(localStorage.getItem('nextauth.message')).toBe(
      '{"event":"session","data":{"trigger":"signout"},"timestamp":1795232151}',
    );
  });

  it('leaves nothing in the storages that the user typed or saw, whether the server answers or not', async () => {
    store();
    localStorage.setItem('enlace.draft 7 users 12', '{}');
    sessionStorage.setItem('enlace_draft:company-form', '{}');
    const { dispatch } = start(fakeHttp({ '/api/logout': refusal('NETWORK') }));
    dispatch(logoutRequested());
    await settle();
    expect(Object.keys(localStorage).filter((key) => /draft|user|token|owner/i.test(key))).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    // A form that closes with the sign-out.
    localStorage.setItem('enlace.draft 7 users 12', '{}');
    await jest.advanceTimersByTimeAsync(1000);
    expect(Object.keys(localStorage).filter((key) => /draft/.test(key))).toEqual([]);
  });

  it.each(['UNAUTHENTICATED', 'UNAVAILABLE', 'NETWORK'] as const)('resets when it fails with %s', async (code) => {
    store();
    const { dispatch, auth } = start(fakeHttp({ '/api/logout': refusal(code) }));
    dispatch(logoutRequested());
    await settle();
    expect(auth()).toEqual(signedOut);
    expect(storedSession()).toEqual([null, null]);
  });

  it('does not wait for a server that hangs', async () => {
    store();
    const { dispatch, auth } = start(fakeHttp({ '/api/logout': () => new Promise(() => undefined) }));
    dispatch(logoutRequested());
    await jest.advanceTimersByTimeAsync(5000);
    expect(auth()).toEqual(signedOut);
  });

  it('that did not reach the server is made up for before the cookie signs in again', async () => {
    store();
    const first = start(fakeHttp({ '/api/logout': refusal('NETWORK') }));
    first.dispatch(logoutRequested());
    await settle();
    first.stop();
    const { sentRequests } = fakeFetch({
      '/api/auth/csrf': { json: { csrfToken: 'c' } },
      '/api/auth/signout': { json: { url: 'http://localhost/' } },
    });
    const http = fakeHttp({ '/api/refresh': buildReply() });
    const second = start(http);
    second.dispatch(sessionChanged(true));
    await settle();
    expect(sentRequests.map(({ url }) => url)).toEqual(['/api/auth/csrf', '/api/auth/signout']);
    expect(http.paths()).toEqual([]);
    expect(second.auth()).toEqual(signedOut);
    second.dispatch(sessionChanged(true));
    await settle();
    expect(second.auth().isLoggedIn).toBe(true);
  });
});

describe('actor', () => {
  it('is asked for by itself after a restore; its user is stored and checked', async () => {
    store();
    const user = buildUser({ roles: [{ id: 1, name: 'admin' }] });
    const http = fakeHttp({ '/back/api/actor': { status: 200, body: { ...user, data: user } } });
    const { dispatch, auth } = start(http);
    expect(auth().is_actor_checked).toBe(false);
    dispatch(actorRequested());
    await settle();
    expect(http.sent).toHaveLength(1);
    expect(http.sent[0]?.client).toBe('authenticated');
    expect(auth()).toMatchObject({ user, is_actor_checked: true, isLoggedIn: true, accessToken: 'token-1' });
    expect(storedSession()[1]).toBe(JSON.stringify(user));
  });

  it('is not asked for after a login, which has just named the user', async () => {
    const http = fakeHttp({ '/api/login': buildReply() });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    expect(auth().is_actor_checked).toBe(true);
    expect(http.paths()).toEqual(['/api/login']);
  });

  it('waits for a new token where the stored one has run out, and is asked for when that cannot be had', async () => {
    store('token-1', buildUser(), now - 1);
    const http = fakeHttp({ '/api/refresh': refusal('UNAVAILABLE') });
    start(http);
    expect(http.paths()).toEqual(['/api/refresh']);
    await settle();
    expect(http.paths()).toEqual(['/api/refresh', '/back/api/actor']);
  });

  it('that is refused resets with the error', async () => {
    store();
    const body = { error: 'forbidden', error_description: 'Account disabled', message: 'm', code: 'ACCOUNT_DISABLED' };
    const { auth } = start(fakeHttp({ '/back/api/actor': refusal('ACCOUNT_DISABLED', { body }) }));
    await settle();
    expect(auth()).toMatchObject({ ...signedOut, error: 'Account disabled', failure: { code: 'ACCOUNT_DISABLED' } });
    expect(storedSession()).toEqual([null, null]);
  });

  it.each(['UNAVAILABLE', 'NETWORK', 'RATE_LIMITED'] as const)('keeps the session on %s', async (code) => {
    store();
    const { auth } = start(fakeHttp({ '/back/api/actor': refusal(code) }));
    await settle();
    expect(auth()).toMatchObject({ isLoggedIn: true, is_actor_checked: true, error: null, failure: { code } });
  });

  it('lets the stored user in when it hangs', async () => {
    store();
    const { auth } = start();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(auth().is_actor_checked).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(auth()).toMatchObject({ isLoggedIn: true, is_actor_checked: true });
  });

  it('is not asked for by a visitor', async () => {
    const http = fakeHttp();
    start(http).dispatch(actorRequested());
    await settle();
    expect(http.sent).toEqual([]);
  });
});

describe('?isAllowed', () => {
  it('sets the error, logs out, and the error outlives the reset', async () => {
    store();
    const http = fakeHttp({ '/api/logout': { status: 200, body: {} } });
    const { dispatch, auth, notices } = start(http);
    dispatch(accessDenied());
    expect(auth().error).toBe(isAllowedMessage);
    await settle();
    expect(http.paths()).toEqual(['/back/api/actor', '/api/logout']);
    expect(auth()).toEqual({ ...signedOut, error: 'You are not allowed to see that page or you session has expired' });
    expect(notices()).toEqual([{ kind: 'error', text: isAllowedMessage }]);
    expect(storedSession()).toEqual([null, null]);
  });

  it('asks the server nothing for a visitor', async () => {
    const http = fakeHttp();
    const { dispatch, auth } = start(http);
    dispatch(accessDenied());
    await settle();
    expect(http.sent).toEqual([]);
    expect(auth()).toEqual({ ...signedOut, error: isAllowedMessage });
  });
});

describe('other tabs', () => {
  it('signed out there: signed out here', () => {
    store();
    const { auth } = start();
    localStorage.clear();
    storageEvent('accessToken', null);
    expect(auth()).toEqual(signedOut);
  });

  it('everything removed there: signed out here', () => {
    store();
    const { auth } = start();
    localStorage.clear();
    storageEvent(null, null);
    expect(auth()).toEqual(signedOut);
  });

  it('signed in there: signed in here', () => {
    const { auth } = start();
    store('token-9', buildUser({ is_social: true }));
    storageEvent('accessToken', 'token-9');
    expect(auth()).toMatchObject({ accessToken: 'token-9', isLoggedIn: true, provider: 'linkedin' });
  });

  it('refreshed there: the new token here, still checked', async () => {
    const http = fakeHttp({ '/api/login': buildReply() });
    const { dispatch, auth } = start(http);
    dispatch(loginRequested(credentials));
    await settle();
    store('token-2');
    storageEvent('accessToken', 'token-2');
    expect(auth()).toMatchObject({ accessToken: 'token-2', is_actor_checked: true });
    store('token-3', buildUser({ id: 8 }));
    storageEvent('accessToken', 'token-3');
    expect(auth()).toMatchObject({ accessToken: 'token-3', is_actor_checked: false });
  });

  it('other keys say nothing, and nothing is heard after the end', () => {
    store();
    const { auth, stop } = start();
    localStorage.clear();
    storageEvent('theme', 'dark');
    expect(auth().isLoggedIn).toBe(true);
    stop();
    storageEvent('accessToken', null);
    expect(auth().isLoggedIn).toBe(true);
  });

  it('a failed request does not remove the token that another tab has stored meanwhile', async () => {
    store();
    const { dispatch } = start(fakeHttp({ '/back/api/actor': refusal('UNAUTHENTICATED') }));
    dispatch(actorRequested());
    store('token-2');
    await settle();
    expect(storedSession()[0]).toBe('token-2');
  });
});

describe('the session cookie', () => {
  it('without a token is exchanged for one', async () => {
    const http = fakeHttp({ '/api/refresh': buildReply() });
    const { dispatch, auth } = start(http);
    dispatch(sessionChanged(true));
    expect(auth().loading).toBe('loading');
    await settle();
    expect(http.sent[0]).toMatchObject({ client: 'public' });
    expect(auth()).toMatchObject({ isLoggedIn: true, accessToken: 'token-1' });
    expect(storedSession()[0]).toBe('token-1');
  });

  it('that is refused leaves nobody signed in', async () => {
    const { dispatch, auth } = start(fakeHttp({ '/api/refresh': refusal('UNAUTHENTICATED') }));
    dispatch(sessionChanged(true));
    await settle();
    expect(auth()).toEqual(signedOut);
  });

  it('beside a token changes nothing; its end signs out', () => {
    store();
    const http = fakeHttp();
    const { dispatch, auth } = start(http);
    dispatch(sessionChanged(true));
    expect(http.paths()).toEqual(['/back/api/actor']);
    expect(auth().isLoggedIn).toBe(true);
    dispatch(sessionChanged(false));
    expect(auth()).toEqual(signedOut);
    expect(storedSession()).toEqual([null, null]);
  });
});
