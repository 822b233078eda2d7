import { authSlice, loginSucceeded } from '@enlace/shared-auth';
import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { createPlatformStore, ScreenProvider } from '@enlace/shared-data';
import { Provider } from '@enlace/shared-platform';
import { buildUser, createFakeApi } from '@enlace/shared-testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { viewer } from '../../../testing/own-api';
import { applications } from '../applications.slice';
import { useDraft } from './use-draft';

const send = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  send.mockReset().mockImplementation(async () => Response.json({ data: null }));
  Object.assign(globalThis, { fetch: send });
});

/** The hook for a user who is signed in. */
function openDraft() {
  const api = createFakeApi();
  api.answer(applicationCalls.saveApplicationDraft, () => ({ data: null }));
  const platform = createPlatformStore({ http: api, storage: null, slices: [], report: () => undefined });
  platform.inject('shell', [{ path: authSlice.path, reducer: authSlice.reducer }]);
  platform.inject('mf-member', [applications]);
  const session = { accessToken: 'token-1', user: buildUser({ id: 7 }), expires_in: 900, expires_at: null };
  platform.store.dispatch(loginSucceeded(session));
  const context = { params: {}, search: new URLSearchParams(), locale: 'en' as const, viewer };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={platform.store}>
      <ScreenProvider value={context}>{children}</ScreenProvider>
    </Provider>
  );
  return { api, ...renderHook(() => useDraft(1, { message: 'Hola' }), { wrapper }) };
}

test('a page that is closed stores the words by a request that outlives it', async () => {
  const { api, result } = openDraft();
  expect(result.current.words.message).toBe('Hola');
  await act(async () => result.current.change({ message: 'Hola, Ceiba' }));
  expect(result.current.words.message).toBe('Hola, Ceiba');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(result.current.state).toBe('saved'));
  expect(send.mock.calls).toHaveLength(1);
  expect(send.mock.calls[0]).toMatchObject([
    '/api/v2/jobs/1/application-draft',
    {
      method: 'POST',
      keepalive: true,
      headers: { authorization: 'Bearer token-1' },
      body: '{"message":"Hola, Ceiba"}',
    },
  ]);
  expect(api.sent(applicationCalls.saveApplicationDraft)).toEqual([]);
});

test('a page that is closed without changes stores nothing', async () => {
  openDraft();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(send).not.toHaveBeenCalled();
});
