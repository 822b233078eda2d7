import { authCalls } from '@enlace/shared-contract/identity';
import { noticeShown } from '@enlace/shared-data';
import { call, put, select, spawn, take, type SagaIterator } from '@enlace/shared-platform';

import { endsSession } from '../http/to-app-error';
import { announceSession, client } from '../session/session-client';
import { signOut } from '../session/sign-in-out';
import { leaveImpersonation, readImpersonation } from '../session/impersonation';
import { selectToken } from './auth.selectors';
import { errorSet, isAllowedMessage, logoutFailed, logoutRequested, logoutSucceeded } from './auth.slice';
import { clearDatabases } from './clear-databases';
import { clearStorages } from './clear-storages';
import { sendWithin } from './send-within';
import { forgetStored, readToken, setSignOutPending } from './stored-session';

/** Time limit for the server during sign-out, in milliseconds. */
const timeout = 5000;

/** Time in which the screens of a user close, in milliseconds. */
const closingMs = 1000;

/** Another tab, or this one, can have signed in meanwhile. */
function clearAfterSignOut(): void {
  if (readToken() === null) clearStorages();
}

/** Ends bearer, refresh and session on the server; then signs out here, with any answer. */
export function* logout(): SagaIterator<void> {
  // During an impersonation, sign-out only ends the impersonation. The other user stays signed in.
  if (readImpersonation() !== null) return leaveImpersonation();
  const token: string | null = yield select(selectToken);
  const isDone = yield* tellServer(token);
  if (!isDone) setSignOutPending(true);
  forgetStored(token);
  clearAfterSignOut();
  // Open forms store their unsaved values once more when they close.
  setTimeout(clearAfterSignOut, closingMs);
  yield spawn(clearDatabases);
  yield put(isDone ? logoutSucceeded() : logoutFailed());
  if (token !== null) yield spawn(announceSession, 'signout');
}

/** Whether the server has no session left. */
function* tellServer(token: string | null): SagaIterator<boolean> {
  try {
    if (token !== null) {
      yield* sendWithin(timeout, { call: authCalls.logout, client: 'authenticated' });
    } else if (client.session) {
      yield call(signOut, { redirect: false });
    }
    return true;
  } catch (error) {
    return endsSession(error);
  }
}

/** `?isAllowed`: sets the error again after the sign-out, whose reset removes it. */
export function* denyAccess(): SagaIterator<void> {
  yield put(errorSet(isAllowedMessage));
  yield put(noticeShown({ kind: 'error', text: isAllowedMessage }));
  yield put(logoutRequested());
  yield take([logoutSucceeded.type, logoutFailed.type]);
  yield put(errorSet(isAllowedMessage));
}
