import { statsAnswerSchema, statsCall } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import { statsSlice } from './stats.slice';

const { requested, released, received, failed } = statsSlice.actions;

/** takeLatest over both: leaving the screen ends the load. */
export function* watchStats(): SagaIterator<void> {
  yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
    if (requested.match(action)) yield call(loadStats);
  });
}

function* loadStats(): SagaIterator<void> {
  try {
    const answer = yield* send({ call: statsCall, client: 'public' });
    // An answer that breaks the contract fails like any other; its code would be shown to nobody.
    yield put(received(statsAnswerSchema.parse(answer.body).data));
  } catch (error) {
    yield put(failed(toErrorView(error)));
  }
}
