import { createContext, useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';

import { broadcast, now, receiveBroadcasts } from './broadcast';
import { logError } from './log-error';
import { ask, client, getCsrfToken, getSession, isSession, noteSession, type Session } from './session-client';

export interface SessionContextValue {
  /** Undefined until the first answer, null when nobody is signed in. */
  readonly data: Session | null | undefined;
  readonly status: 'loading' | 'authenticated' | 'unauthenticated';
  /** Changes the session on the server; the new one, null when that failed, undefined when there is none to change. */
  readonly update: (data?: unknown) => Promise<Session | null | undefined>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

export interface SessionProviderProps {
  readonly children?: ReactNode;
  /** What is known already: null for nobody; left out, it is fetched. */
  readonly session?: Session | null;
  /** Path of the session endpoints; default /api/auth. */
  readonly basePath?: string;
  /** Unused; kept for its callers. */
  readonly baseUrl?: string;
  /** Seconds between polls; 0 or absent for none. */
  readonly refetchInterval?: number;
  /** Ask again when the tab becomes visible; default true. */
  readonly refetchOnWindowFocus?: boolean;
  /** False pauses polling while offline. */
  readonly refetchWhenOffline?: false;
}

/** Keeps the session for everything below (SPEC §4): one fetch for all, again on visible, on other tabs' word, by polling. */
export function SessionProvider(props: SessionProviderProps) {
  const { children, basePath, refetchInterval, refetchOnWindowFocus = true, refetchWhenOffline } = props;
  const [session, setSession] = useState(props.session);
  const [isLoading, setIsLoading] = useState(props.session === undefined);
  const [initial] = useState(props.session);

  // Before any child's effect asks for something.
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

/** Asks every so many milliseconds while somebody is signed in; a pause while offline ends with a full interval. */
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
