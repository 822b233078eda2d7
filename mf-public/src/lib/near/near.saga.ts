import { recordKinds, searchAnswerSchema, searchCall } from '@enlace/shared-contract';
import { send } from '@enlace/shared-data';
import { call, put, takeLatest, type SagaIterator, type UnknownAction } from '@enlace/shared-platform';

import { wordsOfSlug } from './near-words';
import { type NearQuery, nearSlice } from './near.slice';

const { requested, released, received } = nearSlice.actions;
const most = 5;

type Happening = 'recordRequested' | 'recordFailed' | 'recordReleased';

/** What becomes of a record of the public site; of any other action nothing is known. */
function readAction(action: { readonly type: string; readonly payload?: unknown }) {
  const [, kind = '', happening = ''] = /^public\/(\w+)\/(record[A-Z]\w+)$/.exec(action.type) ?? [];
  if (recordKinds.every((known) => known !== kind)) return null;
  // The kit's own actions (`createResource`), whose payloads are known.
  return { kind, happening: happening as Happening, payload: action.payload as Payload };
}

interface Payload {
  readonly key: string;
  readonly slug?: string;
  readonly lang?: string;
  readonly error?: { readonly code: string };
}

const isOfRecord = (action: { readonly type: string }): boolean => readAction(action) !== null;

/**
 * Asks for what is written like a record as soon as it turns out that nobody has it: by the server too, which draws the
 * page from what has been asked for by then. Leaving the page ends it.
 */
export function* watchNear(): SagaIterator<void> {
  const asked = new Map<string, NearQuery>();
  yield takeLatest(isOfRecord, function* (action: UnknownAction) {
    const seen = readAction(action);
    if (seen === null) return;
    const { kind, happening, payload } = seen;
    const key = `${kind} ${payload.key}`;
    if (happening === 'recordRequested' && payload.slug !== undefined)
      asked.set(key, { kind, slug: payload.slug, lang: payload.lang ?? '' });
    const query = asked.get(key);
    if (happening === 'recordFailed' && payload.error?.code === 'NOT_FOUND' && query !== undefined)
      yield call(loadNear, query);
    if (happening === 'recordReleased' && asked.delete(key)) yield put(released());
  });
}

function* loadNear(asked: NearQuery): SagaIterator<void> {
  const { kind, slug, lang } = asked;
  yield put(requested(asked));
  try {
    const query = { q: wordsOfSlug(slug), kinds: kind, lang, per_page: most };
    const answer = yield* send({ call: searchCall, client: 'public', query });
    yield put(received(searchAnswerSchema.parse(answer.body).data.flatMap((group) => group.hits)));
  } catch {
    // A failure is no news on a page that is one already.
    yield put(received([]));
  }
}
