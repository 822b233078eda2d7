import { AppError, inboxCalls, inboxEntrySchema, type InboxEntry } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import {
  cancel,
  fork,
  join,
  put,
  take,
  takeLatest,
  type SagaIterator,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import { saveFile } from '../../../lib/save-file';
import { inboxEntrySlice, type WorkKind, type WorkRequest } from './inbox-entry.slice';

const { actions } = inboxEntrySlice;

/** Of these the newest counts. */
const questions: readonly WorkKind[] = ['preview', 'duplicates'];
/** Of these each is done, one after the other; of everything else the first, so that nothing is done twice. */
const queued: readonly WorkKind[] = ['change'];

export function* watchInboxEntry(): SagaIterator<void> {
  yield takeLatest([actions.entryRequested.type, actions.entryReleased.type], function* (action: UnknownAction) {
    if (actions.entryRequested.match(action)) yield* loadEntry(action.payload.id);
  });
  yield fork(watchWork);
}

function* loadEntry(id: number): SagaIterator<void> {
  try {
    const answer = yield* send({ call: inboxCalls.getEntry, params: { id }, client: 'authenticated' });
    const entry = entryOf(answer.body);
    if (entry === null) throw new AppError('BAD_ANSWER', { message: 'entry' });
    yield put(actions.entryReceived(entry));
  } catch (error) {
    yield put(actions.entryFailed(toErrorView(error)));
  }
}

function* watchWork(): SagaIterator<void> {
  const running = new Map<WorkKind, Task>();
  for (;;) {
    const action: UnknownAction = yield take(actions.workSubmitted.type);
    if (!actions.workSubmitted.match(action)) continue;
    const { kind } = action.payload;
    const before = running.get(kind);
    const isBusy = before?.isRunning() === true;
    if (isBusy && questions.includes(kind)) yield cancel(before);
    else if (isBusy && !queued.includes(kind)) continue;
    running.set(kind, yield fork(work, action.payload, queued.includes(kind) && isBusy ? before : undefined));
  }
}

function* work(request: WorkRequest, before: Task | undefined): SagaIterator<void> {
  if (before !== undefined) yield join(before);
  const { kind, ...sent } = request;
  try {
    const { body } = yield* send({ ...sent, client: 'authenticated' });
    if (kind === 'export') saveFile('inbox', String(body));
    // An answer that carries the entry is its newest state.
    const entry = entryOf(body);
    if (entry !== null) yield put(actions.entryReceived(entry));
    yield put(actions.workDone({ request, body: kind === 'export' ? null : body }));
  } catch (error) {
    yield put(actions.workFailed({ request, error: toErrorView(error) }));
  }
}

function entryOf(body: unknown): InboxEntry | null {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  const parsed = inboxEntrySchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}
