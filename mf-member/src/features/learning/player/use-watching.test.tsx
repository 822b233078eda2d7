import { authSlice, loginSucceeded } from '@enlace/shared-auth';
import { watchingCalls } from '@enlace/shared-contract/learning';
import { createPlatformStore } from '@enlace/shared-data';
import { Provider } from '@enlace/shared-platform';
import { buildUser, createFakeApi } from '@enlace/shared-testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { ownLesson } from '../lesson.slice';
import { useWatching } from './use-watching';

const watchAnswer = { session: 3, position: 0, watched_percent: 5, is_completed: false };
const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json({ data: watchAnswer }));
  Object.assign(globalThis, { fetch: send });
});
afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

/** The hook after the answer to `begin`, for a user who is signed in. */
async function openVideo() {
  const api = createFakeApi();
  api.answer(watchingCalls.begin, () => ({ data: watchAnswer }));
  api.answer(watchingCalls.store, () => ({ data: watchAnswer }));
  const platform = createPlatformStore({ http: api, storage: null, slices: [], report: () => undefined });
  platform.inject('shell', [{ path: authSlice.path, reducer: authSlice.reducer }]);
  platform.inject('mf-member', [ownLesson]);
  const session = { accessToken: 'token-1', user: buildUser({ id: 7 }), expires_in: 900, expires_at: null };
  platform.store.dispatch(loginSucceeded(session));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={platform.store}>{children}</Provider>
  );
  const { result, unmount } = renderHook(() => useWatching(2, true), { wrapper });
  await waitFor(() => expect(result.current.answer).not.toBeNull());
  /** The player reports these seconds; it pauses at the last one when `isPaused` is set. */
  const play = (positions: readonly number[], isPaused = false) =>
    act(async () =>
      positions.forEach((position, place) => {
        const isPlaying = !isPaused || place < positions.length - 1;
        result.current.report({ position, duration: 600, isPlaying, hasEnded: false });
      }),
    );
  const storedMessages = () => api.sent(watchingCalls.store);
  return { api, play, storedMessages, unmount };
}

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const close = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const bodies = (): unknown[] => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);

test('a page that is closed sends its last position and parts once, by a request that outlives it', async () => {
  const { play, storedMessages, unmount } = await openVideo();
  await play([0, 1, 2, 60, 61.4]);
  await close();
  await act(async () => hide());
  await close();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]).toMatchObject([
    '/api/v2/lessons/2/progress',
    { method: 'POST', keepalive: true, headers: { authorization: 'Bearer token-1' } },
  ]);
  const parts = [
    { from: 0, to: 2 },
    { from: 60, to: 62 },
  ];
  expect(bodies()).toEqual([{ session: 3, seq: 1, position: 61, parts }]);
  unmount();
  expect(storedMessages()).toHaveLength(0);
});

test('what is stored is not sent again, neither by the next message nor by the last one', async () => {
  const { play, storedMessages } = await openVideo();
  await play([0, 1, 2], true);
  await waitFor(() => expect(storedMessages()).toHaveLength(1));
  await act(async () => undefined);
  await act(async () => hide());
  await close();
  expect(send).not.toHaveBeenCalled();
  await play([2, 3]);
  await act(async () => hide());
  await play([4], true);
  await waitFor(() => expect(storedMessages()).toHaveLength(2));
  expect(bodies()).toEqual([{ session: 3, seq: 2, position: 3, parts: [{ from: 2, to: 3 }] }]);
  expect(storedMessages()[1]?.body).toMatchObject({ seq: 3, position: 4, parts: [{ from: 3, to: 4 }] });
});

test('the last message waits for no answer, and has the parts of the message that may be lost', async () => {
  const { api, play } = await openVideo();
  const release = api.hold(watchingCalls.store);
  await play([0, 1, 2], true);
  await play([2, 3]);
  await close();
  const parts = [
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ];
  expect(bodies()).toEqual([{ session: 3, seq: 2, position: 3, parts }]);
  await act(async () => release());
});

test('a last message that is lost is sent again when the page stays', async () => {
  const { play, storedMessages } = await openVideo();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await play([0, 1, 2]);
  await act(async () => hide());
  await play([3], true);
  await waitFor(() => expect(storedMessages()).toHaveLength(1));
  const parts = [
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ];
  expect(storedMessages()[0]?.body).toMatchObject({ seq: 2, position: 3, parts });
});
