import { call, put, select, type SagaIterator } from '@enlace/shared-platform';

import { signOut } from '../session/sign-in-out';
import { selectToken } from './auth.selectors';
import { refreshRequested, sessionRestored, sessionExpired, type sessionChanged } from './auth.slice';
import { forgetStored, isSignOutPending, readStored, readToken } from './stored-session';

/** Reads the stored session: at the start, and after another tab has signed in or out. */
export function* followStorage(): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  const storedSession = readStored();
  if (storedSession !== null && storedSession.accessToken !== token) yield put(sessionRestored(storedSession));
  if (token !== null && readToken() === null) yield* end(token);
}

/**
 * Follows the session cookie. A session without a token, as after LinkedIn, is exchanged for a token. The end of the
 * session signs the user out.
 */
export function* followSession({ payload: isSignedIn }: ReturnType<typeof sessionChanged>): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  if (!isSignedIn) {
    if (token !== null) yield* end(token);
    return;
  }
  if (token !== null) return;
  const storedSession = readStored();
  if (isSignOutPending()) yield* finishSignOut();
  else yield put(storedSession === null ? refreshRequested() : sessionRestored(storedSession));
}

function* end(token: string): SagaIterator<void> {
  forgetStored(token);
  yield put(sessionExpired());
}

/** An earlier sign-out did not reach the server. The cookie that it left must not sign the user in. */
function* finishSignOut(): SagaIterator<void> {
  try {
    yield call(signOut, { redirect: false });
  } catch {
    // Still no answer; the next visit tries again.
  }
}
