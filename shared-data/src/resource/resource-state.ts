import type { Abilities, ListMeta } from '@enlace/shared-contract';

import type { CallState, CallStatus } from '../call/call-state';
import type { ErrorView, HttpAnswer } from '../http-port';

/** The list of one query. While it is repeated, the previous rows stay. */
export interface ListState {
  readonly status: CallStatus;
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
  readonly error: ErrorView | null;
}

/** One record, by id or slug. */
export interface RecordState {
  readonly status: CallStatus;
  readonly record: unknown;
  readonly error: ErrorView | null;
}

/** One write: body and status on success, error body and status on failure. */
export interface WriteState {
  readonly status: CallStatus;
  /** Upload progress in percent. */
  readonly progress: number;
  readonly result: HttpAnswer | null;
  readonly error: ErrorView | null;
}

/** The parsed answer of a list. */
export interface ListAnswer {
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
}

/** The state of a list for screens. */
export const listOf = perCall(({ status, answer, error }: CallState<ListAnswer>): ListState => {
  const { rows, meta, abilities } = answer ?? { rows: [], meta: null, abilities: null };
  return { status, rows, meta, abilities, error };
});

/** The state of a record for screens. */
export const recordOf = perCall(({ status, answer, error }: CallState): RecordState => ({
  status,
  record: answer,
  error,
}));

/** The state of a write for screens. */
export const writeOf = perCall(({ status, progress, answer, error }: CallState<HttpAnswer>): WriteState => ({
  status,
  progress,
  result: answer,
  error,
}));

/** Remembers the result for each state of a call, so that a selector returns the same object for the same state. */
function perCall<A, V>(read: (state: CallState<A>) => V): (state: CallState<A>) => V {
  const results = new WeakMap<CallState<A>, V>();
  return (state) => {
    const last = results.get(state) ?? read(state);
    results.set(state, last);
    return last;
  };
}
