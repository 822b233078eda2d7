import { AppError, authCalls, userSchema } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import { profileSlice } from './profile.slice';

const { requested, released, received, failed } = profileSlice.actions;

/** takeLatest over both: leaving the screen ends the load. */
export function* watchProfile(): SagaIterator<void> {
  yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
    if (requested.match(action)) yield call(loadProfile);
  });
}

function* loadProfile(): SagaIterator<void> {
  try {
    const { body } = yield* send({ call: authCalls.actor, client: 'authenticated' });
    const user = userSchema.safeParse(dataOf(body));
    if (!user.success) throw new AppError('BAD_ANSWER', { message: 'actor' });
    yield put(received(user.data));
  } catch (error) {
    yield put(failed(toErrorView(error)));
  }
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
