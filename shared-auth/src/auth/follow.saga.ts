import { call, put, select, type SagaIterator } from '@enlace/shared-platform';

import { signOut } from '../session/sign-in-out';
import { selectToken } from './auth.selectors';
import { refreshRequested, restored, sessionExpired, type sessionChanged } from './auth.slice';
import { forgetStored, isSignOutPending, readStored, readToken, setSignOutPending } from './stored-session';

/** Takes over what is stored (SPEC §4, restore): at the start, and when another tab has signed in or out. */
export function* followStorage(): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  const stored = readStored();
  if (stored !== null && stored.accessToken !== token) yield put(restored(stored));
  if (token !== null && readToken() === null) yield* end(token);
}

/**
 * Follows the session cookie. Somebody there and no token, as after LinkedIn: the cookie is exchanged for one. Nobody
 * there any more: signed out.
 */
export function* followSession({ payload: isSignedIn }: ReturnType<typeof sessionChanged>): SagaIterator<void> {
  const token: string | null = yield select(selectToken);
  if (!isSignedIn) {
    if (token !== null) yield* end(token);
    return;
  }
  if (token !== null) return;
  const stored = readStored();
  if (isSignOutPending()) yield* finishSignOut();
  else yield put(stored === null ? refreshRequested() : restored(stored));
}

function* end(token: string): SagaIterator<void> {
  forgetStored(token);
  yield put(sessionExpired());
}

/** An earlier sign-out did not reach the server; the cookie it left must not sign in. */
function* finishSignOut(): SagaIterator<void> {
  try {
    yield call(signOut, { redirect: false });
    setSignOutPending(false);
  } catch {
    // Still no answer: it is tried again on the next visit.
  }
}
