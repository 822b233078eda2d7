import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { fakeFetch, storageEvent } from '../testing/fake-fetch';
import { leaveFor } from './navigate';
import { client } from './session-client';
import { SessionProvider, type SessionProviderProps } from './session-provider';
import { useSession } from './use-session';

jest.mock('./navigate', () => ({ leaveFor: jest.fn() }));

const session = {
  user: { name: 'Inés', email: 'latina@enlace.test', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};
const message = (trigger: string) => `{"event":"session","data":{"trigger":"${trigger}"},"timestamp":1795232151}`;
const beacon = jest.fn<boolean, [string, URLSearchParams]>(() => true);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_795_232_151_500 });
  jest.mocked(leaveFor).mockClear();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  localStorage.clear();
  client.basePath = '/api/auth';
});
afterEach(() => jest.useRealTimers());

async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}
async function seconds(count: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(count * 1000));
}
async function fireVisibility(state: 'visible' | 'hidden'): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
function mount(props: SessionProviderProps = {}) {
  return renderHook(() => useSession(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SessionProvider {...props}>{children}</SessionProvider>
    ),
  });
}

describe('at first', () => {
  it('is loading without data until one request has answered, and tells the other tabs', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: session } });
    const { result } = mount();
    expect(result.current).toMatchObject({ status: 'loading', data: undefined });
    await settle();
    expect(result.current).toMatchObject({ status: 'authenticated', data: session });
    expect(sentRequests).toEqual([
      { url: '/api/auth/session', method: 'GET', headers: { 'Content-Type': 'application/json' }, body: undefined },
    ]);
    expect(localStorage.getItem('nextauth.message')).toBe(message('getSession'));
  });

  it('is unauthenticated after an empty object', async () => {
    fakeFetch({ '/api/auth/session': { json: {} } });
    const { result } = mount();
    await settle();
    expect(result.current).toMatchObject({ status: 'unauthenticated', data: null });
    expect(beacon).not.toHaveBeenCalled();
    expect(localStorage.getItem('nextauth.message')).toBe(message('getSession'));
  });

  it('is unauthenticated after a failed request, which is logged and still told', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({ '/api/auth/session': () => Promise.resolve(new Response('<html>')) });
    const { result } = mount();
    await settle();
    expect(result.current).toMatchObject({ status: 'unauthenticated', data: null });
    expect(localStorage.getItem('nextauth.message')).toBe(message('getSession'));
    expect(log.mock.calls[0]?.slice(0, 2)).toEqual([
      '[next-auth][error][CLIENT_FETCH_ERROR]',
      '\nhttps://next-auth.js.org/errors#client_fetch_error',
    ]);
    expect(beacon.mock.calls[0]?.[0]).toBe('/api/auth/_log');
    expect(String(beacon.mock.calls[0]?.[1])).toMatch(
      /^level=error&code=CLIENT_FETCH_ERROR&error=%5Bobject\+Object%5D&url=%2Fapi%2Fauth%2Fsession&message=Unexpected\+token.*&client=true$/,
    );
  });

  it('logs by fetch where there is no beacon', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
    const { sentRequests } = fakeFetch({ '/api/auth/session': { status: 500, json: { message: 'down' } } });
    mount();
    await settle();
    expect(sentRequests[1]).toMatchObject({ url: '/api/auth/_log', method: 'POST' });
    expect(sentRequests[1]?.body).toBe(
      'level=error&code=CLIENT_FETCH_ERROR&error=%5Bobject+Object%5D&url=%2Fapi%2Fauth%2Fsession&message=down&client=true',
    );
  });

  it.each([
    ['authenticated', session],
    ['unauthenticated', null],
  ])('is %s at once when that is known, without a request', async (status, knownSession) => {
    const { sentRequests } = fakeFetch({});
    const { result } = mount({ session: knownSession });
    expect(result.current).toMatchObject({ status, data: knownSession });
    await settle();
    expect(sentRequests).toEqual([]);
    expect(localStorage.getItem('nextauth.message')).toBeNull();
  });

  it('asks once for all who want to know, at the provider’s base path', async () => {
    const { sentRequests } = fakeFetch({ '/sess/session': { json: session } });
    const Name = () => <p>{useSession().data?.user?.name}</p>;
    render(
      <SessionProvider basePath="/sess">
        <Name />
        <Name />
      </SessionProvider>,
    );
    await settle();
    expect(screen.getAllByText('Inés')).toHaveLength(2);
    expect(sentRequests).toHaveLength(1);
  });

  it('survives a storage that refuses', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceeded');
    });
    fakeFetch({ '/api/auth/session': { json: session } });
    const { result } = mount();
    await settle();
    expect(result.current.status).toBe('authenticated');
  });
});

