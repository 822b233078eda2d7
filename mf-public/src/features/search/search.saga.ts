import { searchAnswerSchema, searchCall } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import { keyOf, type SearchQuery, searchSlice } from './search.slice';

const { requested, released, received, failed } = searchSlice.actions;

/** takeLatest over both: the newest question wins, and leaving the screen ends it. */
export function* watchSearch(): SagaIterator<void> {
  yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
    if (requested.match(action)) yield call(loadSearch, action.payload);
  });
}

function* loadSearch(query: SearchQuery): SagaIterator<void> {
  const key = keyOf(query);
  try {
    const answer = yield* send({ call: searchCall, client: 'public', query: { ...query } });
    yield put(received({ key, answer: searchAnswerSchema.parse(answer.body) }));
  } catch (error) {
    yield put(failed({ key, error: toErrorView(error) }));
  }
}
