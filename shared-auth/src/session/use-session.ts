import { useContext, useEffect, useEffectEvent } from 'react';

import { leaveFor } from './navigate';
import { client } from './session-client';
import { SessionContext, type SessionContextValue } from './session-provider';

export interface UseSessionOptions {
  /** A page that only signed-in people may see: without a session it leaves for the sign-in page. */
  readonly required?: boolean;
  /** Instead of leaving. */
  readonly onUnauthenticated?: () => void;
}

/**
 * The session (SPEC §3). In required mode the status is never `unauthenticated`; without `onUnauthenticated` the page
 * leaves for sign-in with error SessionRequired and the way back (SPEC §2). Throws outside a `SessionProvider`.
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
