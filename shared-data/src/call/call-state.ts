import type { ErrorView } from '../http-port';

/** A call is pending, then fulfilled or rejected. `idle`: not made yet, or cancelled before its answer arrived. */
export type CallStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

/** The state of a call. */
export interface CallState<A = unknown> {
  readonly status: CallStatus;
  /** The last parsed answer. It stays while the call is repeated. */
  readonly answer: A | null;
  readonly error: ErrorView | null;
  /** Sent share of the body, in percent. */
  readonly progress: number;
}

/** The state of a call in its slice. */
export interface CallEntry extends CallState {
  /** Number of screens and components that show it. An entry without holders is a cached answer. */
  readonly observers: number;
  /** For reads the last input, used to repeat the read. For queues all unfinished inputs merged. */
  readonly input?: unknown;
}

/** The entries of a slice by place; the oldest request comes first. */
export type CallsState = Readonly<Record<string, CallEntry>>;

export const idleCall: CallState<never> = { status: 'idle', answer: null, error: null, progress: 0 };
export const emptyCalls: CallsState = {};
