import { AppError } from '@enlace/shared-contract/errors';
import { authCalls, tokenAnswerSchema } from '@enlace/shared-contract/identity';
import type { HttpAnswer, HttpRequest } from '@enlace/shared-data';
import type { UnknownAction } from '@enlace/shared-platform';

import { refreshFailed, refreshPostponed, refreshSucceeded, sessionRestored } from '../auth/auth.slice';
import { countEndings, forgetStored, readStored, readToken, toStored, writeStored } from '../auth/stored-session';
import { leaveImpersonation, readImpersonation } from '../session/impersonation';
import { readData } from './read-data';
import { endsSession } from './to-app-error';

export interface RefreshOptions {
  /** The client without a token; the refresh cookie identifies the session. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  dispatch(action: UnknownAction): void;
  /** The token to replace; null when a session cookie is exchanged for a token. */
  readonly token: string | null;
}

/**
 * Time limits for another tab's refresh and for the answer, in milliseconds. After the first, this tab sends its own
 * request; the server accepts the old token for a short time. After the second, the refresh is postponed.
 */
const timeout = 10_000;

let flight: Promise<void> | null = null;

/** The running refresh of this tab, if any. */
export function refreshUnderWay(): Promise<void> | null {
  return flight;
}

/**
 * Replaces the token by the refresh cookie (POST /api/refresh): one request for all callers, and one tab after the
 * other. Updates the slice; rejects with the `AppError` when there is no new token.
 */
export function refreshOnce(options: RefreshOptions): Promise<void> {
  flight ??= oneTabAtATime(() => refresh(options)).finally(() => {
    flight = null;
  });
  return flight;
}

async function refresh({ send, dispatch, token }: RefreshOptions): Promise<void> {
  // An impersonation is never renewed: at its end, the admin is the viewer again.
  if (readImpersonation() !== null) return leaveImpersonation();
  // Another tab may have refreshed while this one waited for the lock.
  const storedSession = readStored();
  if (storedSession !== null && storedSession.accessToken !== token) return dispatch(sessionRestored(storedSession));
  const endings = countEndings();
  const before = readToken();
  try {
    const signal = AbortSignal.timeout(timeout);
    const { body } = await send({ call: authCalls.refresh, client: 'public', signal });
    const session = toStored(readData(tokenAnswerSchema, body), Date.now());
    if (endings !== countEndings() || before !== readToken())
      throw new AppError('NETWORK', { message: 'signed in or out meanwhile' });
    writeStored(session);
    dispatch(refreshSucceeded(session));
  } catch (error) {
    if (endings === countEndings()) {
      if (endsSession(error)) forgetStored(token);
      dispatch(endsSession(error) ? refreshFailed() : refreshPostponed());
    }
    throw error;
  }
}

async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator.locks as LockManager | undefined;
  if (locks === undefined) return work();
  let isGranted = false;
  try {
    await locks.request('enlace-refresh', { signal: AbortSignal.timeout(timeout) }, () => {
      isGranted = true;
      return work();
    });
  } catch (error) {
    if (isGranted) throw error;
    await work();
  }
}
