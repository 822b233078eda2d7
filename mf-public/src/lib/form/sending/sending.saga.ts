import { formCalls, formChallengeSchema } from '@enlace/shared-contract';
import { send, toErrorView } from '@enlace/shared-data';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaIterator,
  type Task,
} from '@enlace/shared-platform';

import { selectSendingState, sendingSlice, type FormRequest, type Proof } from './sending.slice';
import { solveChallenge } from './solve-challenge';

const { sent, progressed, succeeded, failed, proofWanted, proofMade, proofGone } = sendingSlice.actions;

/** Milliseconds a form waits for a proof that is not ready. */
const patience = 1500;
/** Life of a challenge that names none, and what is left of one that is too short to use. */
const usualLife = 10 * 60_000;
const reserve = 5000;

/** Sends forms, each name by itself: a second submit while one is under way sends nothing. */
export function* watchForms(): SagaIterator<void> {
  yield takeLeading(proofWanted.type, prepareProof);
  const running = new Map<string, Task>();
  for (;;) {
    const action: ReturnType<typeof sent> = yield take(sent.type);
    if (running.get(action.payload.id)?.isRunning()) continue;
    running.set(action.payload.id, yield fork(sendForm, action.payload));
  }
}

function* sendForm({ id, call: wire, body }: FormRequest): SagaIterator<void> {
  try {
    const altcha: string = yield call(takeProof);
    const answer = yield* send({
      call: wire,
      body: altcha === '' ? body : { ...body, altcha },
      client: 'public',
      progressed: (progress) => progressed({ id, progress }),
    });
    yield put(succeeded({ id, ...answer }));
  } catch (error) {
    yield put(failed({ id, error: toErrorView(error) }));
    // A solution is good for one attempt.
    yield put(proofWanted());
  }
}

/** The solution, waited for a moment; empty when there is none. A person is never kept from sending for it. */
function* takeProof(): SagaIterator<string> {
  const isOver = ({ status, expiresAt }: Proof) => status === 'ready' && expiresAt < Date.now() + reserve;
  if (isOver(selectSendingState(yield select()).proof)) yield put(proofGone());
  yield put(proofWanted());
  const { proof } = selectSendingState(yield select());
  if (proof.status === 'working') yield race([take([proofMade.type, proofGone.type]), delay(patience)]);
  const { proof: now } = selectSendingState(yield select());
  if (now.status !== 'ready') return '';
  yield put(proofGone());
  return now.solution;
}

function* prepareProof(): SagaIterator<void> {
  // One that is ready is kept.
  if (selectSendingState(yield select()).proof.status !== 'working') return;
  try {
    const answer = yield* send({ call: formCalls.challenge, client: 'public' });
    const { data: challenge } = formChallengeSchema.parse(answer.body);
    const solution: string | null = yield call(solveChallenge, challenge);
    const { expiresAt } = challenge.parameters;
    const end = expiresAt === undefined ? Date.now() + usualLife : expiresAt * 1000;
    yield put(solution === null ? proofGone() : proofMade({ solution, expiresAt: end }));
  } catch {
    // Without a proof the form is sent all the same, and looked at by a person.
    yield put(proofGone());
  }
}
