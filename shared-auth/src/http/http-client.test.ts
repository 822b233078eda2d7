import { publicAccess, signedIn } from '@enlace/shared-contract/access';
import { wire } from '@enlace/shared-contract/calls';
import type { AppError } from '@enlace/shared-contract/errors';
import { authCalls } from '@enlace/shared-contract/identity';
import {
  createPlatformStore,
  requestProgressed,
  requestSettled,
  requestStarted,
  selectActivity,
  type HttpPort,
  type PlatformStore,
} from '@enlace/shared-data';

import { sessionRestored } from '../auth/auth.slice';
import { selectAuth, selectToken } from '../auth/auth.selectors';
import { authSlice } from '../auth/injected-slice';
import { readStored, writeStored } from '../auth/stored-session';
import { buildTokenAnswer, buildUser } from '../testing/build-user';
import { startServer, type Received, type Reply, type TestServer } from '../testing/server';
import { createHttpPort } from './create-http-port';
import { createHttpClients } from './http-client';
import { sendRequest } from './send-request';

const myThings = wire.get('/api/my/things', signedIn);
const expiredReply = { status: 401, json: { error: 'e', message: 'expired', code: 'TOKEN_EXPIRED' } };
const refusedReply = { status: 401, json: { error: 'e', message: 'no', code: 'UNAUTHENTICATED' } };

let server: TestServer;
let answer: (request: Received) => Reply | Promise<Reply> | null;
let platform: PlatformStore;
let http: HttpPort;
let redirects: string[];

beforeEach(async () => {
  localStorage.clear();
  redirects = [];
  server = await startServer((request) => answer(request));
  const dispatch = (action: Parameters<PlatformStore['store']['dispatch']>[0]) => void platform.store.dispatch(action);
  const options = {
    baseUrl: server.url,
    dispatch,
    getToken: () => selectToken(platform.store.getState()),
    onUnauthorised: () =>
      void redirects.push(`${selectToken(platform.store.getState())} ${localStorage.getItem('accessToken')}`),
  };
  http = createHttpPort(options);
  platform = createPlatformStore({
    http,
    storage: null,
    slices: [authSlice],
    report: ({ error }) => {
      throw error;
    },
  });
});
afterEach(() => server.close());

function signIn(accessToken = 'token-1'): void {
  const session = { accessToken, user: buildUser(), expires_at: null };
  writeStored(session);
  platform.store.dispatch(sessionRestored(session));
}
const auth = () => selectAuth(platform.store.getState());
const send = (call = myThings) => http.send({ call, client: 'authenticated' });
const failureOf = async (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('it went well')),
    (error: AppError) => error,
  );
const bearers = (url: string) => server.received.filter((r) => r.url === url).map((r) => r.headers.authorization);

