import { Provider } from '@enlace/shared-platform';
import { act, renderHook } from '@testing-library/react';

import { buildTokenAnswer, buildUser } from '../testing/build-user';
import { fakeFetch } from '../testing/fake-fetch';
import { fakeHttp } from '../testing/fake-http';
import { startAuth } from '../testing/start-auth';
import { isActorChecked } from './auth.selectors';
import { useAuth, useViewer } from './use-auth';

beforeEach(() => {
  localStorage.clear();
  fakeFetch({});
});

function start() {
  const http = fakeHttp({
    '/api/login': { status: 200, body: { data: buildTokenAnswer() } },
    '/api/logout': { status: 200, body: {} },
  });
  const { platform, stop } = startAuth(http);
  const hook = renderHook(() => ({ ...useAuth(), viewer: useViewer() }), {
    wrapper: ({ children }) => <Provider store={platform.store}>{children}</Provider>,
  });
  return { ...hook, stop };
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe('useAuth and useViewer', () => {
  it('sign in and out, with the viewer in between', async () => {
    const { result, stop } = start();
    expect(result.current.viewer).toBeNull();
    act(() => result.current.login({ email: 'a@b.cd', password: 'x' }));
    await settle();
    expect(result.current.viewer).toEqual({ id: 7, name: 'Inés Peña', roles: ['latinas'], permissions: [] });
    const before = result.current.viewer;
    act(() => result.current.logout());
    expect(result.current.viewer).toBe(before);
    await settle();
    expect(result.current.viewer).toBeNull();
    stop();
  });

  it('a check holds as long as its token', () => {
    const auth = { ...start().result.current.auth, user: buildUser(), is_actor_checked: true, expires_at: 10 };
    expect(isActorChecked(auth, 9)).toBe(true);
    expect(isActorChecked(auth, 10)).toBe(false);
  });
});
