import type { Viewer } from '@enlace/shared-contract/access';
import type { Credentials } from '@enlace/shared-contract/identity';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { selectAuth, selectViewer } from './auth.selectors';
import { loginRequested, logoutRequested, type AuthState } from './auth.slice';

/** The viewer's rights; null for a visitor. */
export function useViewer(): Viewer | null {
  return useSelector(selectViewer);
}

export interface AuthHook {
  readonly auth: AuthState;
  /** Signs in with e-mail and password; the result is in `auth`. A second call during the first does nothing. */
  login(credentials: Credentials): void;
  logout(): void;
}

/** The user's session and its operations. */
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