describe('the two clients', () => {
  it('send the token on one and nothing on the other', async () => {
    answer = () => ({ json: { data: 1 } });
    signIn();
    expect(await send()).toEqual({ status: 200, body: { data: 1 } });
    await http.send({ call: myThings, client: 'public' });
    expect(bearers(myThings.path)).toEqual(['Bearer token-1', undefined]);
  });

  it('send paths of the same-origin proxy to the page, all others to the base URL', async () => {
    const requests: object[] = [];
    const client = { request: async (config: object) => (requests.push(config), { status: 200, data: null }) };
    for (const path of ['/back/api/actor', '/api/background'])
      await sendRequest(client, { call: wire.get(path, signedIn) }, () => undefined);
    expect(requests.map((config) => ('baseURL' in config ? config.baseURL : 'of the client'))).toEqual([
      '',
      'of the client',
    ]);
  });

  it('name the state a write was made from, whatever its encoding', async () => {
    answer = () => ({ json: { data: 1 } });
    const ifMatch = '"2026-11-21T10:00:00.000Z"';
    for (const kind of ['none', 'json', 'form', 'multipart'] as const)
      await http.send({
        call: wire.post(`/api/edit/${kind}`, kind, publicAccess),
        body: { a: 1 },
        client: 'public',
        ifMatch,
      });
    await http.send({ call: myThings, client: 'public' });
    expect(server.received.map((request) => request.headers['if-match'])).toEqual([
      ...Array(4).fill(ifMatch),
      undefined,
    ]);
    expect(server.received[2]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('say when the answer is to be edited', async () => {
    answer = () => ({ json: { data: 1 } });
    await http.send({ call: myThings, client: 'public', isForForm: true });
    await http.send({ call: myThings, client: 'public' });
    expect(server.received.map((request) => request.headers['prefer'])).toEqual(['editing', undefined]);
  });

  it('send the headers of the request', async () => {
    answer = () => ({ json: { data: 1 } });
    await http.send({ call: myThings, client: 'public', headers: { 'x-hold-key': 'secret' } });
    await http.send({ call: myThings, client: 'public' });
    expect(server.received.map((request) => request.headers['x-hold-key'])).toEqual(['secret', undefined]);
  });

  it('include credentials', () => {
    const clients = createHttpClients({
      baseUrl: '',
      dispatch: jest.fn(),
      getToken: () => null,
      onUnauthorised: jest.fn(),
    });
    expect(clients.public.defaults.withCredentials).toBe(true);
    expect(clients.authenticated.defaults.withCredentials).toBe(true);
  });

  it('hold the loading flag for each request, also when it fails', async () => {
    let release: (reply: Reply) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    const first = send();
    const pending = () => selectActivity(platform.store.getState()).pending;
    expect(pending()).toBe(1);
    while (server.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    release({ status: 500, text: '<h1>no</h1>' });
    await failureOf(first);
    expect(pending()).toBe(0);
  });

  it('tell the upload in whole percent, to the caller and to the progress bar', async () => {
    const percents: number[] = [];
    const actions: unknown[] = [];
    const client: Parameters<typeof sendRequest>[0] = {
      request: ({ onUploadProgress }) => {
        onUploadProgress?.({ loaded: 1, total: 3 });
        onUploadProgress?.({ loaded: 5 });
        onUploadProgress?.({ loaded: 3, total: 3 });
        return Promise.resolve({ status: 201, data: 'done' });
      },
    };
    const call = wire.post('/api/addnews', 'multipart', publicAccess);
    const onProgress = (percent: number) => void percents.push(percent);
    const answer = await sendRequest(client, { call, body: {}, onProgress }, (action) => void actions.push(action));
    expect(answer).toEqual({ status: 201, body: 'done' });
    expect(percents).toEqual([33, 100]);
    expect(actions).toEqual([requestStarted(), requestProgressed(33), requestProgressed(100), requestSettled()]);
  });
});

describe('errors', () => {
  it('carry code, status, text, fields, details, body and the time to wait', async () => {
    const json = {
      error: 'invalid',
      error_description: 'Revisa los campos',
      message: 'validation failed',
      code: 'VALIDATION_FAILED',
      errors: { name: ['Falta el nombre'] },
      details: { rows: 2 },
    };
    answer = () => ({ status: 422, json, headers: { 'retry-after': '17' } });
    expect(await failureOf(send())).toMatchObject({
      name: 'AppError',
      code: 'VALIDATION_FAILED',
      status: 422,
      userMessage: 'Revisa los campos',
      fields: { name: ['Falta el nombre'] },
      details: { rows: 2 },
      body: json,
      retryAfterSeconds: 17,
    });
  });

  it('show the message where there is no description, and read a date to wait for', async () => {
    const until = new Date(Date.now() + 90_000).toUTCString();
    answer = () => ({
      status: 429,
      json: { error: 'e', message: 'Espera', code: 'RATE_LIMITED' },
      headers: { 'retry-after': until },
    });
    const error = await failureOf(send());
    expect(error).toMatchObject({ code: 'RATE_LIMITED', userMessage: 'Espera', fields: {} });
    expect(error.retryAfterSeconds).toBeGreaterThan(85);
    expect(error.retryAfterSeconds).toBeLessThan(92);
  });

  it.each([
    [{ message: 'Revisa', errors: { email: ['Ya existe'], tags: 'Falta', age: 7 } }, 'Revisa'],
    [{ error: 'Revisa', errors: { email: ['Ya existe', null], tags: ['Falta'] } }, 'Revisa'],
    [{ error_description: 'Revisa', error: 'invalid', errors: { email: 'Ya existe', tags: ['Falta'] } }, 'Revisa'],
    [{ errors: { email: ['Ya existe'], tags: ['Falta'] } }, undefined],
    [
      { code: 'E17', message: { text: 'no' }, error: 'Revisa', errors: { email: ['Ya existe'], tags: 'Falta' } },
      'Revisa',
    ],
  ])('show the text and the fields of the body %j', async (json, userMessage) => {
    answer = () => ({ status: 422, json });
    expect(await failureOf(send())).toMatchObject({
      code: 'VALIDATION_FAILED',
      userMessage,
      fields: { email: ['Ya existe'], tags: ['Falta'] },
      body: json,
    });
  });

  it('show the message of an answer that has nothing else', async () => {
    answer = () => ({ status: 404, json: { message: 'Not found' } });
    expect(await failureOf(send())).toMatchObject({ code: 'NOT_FOUND', userMessage: 'Not found', fields: {} });
  });

  it.each([
    [503, '<html>', 'UNAVAILABLE'],
    [404, 'nothing', 'NOT_FOUND'],
    [500, '', 'INTERNAL'],
  ])('have the code of status %s where the answer names none', async (status, text, code) => {
    answer = () => ({ status, text });
    signIn();
    expect(await failureOf(send())).toMatchObject({ code, status, body: text, userMessage: undefined });
    expect(auth().isLoggedIn).toBe(true);
  });

  it('are NETWORK where no answer came', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    answer = () => null;
    expect(await failureOf(send())).toMatchObject({ code: 'NETWORK', status: 0, userMessage: undefined });
  });

  it('are NETWORK where the caller gave up', async () => {
    answer = () => new Promise(() => undefined);
    const controller = new AbortController();
    const sending = failureOf(http.send({ call: myThings, client: 'public', signal: controller.signal }));
    controller.abort();
    expect(await sending).toMatchObject({ code: 'NETWORK', userMessage: undefined });
  });
});

describe('401 on the authenticated client', () => {
  it('clears storage and slice and redirects once for twenty at a time', async () => {
    answer = () => refusedReply;
    signIn();
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(send())));
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(redirects).toEqual(['null null']);
    expect(localStorage.getItem('user')).toBeNull();
    expect(auth()).toMatchObject({ accessToken: null, user: null, isLoggedIn: false });
  });

  it('redirects again for the next session', async () => {
    answer = () => refusedReply;
    for (const token of ['a', 'b']) {
      signIn(token);
      await failureOf(send());
    }
    expect(redirects).toHaveLength(2);
  });

  it('redirects somebody without a token, once', async () => {
    answer = () => refusedReply;
    await Promise.all([failureOf(send()), failureOf(send())]);
    expect(redirects).toHaveLength(1);
  });

  it.each(['/api/login', '/api/logout'])('leaves the session alone for %s', async (path) => {
    answer = () => refusedReply;
    signIn();
    await failureOf(send(wire.post(path, 'json', publicAccess)));
    expect(redirects).toEqual([]);
    expect(auth().isLoggedIn).toBe(true);
  });

  it('leaves the session alone on the public client', async () => {
    answer = () => refusedReply;
    signIn();
    await failureOf(http.send({ call: authCalls.login, body: {}, client: 'public' }));
    expect(redirects).toEqual([]);
    expect(auth().isLoggedIn).toBe(true);
  });

  it('does nothing more when the person has signed out meanwhile', async () => {
    signIn();
    answer = () => {
      platform.store.dispatch({ type: 'auth/logoutSucceeded' });
      return refusedReply;
    };
    await failureOf(send());
    expect(redirects).toEqual([]);
  });
});

describe('a token that has run out', () => {
  const fresh = buildTokenAnswer({ access_token: 'token-2' });
  const byToken = (request: Received): Reply => {
    if (request.url === '/api/refresh') return { json: { ...fresh, data: fresh } };
    return request.headers.authorization === 'Bearer token-2' ? { json: { ok: true } } : expiredReply;
  };

  it('is refreshed once for all, and every request is repeated', async () => {
    answer = byToken;
    signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"ok":true}']));
    expect(bearers('/api/refresh')).toEqual([undefined]);
    expect(readStored()?.accessToken).toBe('token-2');
    expect(auth()).toMatchObject({ accessToken: 'token-2', provider: 'password', has_refresh: true, loading: 'idle' });
    expect(redirects).toEqual([]);
  });

  it('is refreshed also when the server does not know it at all', async () => {
    answer = (request) => (byToken(request) === expiredReply ? refusedReply : byToken(request));
    signIn('nonsense');
    expect((await send()).body).toEqual({ ok: true });
    expect(auth()).toMatchObject({ accessToken: 'token-2', error: null });
    expect(redirects).toEqual([]);
  });

  it('repeats JSON and multipart byte for byte', async () => {
    answer = byToken;
    signIn();
    await http.send({
      call: wire.post('/api/a', 'json', signedIn),
      body: { n: 'á', list: [1] },
      client: 'authenticated',
    });
    signIn('token-1');
    await http.send({
      call: wire.post('/api/b', 'multipart', signedIn),
      body: { list: [1, 2] },
      client: 'authenticated',
    });
    for (const url of ['/api/a', '/api/b']) {
      const [first, second] = server.received.filter((request) => request.url === url);
      expect(second?.parts).toBe(first?.parts);
      expect(second?.headers['content-type']?.split(';')[0]).toBe(first?.headers['content-type']?.split(';')[0]);
    }
  });

  it('ends the session when the refresh is refused', async () => {
    answer = (request) => (request.url === '/api/refresh' ? refusedReply : expiredReply);
    signIn();
    const errors = await Promise.all([failureOf(send()), failureOf(send()), failureOf(send())]);
    expect(errors[0]).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(redirects).toEqual(['null null']);
    expect(auth().isLoggedIn).toBe(false);
    expect(bearers('/api/refresh')).toHaveLength(1);
  });

  it('ends the session when the new token is refused as well', async () => {
    answer = (request) => (request.url === '/api/refresh' ? { json: { data: fresh } } : expiredReply);
    signIn();
    await failureOf(send());
    expect(bearers(myThings.path)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(redirects).toHaveLength(1);
  });

  it.each([
    ['503', { status: 503, text: 'down' }, 'UNAVAILABLE'],
    ['429', { status: 429, text: 'slow' }, 'RATE_LIMITED'],
    ['an answer that is none', { text: '<html>' }, 'BAD_ANSWER'],
    ['no answer', null, 'NETWORK'],
  ])('keeps the session when the refresh gets %s', async (_what, reply, code) => {
    jest.spyOn(console, 'error').mockReturnValue();
    answer = (request) => (request.url === '/api/refresh' ? reply : expiredReply);
    signIn();
    expect(await failureOf(send())).toMatchObject({ code });
    expect(auth()).toMatchObject({ isLoggedIn: true, accessToken: 'token-1', loading: 'idle' });
    expect(readStored()?.accessToken).toBe('token-1');
    expect(redirects).toEqual([]);
  });

  it('takes the token another tab has got, without asking', async () => {
    answer = byToken;
    signIn();
    writeStored({ accessToken: 'token-2', user: buildUser(), expires_at: null });
    expect((await send()).body).toEqual({ ok: true });
    expect(bearers('/api/refresh')).toEqual([]);
    expect(auth().accessToken).toBe('token-2');
  });

  it('waits for its turn among the tabs', async () => {
    answer = byToken;
    signIn();
    const names: string[] = [];
    const locks = {
      request: async (name: string, _options: unknown, work: () => Promise<void>) => {
        names.push(name);
        // The other tab has finished when this one gets the lock.
        writeStored({ accessToken: 'token-2', user: buildUser(), expires_at: null });
        await work();
      },
    };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await send();
    Reflect.deleteProperty(navigator, 'locks');
    expect(names).toEqual(['enlace-refresh']);
    expect(bearers('/api/refresh')).toEqual([]);
  });

  it('does not wait for ever for a tab that hangs', async () => {
    answer = byToken;
    signIn();
    const locks = { request: () => Promise.reject(new DOMException('late', 'TimeoutError')) };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    await send();
    Reflect.deleteProperty(navigator, 'locks');
    expect(auth().accessToken).toBe('token-2');
  });
});
