import { createContext, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';

import { broadcast, now, receiveBroadcasts } from './broadcast';
import { logError } from './log-error';
import { ask, client, getCsrfToken, getSession, isSession, noteSession, type Session } from './session-client';

export interface SessionContextValue {
  /** Undefined before the first answer, null when signed out. */
  readonly data: Session | null | undefined;
  readonly status: 'loading' | 'authenticated' | 'unauthenticated';
  /** Changes the session on the server. Returns the new one, null after a failure, undefined without a session. */
  readonly update: (data?: unknown) => Promise<Session | null | undefined>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

export interface SessionProviderProps {
  readonly children?: ReactNode;
  /** The known session, null when signed out; fetched when missing. */
  readonly session?: Session | null;
  /** Path of the session endpoints; default /api/auth. */
  readonly basePath?: string;
  /** Unused; part of the library's interface. */
  readonly baseUrl?: string;
  /** Seconds between polls; 0 or missing for none. */
  readonly refetchInterval?: number;
  /** Requests the session again when the tab becomes visible; default true. */
  readonly refetchOnWindowFocus?: boolean;
  /** False pauses polling while offline. */
  readonly refetchWhenOffline?: false;
}

/**
 * Provides the session to all children: one request for all, again when the tab becomes visible, after messages of
 * other tabs, and by polling.
 */
export function SessionProvider(props: SessionProviderProps) {
  const { children, basePath, refetchInterval, refetchOnWindowFocus = true, refetchWhenOffline } = props;
  const [session, setSession] = useState(props.session);
  const [isLoading, setIsLoading] = useState(props.session === undefined);
  const [initial] = useState(props.session);

  // Before the effects of children, which can request the session.
  useInsertionEffect(() => {
    if (basePath) client.basePath = basePath;
  }, [basePath]);

  useEffect(() => {
    client.session = initial;
    client.lastSync = initial === undefined ? 0 : now();
    if (initial) noteSession(true);
    client.sync = async (event) => {
      try {
        const isStorage = event === 'storage';
        if (!isStorage && client.session !== undefined) {
          if (!event || client.session === null || now() < client.lastSync) return;
        }
        client.lastSync = now();
        client.session = await getSession({ broadcast: !isStorage });
        setSession(client.session);
      } catch (error) {
        logError('CLIENT_SESSION_ERROR', error);
      } finally {
        setIsLoading(false);
      }
    };
    void client.sync();
    return () => {
      client.lastSync = 0;
      client.session = undefined;
      client.sync = () => Promise.resolve();
    };
  }, [initial]);

  useEffect(() => receiveBroadcasts(() => void client.sync('storage')), []);
  useEffect(
    () => (refetchOnWindowFocus ? onVisible(() => void client.sync('visibilitychange')) : undefined),
    [refetchOnWindowFocus],
  );
  useEffect(
    () => (refetchInterval ? poll(refetchInterval * 1000, refetchWhenOffline !== false) : undefined),
    [refetchInterval, refetchWhenOffline],
  );

  const value = useMemo<SessionContextValue>(
    () => ({
      data: session,
      status: isLoading ? 'loading' : session ? 'authenticated' : 'unauthenticated',
      async update(data) {
        if (isLoading || !session) return undefined;
        setIsLoading(true);
        const answer = await ask('session', { csrfToken: await getCsrfToken(), data });
        setIsLoading(false);
        if (!answer || !isSession(answer)) return null;
        setSession(answer);
        broadcast('getSession');
        return answer;
      },
    }),
    [session, isLoading],
  );
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

function onVisible(callback: () => void): () => void {
  const handle = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', handle);
  return () => document.removeEventListener('visibilitychange', handle);
}

/** Polls at the interval while a session exists. After a time offline, a full interval follows. */
function poll(interval: number, isPolledOffline: boolean): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    if (client.session) void client.sync('poll');
  };
  const start = () => {
    timer ??= setInterval(tick, interval);
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  if (isPolledOffline || navigator.onLine) start();
  if (isPolledOffline) return stop;
  window.addEventListener('online', start);
  window.addEventListener('offline', stop);
  return () => {
    stop();
    window.removeEventListener('online', start);
    window.removeEventListener('offline', stop);
  };
}
