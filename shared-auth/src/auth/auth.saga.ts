import { authCalls, tokenAnswerSchema, userSchema } from '@enlace/shared-contract/identity';
import {
  noticeCleared,
  noticeShown,
  selectNotices,
  send,
  toErrorView,
  type ErrorView,
  type Notice,
} from '@enlace/shared-data';
import {
  call,
  getContext,
  put,
  select,
  spawn,
  take,
  takeLatest,
  takeLeading,
  type SagaIterator,
  type Store,
} from '@enlace/shared-platform';

import { readData } from '../http/read-data';
import { endsSession } from '../http/to-app-error';
import { recordOf } from '../record';
import { announceSession } from '../session/session-client';
import { isExpired, selectAuth, selectToken } from './auth.selectors';
import {
  accessDenied,
  actorFailed,
  actorPostponed,
  actorRequested,
  actorSucceeded,
  errorSet,
  loginFailed,
  loginRequested,
  loginSucceeded,
  logoutRequested,
  refreshPostponed,
  sessionRestored,
  sessionChanged,
  signInCompleted,
  storedSessionChanged,
  type AuthState,
} from './auth.slice';
import { followSession, followStorage } from './follow.saga';
import { followTabs } from './follow-tabs';
import { sendWithin } from './send-within';
import { watchRefresh } from './refresh.saga';
import { denyAccess, logout } from './sign-out.saga';
import { forgetStored, readToken, toStored, writeStored } from './stored-session';

/** Time limit for the check of a stored user, in milliseconds. After it, the user enters with the stored data. */
const timeout = 10_000;

/** Everything that the session does without a user action. Run it once, after the creation of the store. */
export function* authSaga(): SagaIterator<void> {
  yield takeLeading(loginRequested.type, login);
  yield takeLeading(signInCompleted.type, completeSignIn);
  yield takeLatest(loginFailed.type, showFailedLogin);
  yield takeLeading(logoutRequested.type, logout);
  yield takeLeading(actorRequested.type, fetchActor);
  yield takeLeading(accessDenied.type, denyAccess);
  yield takeLatest(storedSessionChanged.type, followStorage);
  yield takeLatest(sessionChanged.type, followSession);
  yield takeLatest([sessionRestored.type, refreshPostponed.type], checkActor);
  yield* watchRefresh();
  yield* followStorage();
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  const stop = followTabs(dispatch);
  try {
    yield call(() => new Promise<never>(() => undefined));
  } finally {
    stop();
  }
}

function* login({ payload }: ReturnType<typeof loginRequested>): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  try {
    const { body } = yield* send({ call: authCalls.login, body: { ...payload }, client: 'public' });
    yield put(signInCompleted(readData(tokenAnswerSchema, body)));
  } catch (error) {
    forgetStored(token);
    yield put(loginFailed(failureOf(error, 'Login error')));
  }
}

/** Stores the session of a sign-in and announces it to the other tabs. */
function* completeSignIn({ payload: answer }: ReturnType<typeof signInCompleted>): SagaIterator<void> {
  const session = toStored(answer, Date.now());
  writeStored(session);
  yield put(loginSucceeded(session));
  if (answer.notice) yield put(noticeShown({ kind: 'success', text: answer.notice }));
  yield spawn(announceSession, 'getSession');
}

/** The error is also a toast; `auth.error` is null after its end (docs/SPECIFICATION.md, sections 4 and 9). */
function* showFailedLogin({ payload }: ReturnType<typeof loginFailed>): SagaIterator<void> {
  // The sign-in page goes on with the second step.
  if (payload.failure?.code === 'SECOND_FACTOR_REQUIRED') return;
  const { error: text } = payload;
  yield put(noticeShown({ kind: 'error', text }));
  let notices: readonly Notice[];
  do {
    yield take(noticeCleared.type);
    notices = yield select(selectNotices);
  } while (notices.some((notice) => notice.text === text));
  yield put(errorSet(null));
}

/** Checks a stored user with the server. An expired token is replaced first. */
function* checkActor(): SagaIterator<void> {
  const auth: AuthState = yield select(selectAuth);
  if (!auth.is_actor_checked && !isExpired(auth, Date.now())) yield put(actorRequested());
}

function* fetchActor(): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  if (token === null) return;
  try {
    const { body } = yield* sendWithin(timeout, { call: authCalls.actor, client: 'authenticated' });
    const user = readData(userSchema, body);
    const { accessToken, expires_at }: AuthState = yield select(selectAuth);
    if (accessToken === null) return;
    if (readToken() === accessToken) writeStored({ accessToken, user, expires_at });
    yield put(actorSucceeded(user));
  } catch (error) {
    const current: string | null = yield select(selectToken);
    if (current !== null && current !== token) return;
    const failure = failureOf(error, 'Unknown error');
    if (endsSession(error)) forgetStored(token);
    yield put(endsSession(error) ? actorFailed(failure) : actorPostponed(failure.failure));
  }
}

/** The error text: the server's description, else its error, else the fallback (docs/SPECIFICATION.md, section 8). */
function failureOf(error: unknown, fallback: string): { readonly error: string; readonly failure: ErrorView } {
  const failure = toErrorView(error);
  const { error_description: description, error: name } = recordOf(failure.body);
  const text = [description, name].find((value) => typeof value === 'string' && value !== '');
  return { error: typeof text === 'string' ? text : fallback, failure };
}
