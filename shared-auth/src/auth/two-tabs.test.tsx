import { act, render } from '@testing-library/react';

import { SessionProvider } from '../session/session-provider';
import { signOut } from '../session/sign-in-out';
import { buildTokenAnswer, buildUser } from '../testing/build-user';
import { fakeFetch, storageEvent } from '../testing/fake-fetch';
import { fakeHttp } from '../testing/fake-http';
import { startAuth } from '../testing/start-auth';
import { loginRequested, signedOut } from './auth.slice';
import { setSignOutPending, writeStored } from './stored-session';

jest.mock('../session/navigate', () => ({ leaveFor: jest.fn() }));

const session = { user: { name: 'Inés' } };
const loginReply = { status: 200, body: { data: buildTokenAnswer() } };
const message = (trigger: string) => `{"event":"session","data":{"trigger":"${trigger}"},"timestamp":1}`;
let stop = () => undefined as void;

function start(http = fakeHttp()) {
  const auth = startAuth(http);
  stop = auth.stop;
  return auth;
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockReturnValue();
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
});
afterEach(async () => {
  stop();
  // The session client remembers its last state. Each test begins signed out.
  fakeFetch({ '/api/auth/csrf': { json: { csrfToken: 'c' } }, '/api/auth/signout': { json: {} } });
  await signOut();
});

describe('session client and slice together', () => {
  it('a session found at the start, without a token, is exchanged', async () => {
    fakeFetch({ '/api/auth/session': { json: session } });
    const { auth } = start(fakeHttp({ '/api/refresh': loginReply }));
    render(<SessionProvider />);
    await settle();
    expect(auth().isLoggedIn).toBe(true);
  });

  it('a sign-out in another tab, told by broadcast, signs out here', async () => {
    const { answer } = fakeFetch({ '/api/auth/session': { json: session } });
    writeStored({ accessToken: 'token-1', user: buildUser(), expires_at: null });
    const { auth } = start();
    render(<SessionProvider session={session} />);
    answer('/api/auth/session', { json: {} });
    storageEvent('nextauth.message', message('signout'));
    await settle();
    expect(auth()).toEqual(signedOut);
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('a session request that fails signs nobody out', async () => {
    const { answer } = fakeFetch({});
    writeStored({ accessToken: 'token-1', user: buildUser(), expires_at: null });
    const { auth } = start();
    render(<SessionProvider session={session} />);
    answer('/api/auth/session', { status: 503, json: { message: 'down' } });
    storageEvent('nextauth.message', message('getSession'));
    await settle();
    expect(auth().isLoggedIn).toBe(true);
  });

  it('a restored token stands where there is no session cookie', async () => {
    fakeFetch({ '/api/auth/session': { json: {} } });
    writeStored({ accessToken: 'token-1', user: buildUser(), expires_at: null });
    const { auth } = start();
    render(<SessionProvider />);
    await settle();
    expect(auth().isLoggedIn).toBe(true);
  });

  it('a sign-in in another tab, told by broadcast, signs in here', async () => {
    fakeFetch({ '/api/auth/session': { json: session } });
    const { auth } = start();
    render(<SessionProvider session={null} />);
    writeStored({ accessToken: 'token-5', user: buildUser(), expires_at: null });
    storageEvent('nextauth.message', message('getSession'));
    await settle();
    expect(auth()).toMatchObject({ isLoggedIn: true, accessToken: 'token-5' });
  });

  it('signing out by the session client forgets the token before the page is left', async () => {
    fakeFetch({ '/api/auth/csrf': { json: { csrfToken: 'c' } }, '/api/auth/signout': { json: { url: '/' } } });
    writeStored({ accessToken: 'token-1', user: buildUser(), expires_at: null });
    const { auth } = start();
    render(<SessionProvider session={session} />);
    await act(() => signOut());
    expect(auth()).toEqual(signedOut);
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('a sign-out that did not reach the server finishes once, and the next cookie signs in', async () => {
    const { sentRequests, answer } = fakeFetch({
      '/api/auth/session': { json: session },
      '/api/auth/csrf': { json: { csrfToken: 'c' } },
      '/api/auth/signout': () => {
        answer('/api/auth/session', { json: {} });
        return Promise.resolve(new Response('{"url":"/"}'));
      },
    });
    setSignOutPending(true);
    const { auth } = start(fakeHttp({ '/api/refresh': loginReply }));
    render(<SessionProvider />);
    await settle();
    expect(sentRequests.filter(({ url }) => url === '/api/auth/signout')).toHaveLength(1);
    expect(auth()).toEqual(signedOut);
    answer('/api/auth/session', { json: session });
    storageEvent('nextauth.message', message('getSession'));
    await settle();
    expect(sentRequests.filter(({ url }) => url === '/api/auth/signout')).toHaveLength(1);
    expect(auth().isLoggedIn).toBe(true);
  });

  it('signing in asks for the session and tells the other tabs', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: session } });
    const { dispatch } = start(fakeHttp({ '/api/login': loginReply }));
    render(<SessionProvider session={null} />);
    act(() => void dispatch(loginRequested({ email: 'a@b.cd', password: 'x' })));
    await settle();
    expect(sentRequests.map(({ url }) => url)).toEqual(['/api/auth/session']);
    expect(localStorage.getItem('nextauth.message')).toMatch(/"trigger":"getSession"/);
  });
});
