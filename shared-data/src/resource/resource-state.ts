import type { Abilities, ListMeta } from '@enlace/shared-contract/lists';

import type { CallState, CallStatus } from '../call/call-state';
import type { ErrorView, HttpAnswer } from '../http-port';

/** The list of one query. While it is repeated, the previous rows stay. */
export interface ListState {
  readonly status: CallStatus;
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
  /** A message object, as in section 8 of docs/SPECIFICATION.md; `failure` is what a screen needs. */
  readonly error: { readonly message: string } | null;
  readonly failure: ErrorView | null;
}

/** One record, by id or slug. */
export interface RecordState {
  readonly status: CallStatus;
  readonly record: unknown;
  /** The message of the server, or else of the error; `failure` is what a screen needs. */
  readonly error: string | null;
  readonly failure: ErrorView | null;
}

/** Members of the server's error body, and the HTTP status. */
export interface WriteError {
  readonly status: number;
  readonly [member: string]: unknown;
}

/** One write: body and status on success, error body and status on failure. */
export interface WriteState {
  readonly status: CallStatus;
  /** Upload progress in percent. */
  readonly progress: number;
  readonly result: HttpAnswer | null;
  readonly error: WriteError | null;
  /** The error as a screen needs it. */
  readonly failure: ErrorView | null;
}

/** The parsed answer of a list. */
export interface ListAnswer {
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
}

/** The state of a list for screens. */
export const listOf = perCall(({ status, answer, error: failure }: CallState<ListAnswer>): ListState => ({
  status,
  ...(answer ?? { rows: [], meta: null, abilities: null }),
  error: failure && { message: messageOf(failure) },
  failure,
}));

/** The state of a record for screens. */
export const recordOf = perCall(({ status, answer, error: failure }: CallState): RecordState => ({
  status,
  record: answer,
  error: failure && messageOf(failure),
  failure,
}));

/** The state of a write for screens. */
export const writeOf = perCall(({ status, progress, answer, error: failure }: CallState<HttpAnswer>): WriteState => ({
  status,
  progress,
  result: answer,
  error: failure && { ...Object(failure.body), status: failure.status },
  failure,
}));

function messageOf({ message, reason }: ErrorView): string {
  return message || reason;
}

/** Remembers the result for each state of a call, so that a selector returns the same object for the same state. */
function perCall<A, V>(read: (state: CallState<A>) => V): (state: CallState<A>) => V {
  const results = new WeakMap<CallState<A>, V>();
  return (state) => {
    const last = results.get(state) ?? read(state);
    results.set(state, last);
    return last;
  };
}
