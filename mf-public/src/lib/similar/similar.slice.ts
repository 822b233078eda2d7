import { searchAnswerSchema, searchCall } from '@enlace/shared-contract/site';
import { bodyOf, createCalls, defineCall, type InjectedSlice } from '@enlace/shared-data';
import { fork, put, takeEvery, type PayloadAction } from '@enlace/shared-platform';

import { wordsOfSlug } from './words-of-slug';
import { recordMissed, type SimilarQuery } from './record-missed';

const readGroups = bodyOf(searchAnswerSchema);
const mostHits = 5;

const { calls, ...slice } = createCalls('public/similar', {
  hits: defineCall({
    client: 'public',
    request: ({ kind, slug, lang }: SimilarQuery) => ({
      call: searchCall,
      query: { q: wordsOfSlug(slug), kinds: kind, lang, per_page: mostHits },
    }),
    read: (answer) => readGroups(answer).data.flatMap((group) => group.hits),
  }),
});

/** Records with a name similar to the one of a missing record. */
export const similarHits = calls.hits;

/** Searches as soon as a record is known to be missing. Every screen of a record has this slice. */
export const similar: InjectedSlice = {
  ...slice,
  *saga() {
    yield fork([slice, slice.saga]);
    yield takeEvery(recordMissed.type, function* ({ payload }: PayloadAction<SimilarQuery>) {
      yield put(similarHits.start(payload));
    });
  },
};
