import type { ErrorView } from '../http-port';

/** A call goes pending, then fulfilled or rejected. `idle`: not made yet, or left before it was answered. */
export type CallStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

/** How a call stands. */
export interface CallState<A = unknown> {
  readonly status: CallStatus;
  /** What was read from the last answer. It stays while the call is made again. */
  readonly answer: A | null;
  readonly error: ErrorView | null;
  /** How much of the body has been sent, in percent. */
  readonly progress: number;
}

/** A call as its slice keeps it. */
export interface CallEntry extends CallState {
  /** How many screens and components show it. An entry that none shows is a cached answer. */
  readonly holders: number;
  /** Of a read what was asked, since it may be asked again. Of a queue what its inputs want all together. */
  readonly input?: unknown;
}

/** The entries of a slice by place, the least recently asked first. */
export type CallsState = Readonly<Record<string, CallEntry>>;

export const idleCall: CallState<never> = { status: 'idle', answer: null, error: null, progress: 0 };
export const emptyCalls: CallsState = {};
