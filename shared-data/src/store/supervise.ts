import { all, call, cancel, spawn, type SagaIterator, type Task } from '@enlace/shared-platform';

/** Reports a failure of a remote's saga or reducer. */
export type FaultReporter = (fault: {
  readonly owner: string;
  readonly place: string;
  readonly error: unknown;
}) => void;

/** One saga of a remote under supervision. */
export interface SupervisedSaga {
  readonly place: string;
  run(): SagaIterator<void>;
}

/**
 * The root saga of a remote. It spawns every saga, so that one failure is reported and does not stop the others.
 * Cancelling the root cancels all of them. A failed saga is not restarted, because it would often fail again.
 */
export function* superviseRemote(
  owner: string,
  sagas: readonly SupervisedSaga[],
  report: FaultReporter,
): SagaIterator<void> {
  const tasks: Task[] = [];
  try {
    for (const saga of sagas) tasks.push(yield spawn(runGuarded, owner, saga, report));
    yield call(() => new Promise<never>(() => undefined));
  } finally {
    yield all(tasks.map((task) => cancel(task)));
  }
}

function* runGuarded(owner: string, saga: SupervisedSaga, report: FaultReporter): SagaIterator<void> {
  try {
    // `call` also catches the errors of forked children; `yield*` does not.
    yield call([saga, saga.run]);
  } catch (error) {
    report({ owner, place: saga.place, error });
  }
}