describe('another tab', () => {
  it('is followed without telling it back, also by a signed-out tab', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: session } });
    const { result } = mount({ session: null });
    storageEvent('nextauth.message', message('getSession'));
    await settle();
    expect(result.current).toMatchObject({ status: 'authenticated', data: session });
    expect(sentRequests).toHaveLength(1);
    expect(localStorage.getItem('nextauth.message')).toBeNull();
  });

  it.each([
    ['another key', 'other', message('signout')],
    ['another event', 'nextauth.message', '{"event":"x","data":{}}'],
    ['no data', 'nextauth.message', '{"event":"session"}'],
    ['a removal', 'nextauth.message', null],
    ['no JSON', 'nextauth.message', 'nonsense'],
  ])('is not followed on %s', async (_what, key, value) => {
    const { sentRequests } = fakeFetch({});
    mount({ session });
    storageEvent(key, value);
    await settle();
    expect(sentRequests).toEqual([]);
  });
});

describe('coming back to the tab', () => {
  it('asks again and tells, without loading in between', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: { ...session, expires: 'later' } } });
    const statuses: string[] = [];
    const { result } = renderHook(
      () => {
        const value = useSession();
        statuses.push(value.status);
        return value;
      },
      { wrapper: ({ children }) => <SessionProvider session={session}>{children}</SessionProvider> },
    );
    await fireVisibility('hidden');
    expect(sentRequests).toHaveLength(0);
    await fireVisibility('visible');
    expect(sentRequests).toHaveLength(1);
    expect(result.current.data?.expires).toBe('later');
    expect(new Set(statuses)).toEqual(new Set(['authenticated']));
    expect(localStorage.getItem('nextauth.message')).toBe(message('getSession'));
  });

  it('does not ask when nobody is signed in', async () => {
    const { sentRequests } = fakeFetch({});
    mount({ session: null });
    await fireVisibility('visible');
    expect(sentRequests).toEqual([]);
  });

  it('does not ask when that is switched off', async () => {
    const { sentRequests } = fakeFetch({});
    mount({ session, refetchOnWindowFocus: false });
    await fireVisibility('visible');
    expect(sentRequests).toEqual([]);
  });

  it('does not ask after the provider is gone', async () => {
    const { sentRequests } = fakeFetch({});
    const { unmount } = mount({ session, refetchInterval: 5 });
    unmount();
    await fireVisibility('visible');
    storageEvent('nextauth.message', message('signout'));
    await seconds(20);
    expect(sentRequests).toEqual([]);
    expect(client).toMatchObject({ lastSync: 0, session: undefined });
  });
});

