import { isAppError } from '@enlace/shared-contract/errors';
import type { Store } from '@enlace/shared-platform';

import type { Deferred } from './call-saga';
import type { CallAction } from './create-calls';

/**
 * Makes a call and waits for its answer. Rejects with the `AppError` to show, or with code CANCELLED when the call was
 * cancelled before its answer arrived.
 */
export function runCall<A>(dispatch: Store['dispatch'], action: CallAction<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    // The action names the type of its call's answer.
    const deferredAnswer: Deferred = { resolve: (answer) => resolve(answer as A), reject };
    dispatch({ ...action, deferred: deferredAnswer });
  });
}

/** Passes the answer of a call to `use`. A failure is ignored here, because the state of the call shows it. */
export function whenDone<A>(running: Promise<A>, use: (answer: A) => void): void {
  running.then(use, () => undefined);
}

/** Whether the error means that the call was cancelled before its answer arrived; there is nothing to show then. */
export function isCancelled(error: unknown): boolean {
  return isAppError(error) && error.code === 'CANCELLED';
}
