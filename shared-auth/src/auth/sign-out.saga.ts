import { authCalls } from '@enlace/shared-contract';
import { noticeShown } from '@enlace/shared-data';
import { call, put, select, spawn, take, type SagaIterator } from '@enlace/shared-platform';

import { endsSession } from '../http/to-app-error';
import { announceSession, client } from '../session/session-client';
import { signOut } from '../session/sign-in-out';
import { leaveViewing, readViewing } from '../session/viewing';
import { selectToken } from './auth.selectors';
import { errorSet, isAllowedMessage, logoutFailed, logoutRequested, logoutSucceeded } from './auth.slice';
import { sendWithin } from './send-within';
import { forgetStored, setSignOutPending } from './stored-session';

/** How long signing out waits for the server, in milliseconds. */
const patience = 5000;

/** Ends bearer, refresh and session on the server, and whatever it answers, here (SPEC §4). */
export function* logout(): SagaIterator<void> {
  // Whoever looks as somebody else leaves that; nobody is signed out by another.
  if (readViewing() !== null) return leaveViewing();
  const token: string | null = yield select(selectToken);
  const isDone = yield* tellServer(token);
  if (!isDone) setSignOutPending(true);
  forgetStored(token);
  yield put(isDone ? logoutSucceeded() : logoutFailed());
  if (token !== null) yield spawn(announceSession, 'signout');
}

/** Whether the server has no session left. */
function* tellServer(token: string | null): SagaIterator<boolean> {
  try {
    if (token !== null) {
      yield* sendWithin(patience, { call: authCalls.logout, client: 'authenticated' });
    } else if (client.session) {
      yield call(signOut, { redirect: false });
    }
    return true;
  } catch (error) {
    return endsSession(error);
  }
}

/** `?isAllowed` (SPEC §2): the error is set again behind the logout, whose reset would take it away. */
export function* denyAccess(): SagaIterator<void> {
  yield put(errorSet(isAllowedMessage));
  yield put(noticeShown({ kind: 'error', text: isAllowedMessage }));
  yield put(logoutRequested());
  yield take([logoutSucceeded.type, logoutFailed.type]);
  yield put(errorSet(isAllowedMessage));
}
