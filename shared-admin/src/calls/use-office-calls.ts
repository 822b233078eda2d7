import { AppError } from '@enlace/shared-contract';
import { toErrorView, useCall, useRead, type CallStatus, type ErrorView, type Reader } from '@enlace/shared-data';
import { useCallback, useMemo } from 'react';

import type { OfficeCalls, OfficeQuestion, OfficeRequest } from './office-calls';

export interface OfficeRead<T> {
  readonly status: CallStatus;
  /** Null until it is there, and when the call failed. */
  readonly data: T | null;
  readonly error: ErrorView | null;
  /** Asks once more; what was answered stays meanwhile. */
  readonly again: () => void;
}

/** Reads as long as the component is there, anew when the question changes; null asks nothing. */
export function useOfficeRead<T>(
  calls: OfficeCalls,
  question: OfficeQuestion | null,
  schema: Reader<T>,
): OfficeRead<T> {
  const { status, answer, error, again } = useRead(calls.calls.read, question);
  const read = useMemo(() => (answer === null ? null : schema.safeParse(answer)), [answer, schema]);
  if (read?.success === false) return { status: 'rejected', data: null, error: badAnswer, again };
  return { status, data: read?.data ?? null, error, again };
}

const badAnswer = toErrorView(new AppError('BAD_ANSWER'));

export interface OfficeCall {
  readonly status: CallStatus;
  /** The last answer. */
  readonly body: unknown;
  readonly error: ErrorView | null;
  /** How much of an upload has been sent, 0 to 100. */
  readonly progress: number;
  /**
   * Makes the call; while one is under way, it is not sent. A failure is seen in the state; success too, and by `onDone`
   * while the component is there.
   */
  readonly start: (request: OfficeRequest, onDone?: (body: unknown) => void) => void;
  /** The same, and waits: resolves with the answer, rejects with the `AppError` to show. */
  readonly run: <A>(request: OfficeRequest<A>) => Promise<A>;
  /** Forgets how it ended. */
  readonly clear: () => void;
}

/** A writing call under a key of its own. */
export function useOfficeCall(calls: OfficeCalls, key: string): OfficeCall {
  const { status, answer: body, error, progress, start, run: runAny, clear } = useCall(calls.calls.write, key);
  // The request's schema has read the answer.
  const run = useCallback(<A>(request: OfficeRequest<A>) => runAny(request) as Promise<A>, [runAny]);
  return useMemo(
    () => ({ status, body, error, progress, start, run, clear }),
    [status, body, error, progress, start, run, clear],
  );
}
