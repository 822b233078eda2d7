import type { Abilities, ListMeta } from '@enlace/shared-contract';

import type { CallState, CallStatus } from '../call/call-state';
import type { ErrorView, HttpAnswer } from '../http-port';

/** One list, by the query that asked for it. While a repeat is pending the rows of before stay. */
export interface ListState {
  readonly status: CallStatus;
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
  readonly error: ErrorView | null;
}

/** One record, by id or slug. A failure keeps its error. */
export interface RecordState {
  readonly status: CallStatus;
  readonly record: unknown;
  readonly error: ErrorView | null;
}

/** One write: body and status on success, error body and status on failure. */
export interface WriteState {
  readonly status: CallStatus;
  /** Upload, in percent. */
  readonly progress: number;
  readonly result: HttpAnswer | null;
  readonly error: ErrorView | null;
}

/** What is read from the answer of a list. */
export interface ListAnswer {
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
}

/** A list as screens read it. */
export const listOf = perCall(({ status, answer, error }: CallState<ListAnswer>): ListState => {
  const { rows, meta, abilities } = answer ?? { rows: [], meta: null, abilities: null };
  return { status, rows, meta, abilities, error };
});

/** A record as screens read it. */
export const recordOf = perCall(({ status, answer, error }: CallState): RecordState => ({
  status,
  record: answer,
  error,
}));

/** A write as screens read it. */
export const writeOf = perCall(({ status, progress, answer, error }: CallState<HttpAnswer>): WriteState => ({
  status,
  progress,
  result: answer,
  error,
}));

/** Makes one view of each state of a call, so that a selector answers the same object for the same state. */
function perCall<A, V>(view: (state: CallState<A>) => V): (state: CallState<A>) => V {
  const views = new WeakMap<CallState<A>, V>();
  return (state) => {
    const last = views.get(state) ?? view(state);
    views.set(state, last);
    return last;
  };
}
