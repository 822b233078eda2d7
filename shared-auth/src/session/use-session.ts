import { useContext, useEffect, useEffectEvent } from 'react';

import { leaveFor } from './navigate';
import { client } from './session-client';
import { SessionContext, type SessionContextValue } from './session-provider';

export interface UseSessionOptions {
  /** For pages of signed-in users: without a session, the page leaves for sign-in. */
  readonly required?: boolean;
  /** Replaces the redirect. */
  readonly onUnauthenticated?: () => void;
}

/**
 * The session. In required mode, the status is never `unauthenticated`; without `onUnauthenticated` the page leaves
 * for sign-in with the error SessionRequired and the way back (docs/SPECIFICATION.md, section 2). Throws outside a
 * `SessionProvider`.
 */
export function useSession(options: UseSessionOptions = {}): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error('[next-auth]: `useSession` must be wrapped in a <SessionProvider />');
  const isRefused = options.required === true && value.status === 'unauthenticated';

  const refuse = useEffectEvent(() => {
    if (options.onUnauthenticated) return options.onUnauthenticated();
    const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: window.location.href });
    leaveFor(`${client.basePath}/signin?${query}`);
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  return isRefused ? { ...value, status: 'loading' } : value;
}
