import { anyone, wire } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';
import * as z from 'zod/mini';

import { statsSlice } from './stats.slice';

export const statsCall = wire.get('/api/v2/stats', anyone);

const statsBody = z.object({
  data: z.object({ members: z.number(), chapters: z.number(), countries: z.number(), events: z.number() }),
});

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
    yield put(received(statsBody.parse(answer.body).data));
  } catch (error) {
    yield put(failed(toErrorView(error)));
  }
}
