import { searchAnswerSchema, searchCall } from '@enlace/shared-contract';
import { send } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import { wordsOfSlug } from './near-words';
import { type NearQuery, nearSlice } from './near.slice';

const { requested, released, received } = nearSlice.actions;
const most = 5;

/** takeLatest over both: leaving the page ends it. */
export function* watchNear(): SagaIterator<void> {
  yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
    if (requested.match(action)) yield call(loadNear, action.payload);
  });
}

function* loadNear({ kind, slug, lang }: NearQuery): SagaIterator<void> {
  try {
    const query = { q: wordsOfSlug(slug), kinds: kind, lang, per_page: most };
    const answer = yield* send({ call: searchCall, client: 'public', query });
    yield put(received(searchAnswerSchema.parse(answer.body).data.flatMap((group) => group.hits)));
  } catch {
    // A failure is no news on a page that is one already.
    yield put(received([]));
  }
}