describe('polling', () => {
  it('asks at each interval while somebody is signed in', async () => {
    const { sentRequests, answer } = fakeFetch({ '/api/auth/session': { json: session } });
    const { result } = mount({ session, refetchInterval: 10 });
    await seconds(9);
    expect(sentRequests).toHaveLength(0);
    await seconds(11);
    expect(sentRequests).toHaveLength(2);
    answer('/api/auth/session', { json: {} });
    await seconds(10);
    expect(result.current.status).toBe('unauthenticated');
    await seconds(60);
    expect(sentRequests).toHaveLength(3);
  });

  it('is off by default and with 0', async () => {
    const { sentRequests } = fakeFetch({});
    mount({ session, refetchInterval: 0 });
    await seconds(3600);
    expect(sentRequests).toEqual([]);
  });

  it('goes on offline unless told not to', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: session } });
    mount({ session, refetchInterval: 10 });
    window.dispatchEvent(new Event('offline'));
    await seconds(10);
    expect(sentRequests).toHaveLength(1);
  });

  it('pauses offline with refetchWhenOffline false, and starts with a full interval', async () => {
    const { sentRequests } = fakeFetch({ '/api/auth/session': { json: session } });
    mount({ session, refetchInterval: 10, refetchWhenOffline: false });
    await seconds(6);
    window.dispatchEvent(new Event('offline'));
    await seconds(60);
    expect(sentRequests).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    await seconds(9);
    expect(sentRequests).toHaveLength(0);
    await seconds(1);
    expect(sentRequests).toHaveLength(1);
  });
});

describe('update', () => {
  it('posts token and data, keeps the answer and tells the others', async () => {
    const changedSession = { ...session, user: { ...session.user, name: 'Inés P.' } };
    const { sentRequests } = fakeFetch({
      '/api/auth/csrf': { json: { csrfToken: 'c' } },
      '/api/auth/session': { json: changedSession },
    });
    const { result } = mount({ session });
    let answer: unknown;
    await act(async () => {
      answer = await result.current.update({ name: 'Inés P.' });
    });
    expect(answer).toEqual(changedSession);
    expect(sentRequests[1]).toMatchObject({
      url: '/api/auth/session',
      method: 'POST',
      body: '{"csrfToken":"c","data":{"name":"Inés P."}}',
    });
    expect(result.current).toMatchObject({ status: 'authenticated', data: changedSession });
    expect(localStorage.getItem('nextauth.message')).toBe(message('getSession'));
  });

  it('keeps the old session when it fails', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    fakeFetch({ '/api/auth/csrf': { json: { csrfToken: 'c' } }, '/api/auth/session': { status: 400, json: {} } });
    const { result } = mount({ session });
    let answer: unknown;
    await act(async () => {
      answer = await result.current.update();
    });
    expect(answer).toBeNull();
    expect(result.current).toMatchObject({ status: 'authenticated', data: session });
    expect(localStorage.getItem('nextauth.message')).toBeNull();
  });

  it('does nothing while nobody is signed in', async () => {
    const { sentRequests } = fakeFetch({});
    const { result } = mount({ session: null });
    expect(await result.current.update()).toBeUndefined();
    expect(sentRequests).toEqual([]);
  });
});

describe('useSession', () => {
  it('wants a provider', () => {
    jest.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(() => useSession())).toThrow(
      '[next-auth]: `useSession` must be wrapped in a <SessionProvider />',
    );
  });

  it('in required mode leaves for sign-in with the way back, and never says unauthenticated', async () => {
    const { result } = renderHook(() => useSession({ required: true }), {
      wrapper: ({ children }) => (
        <SessionProvider session={null} basePath="/back/auth">
          {children}
        </SessionProvider>
      ),
    });
    expect(result.current).toMatchObject({ status: 'loading', data: null });
    expect(leaveFor).toHaveBeenCalledTimes(1);
    expect(leaveFor).toHaveBeenCalledWith(
      '/back/auth/signin?error=SessionRequired&callbackUrl=http%3A%2F%2Flocalhost%2F',
    );
  });

  it('in required mode calls onUnauthenticated once instead', () => {
    const onUnauthenticated = jest.fn();
    const { rerender } = renderHook(
      () => useSession({ required: true, onUnauthenticated: () => void onUnauthenticated() }),
      { wrapper: ({ children }) => <SessionProvider session={null}>{children}</SessionProvider> },
    );
    rerender();
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
