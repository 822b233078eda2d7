import { act, render } from '@testing-library/react';

import { fakeFetch } from '../testing/fake-fetch';
import { leaveFor } from './navigate';
import { client, getCsrfToken, getProviders, getSession } from './session-client';
import { SessionProvider } from './session-provider';
import { signIn, signOut } from './sign-in-out';

jest.mock('./navigate', () => ({ leaveFor: jest.fn() }));

const provider = (id: string, type: string) => ({ id, name: id, type, signinUrl: `/s/${id}`, callbackUrl: `/c/${id}` });
const providers = {
  credentials: provider('credentials', 'credentials'),
  linkedin: provider('linkedin', 'oauth'),
  email: provider('email', 'email'),
};
const basics = {
  '/api/auth/providers': { json: providers },
  '/api/auth/csrf': { json: { csrfToken: 'c0ffee' } },
};

beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  jest.spyOn(Date, 'now').mockReturnValue(1_795_232_151_000);
  Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true });
  localStorage.clear();
  client.basePath = '/api/auth';
});

describe('asking', () => {
  it('getSession tells the other tabs unless it is kept from it', async () => {
    fakeFetch({ '/api/auth/session': { json: {} } });
    expect(await getSession({ broadcast: false })).toBeNull();
    expect(localStorage.getItem('nextauth.message')).toBeNull();
    expect(await getSession()).toBeNull();
    expect(localStorage.getItem('nextauth.message')).toBe(
      '{"event":"session","data":{"trigger":"getSession"},"timestamp":1795232151}',
    );
  });

  it('getCsrfToken and getProviders answer what the server says', async () => {
    fakeFetch(basics);
    expect(await getCsrfToken()).toBe('c0ffee');
    expect(await getProviders()).toEqual(providers);
  });

  it('getCsrfToken is undefined and getProviders null when they cannot be had', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({});
    expect(await getCsrfToken()).toBeUndefined();
    expect(await getProviders()).toBeNull();
  });
});

describe('signIn', () => {
  it.each([
    ['none', { json: {} }],
    ['a failure', { status: 500, json: { message: 'x' } }],
  ])('leaves for the error page with %s of providers', async (_what, answer) => {
    jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({ '/api/auth/providers': answer });
    expect(await signIn('credentials')).toBeUndefined();
    expect(leaveFor).toHaveBeenCalledWith('/api/auth/error');
  });

  it.each([undefined, 'github', 'toString'])('leaves for the sign-in page with provider %s', async (id) => {
    fakeFetch(basics);
    expect(await signIn(id, { callbackUrl: '/my?a=1', redirect: false })).toBeUndefined();
    expect(leaveFor).toHaveBeenCalledWith('/api/auth/signin?callbackUrl=%2Fmy%3Fa%3D1');
  });

  it('posts credentials to their callback, in the library’s words', async () => {
    const { sentRequests } = fakeFetch({
      ...basics,
      '/api/auth/callback/credentials': { json: { url: 'http://localhost/' } },
    });
    const answer = await signIn('credentials', { redirect: false, email: 'a@b.c', password: 'pw' });
    expect(sentRequests.at(-1)).toEqual({
      url: '/api/auth/callback/credentials',
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'redirect=false&email=a%40b.c&password=pw&csrfToken=c0ffee&callbackUrl=http%3A%2F%2Flocalhost%2F&json=true',
    });
    expect(answer).toEqual({ error: null, status: 200, ok: true, url: 'http://localhost/' });
    expect(leaveFor).not.toHaveBeenCalled();
    expect(localStorage.getItem('nextauth.message')).toBeNull();
  });

  it('asks for the session again after a success, without telling the other tabs', async () => {
    const { sentRequests } = fakeFetch({
      ...basics,
      '/api/auth/callback/credentials': { json: { url: 'http://localhost/' } },
      '/api/auth/session': { json: { user: { name: 'Inés' } } },
    });
    render(<SessionProvider session={null} />);
    await act(() => signIn('credentials', { redirect: false }));
    expect(sentRequests.at(-1)?.url).toBe('/api/auth/session');
    expect(localStorage.getItem('nextauth.message')).toBeNull();
  });

  it('answers a refusal and asks nothing more', async () => {
    const { sentRequests } = fakeFetch({
      ...basics,
      '/api/auth/callback/credentials': {
        status: 401,
        json: { url: 'http://localhost/api/auth/error?error=CredentialsSignin&provider=credentials' },
      },
    });
    expect(await signIn('credentials', { redirect: false })).toEqual({
      error: 'CredentialsSignin',
      status: 401,
      ok: false,
      url: null,
    });
    expect(sentRequests.at(-1)?.url).toBe('/api/auth/callback/credentials');
  });

  it('leaves for where OAuth says, whatever redirect says, with the authorization parameters', async () => {
    const { sentRequests } = fakeFetch({
      ...basics,
      '/api/auth/signin/linkedin': { json: { url: 'https://linkedin.test/a' } },
    });
    expect(await signIn('linkedin', { redirect: false }, { prompt: 'login' })).toBeUndefined();
    expect(sentRequests.at(-1)?.url).toBe('/api/auth/signin/linkedin?prompt=login');
    expect(leaveFor).toHaveBeenCalledWith('https://linkedin.test/a');
  });

  it('leaves for the callback address when the answer names none, and stays for e-mail without redirect', async () => {
    fakeFetch({ ...basics, '/api/auth/signin/email': { json: {} } });
    await signIn('email', { callbackUrl: '/my' });
    expect(leaveFor).toHaveBeenCalledWith('/my');
    jest.mocked(leaveFor).mockClear();
    expect(await signIn('email', { redirect: false })).toMatchObject({ ok: true, error: null });
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('signOut', () => {
  const signout = { '/api/auth/signout': { json: { url: 'http://localhost/bye' } } };

  it('posts the form, tells the other tabs and leaves', async () => {
    const { sentRequests } = fakeFetch({ ...basics, ...signout });
    expect(await signOut({ callbackUrl: '/bye' })).toBeUndefined();
    expect(sentRequests.at(-1)).toMatchObject({
      url: '/api/auth/signout',
      method: 'POST',
      body: 'csrfToken=c0ffee&callbackUrl=%2Fbye&json=true',
    });
    expect(localStorage.getItem('nextauth.message')).toBe(
      '{"event":"session","data":{"trigger":"signout"},"timestamp":1795232151}',
    );
    expect(leaveFor).toHaveBeenCalledWith('http://localhost/bye');
  });

  it('stays without redirect, asks for the session and answers the address', async () => {
    const { sentRequests } = fakeFetch({ ...basics, ...signout, '/api/auth/session': { json: {} } });
    render(<SessionProvider session={{ user: { name: 'Inés' } }} />);
    await act(async () => {
      expect(await signOut({ redirect: false })).toEqual({ url: 'http://localhost/bye' });
    });
    expect(sentRequests.at(-1)?.url).toBe('/api/auth/session');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
