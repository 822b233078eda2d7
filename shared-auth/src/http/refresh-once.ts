import { AppError, authCalls, tokenAnswerSchema } from '@enlace/shared-contract';
import type { HttpAnswer, HttpRequest } from '@enlace/shared-data';
import type { UnknownAction } from '@enlace/shared-platform';

import { refreshFailed, refreshPostponed, refreshSucceeded, restored } from '../auth/auth.slice';
import { countEndings, forgetStored, readStored, readToken, toStored, writeStored } from '../auth/stored-session';
import { leaveViewing, readViewing } from '../session/viewing';
import { readData } from './read-data';
import { endsSession } from './to-app-error';

export interface RefreshOptions {
  /** Sends over the client without a token; the refresh cookie does the rest. */
  send(request: HttpRequest): Promise<HttpAnswer>;
  dispatch(action: UnknownAction): void;
  /** The token to be replaced; null when a session cookie is exchanged for one. */
  readonly token: string | null;
}

/**
 * Longest wait for another tab's refresh, and for an answer, in milliseconds. After the first this tab asks as well,
 * trusting the server's grace; after the second the refresh is postponed.
 */
const patience = 10_000;

let flight: Promise<void> | null = null;

/** The refresh that is under way in this tab, if any. */
export function refreshUnderWay(): Promise<void> | null {
  return flight;
}

/**
 * Replaces the token by the refresh cookie (SPEC §7: POST /api/refresh), once however many ask at a time, and one tab
 * after the other. Tells the slice how it ended; rejects with the `AppError` when there is no new token.
 */
export function refreshOnce(options: RefreshOptions): Promise<void> {
  flight ??= oneTabAtATime(() => refresh(options)).finally(() => {
    flight = null;
  });
  return flight;
}

async function refresh({ send, dispatch, token }: RefreshOptions): Promise<void> {
  // A look as somebody else is never renewed: its end is the way back to oneself.
  if (readViewing() !== null) return leaveViewing();
  // Another tab may have done it while this one waited for its turn.
  const stored = readStored();
  if (stored !== null && stored.accessToken !== token) return dispatch(restored(stored));
  const endings = countEndings();
  const before = readToken();
  try {
    const signal = AbortSignal.timeout(patience);
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
    await locks.request('enlace-refresh', { signal: AbortSignal.timeout(patience) }, () => {
      isGranted = true;
      return work();
    });
  } catch (error) {
    if (isGranted) throw error;
    await work();
  }
}
