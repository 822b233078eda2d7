import type { HttpPort } from '@enlace/shared-data';
import {
  call,
  delay,
  getContext,
  put,
  select,
  takeLatest,
  takeLeading,
  type SagaIterator,
  type Store,
  type UnknownAction,
} from '@enlace/shared-platform';

import { refreshOnce } from '../http/refresh-once';
import { selectAuth, selectToken } from './auth.selectors';
import {
  actorFailed,
  loginFailed,
  loginSucceeded,
  logoutFailed,
  logoutSucceeded,
  refreshFailed,
  refreshPostponed,
  refreshRequested,
  refreshSucceeded,
  sessionRestored,
  sessionExpired,
  type AuthState,
} from './auth.slice';

/** Durations in milliseconds. */
const longestMargin = 60_000;
const shortestPause = 5000;
const retryPause = 30_000;
/** Browsers store the time of a timer in 31 bits. */
const longestTimer = 2 ** 31 - 1;

const starts = [loginSucceeded, refreshSucceeded, refreshPostponed, sessionRestored];
const ends = [loginFailed, refreshFailed, logoutSucceeded, logoutFailed, actorFailed, sessionExpired];

/**
 * Replaces the token a minute before its end, or after four fifths of its life when that is later. Stops with the
 * session.
 */
export function* watchRefresh(): SagaIterator<void> {
  yield takeLeading(refreshRequested.type, refresh);
  yield takeLatest(
    [...starts, ...ends].map(({ type }) => type),
    waitForEnd,
  );
}

function* refresh(): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  const http: HttpPort = yield getContext('http');
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  try {
    yield call(refreshOnce, { send: (request) => http.send(request), dispatch, token });
  } catch {
    // The request function has already updated the slice.
  }
}

function* waitForEnd({ type }: UnknownAction): SagaIterator<void> {
  if (type === refreshPostponed.type) yield delay(retryPause);
  else if (type !== sessionRestored.type) yield delay(shortestPause);
  for (;;) {
    const { accessToken, expires_at, expires_in }: AuthState = yield select(selectAuth);
    if (accessToken === null) return;
    if (type === refreshPostponed.type) break;
    if (expires_at === null) return;
    const margin = Math.min(longestMargin, expires_in === null ? longestMargin : expires_in * 200);
    const wait = expires_at - margin - Date.now();
    if (wait <= 0) break;
    yield delay(Math.min(wait, longestTimer));
  }
  yield put(refreshRequested());
}
