import type { Credentials, Viewer } from '@enlace/shared-contract';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { selectAuth, selectViewer } from './auth.selectors';
import { loginRequested, logoutRequested, type AuthState } from './auth.slice';

/** Who is looking, as far as rights go; null for a visitor. */
export function useViewer(): Viewer | null {
  return useSelector(selectViewer);
}

export interface AuthHook {
  readonly auth: AuthState;
  /** Signs in with e-mail and password; the outcome is in `auth`. A second call while one is under way does nothing. */
  login(credentials: Credentials): void;
  logout(): void;
}

/** The person's session and what can be done with it. */
export function useAuth(): AuthHook {
  const dispatch = useDispatch();
  const auth = useSelector(selectAuth);
  return useMemo(
    () => ({
      auth,
      login: (credentials) => void dispatch(loginRequested(credentials)),
      logout: () => void dispatch(logoutRequested()),
    }),
    [auth, dispatch],
  );
}
