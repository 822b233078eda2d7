import { createPlatformStore, selectNotices } from '@enlace/shared-data';

import { selectAuth } from '../auth/auth.selectors';
import { authSlice } from '../auth/injected-slice';
import type { fakeHttp } from './fake-http';

interface Options {
  readonly isPersisted?: boolean;
}

/** The auth slice and saga in a separate store, started as in the shell. */
export function startAuth(http: ReturnType<typeof fakeHttp>, { isPersisted = false }: Options = {}) {
  const platform = createPlatformStore({
    http: http.port,
    storage: isPersisted ? localStorage : null,
    slices: [authSlice],
    report: ({ error }) => {
      throw error;
    },
  });
  const task = platform.run(authSlice.saga);
  const { store } = platform;
  return {
    ...store,
    platform,
    stop: () => task.cancel(),
    auth: () => selectAuth(store.getState()),
    notices: () => selectNotices(store.getState()).map(({ kind, text }) => ({ kind, text })),
  };
}
