/** @jest-environment node */
import { createPlatformStore } from '@enlace/shared-data';
import { Provider } from '@enlace/shared-platform';
import { renderToString } from 'react-dom/server';

import { selectViewer } from './auth/auth.selectors';
import { authSlice } from './auth/injected-slice';
import { useAuth, useViewer } from './auth/use-auth';
import { createHttpPort } from './http/create-http-port';
import { SessionProvider } from './session/session-provider';
import { useSession } from './session/use-session';

function Probe() {
  return (
    <p>
      {useSession().status} {useAuth().auth.loading} {String(useViewer())}
    </p>
  );
}

describe('on the server', () => {
  it('renders without a window, and keeps nobody’s session', () => {
    const http = createHttpPort({ baseUrl: '', dispatch: jest.fn(), getToken: () => null, onUnauthorised: jest.fn() });
    const { store } = createPlatformStore({ http, storage: null, slices: [authSlice], report: jest.fn() });
    const draw = (session?: { user: { name: string } }) =>
      renderToString(
        <Provider store={store}>
          <SessionProvider {...(session && { session })} basePath="/x">
            <Probe />
          </SessionProvider>
        </Provider>,
      );
    expect(typeof window).toBe('undefined');
    expect(draw({ user: { name: 'Inés' } })).toContain('authenticated');
    expect(draw()).toContain('loading');
    expect(selectViewer(store.getState())).toBeNull();
  });
});
