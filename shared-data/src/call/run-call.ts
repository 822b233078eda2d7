import { isAppError } from '@enlace/shared-contract';
import type { Store } from '@enlace/shared-platform';

import type { Ticket } from './call-saga';
import type { CallAction } from './create-calls';

/**
 * Makes a call and waits for its answer. Rejects with the `AppError` that a screen may show; code CANCELLED when the
 * call was ended before an answer came.
 */
export function runCall<A>(dispatch: Store['dispatch'], action: CallAction<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    // The answer of this action's call has the type that the action names.
    const ticket: Ticket = { resolve: (answer) => resolve(answer as A), reject };
    dispatch({ ...action, ticket });
  });
}

/** Uses the answer of a call when it comes. A failure is shown by the state of the call, so nothing happens then. */
export function whenDone<A>(running: Promise<A>, use: (answer: A) => void): void {
  running.then(use, () => undefined);
}

/** Whether a call ended before an answer came, because it was left: there is nothing to show. */
export function isCancelled(error: unknown): boolean {
  return isAppError(error) && error.code === 'CANCELLED';
}
