import { all, call, cancel, spawn, type SagaIterator, type Task } from '@enlace/shared-platform';

/** Tells that something of a remote died; nothing else is touched. */
export type FaultReporter = (fault: {
  readonly owner: string;
  readonly place: string;
  readonly error: unknown;
}) => void;

/** One saga of a remote, as the supervisor runs it. */
export interface SupervisedSaga {
  readonly place: string;
  run(): SagaIterator<void>;
}

/**
 * The one saga root of a remote: every saga is spawned, a dying one is reported and takes nobody along, and cancelling
 * the root cancels them all (DESIGN §3, State). A dead saga is not started again blindly.
 */
export function* superviseRemote(
  owner: string,
  sagas: readonly SupervisedSaga[],
  report: FaultReporter,
): SagaIterator<void> {
  const tasks: Task[] = [];
  try {
    for (const saga of sagas) tasks.push(yield spawn(guarded, owner, saga, report));
    yield call(() => new Promise<never>(() => undefined));
  } finally {
    yield all(tasks.map((task) => cancel(task)));
  }
}

function* guarded(owner: string, saga: SupervisedSaga, report: FaultReporter): SagaIterator<void> {
  try {
    // Called, not delegated to: only so is an error of a forked child caught here too.
    yield call([saga, saga.run]);
  } catch (error) {
    report({ owner, place: saga.place, error });
  }
}
