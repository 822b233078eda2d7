import { type RecordKind, searchCall, type SearchHit } from '@enlace/shared-contract/site';
import type { FakeApi } from '@enlace/shared-testing';

/** Answers the search for records that are similar to a missing one; no results by default. */
export function answerSimilar(api: FakeApi, kind: RecordKind = 'chapters', hits: readonly SearchHit[] = []): FakeApi {
  const total = hits.length;
  const counts = total === 0 ? [] : [{ kind, total }];
  api.answer(searchCall, ({ query }) => ({
    data: total === 0 ? [] : [{ kind, total, hits }],
    meta: { q: String(query['q']), page: 1, per_page: 5, total, counts, is_near: total > 0 },
  }));
  return api;
}
