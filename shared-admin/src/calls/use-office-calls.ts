import { AppError } from '@enlace/shared-contract/errors';
import { toErrorView, useCall, useRead, type CallStatus, type ErrorView, type Reader } from '@enlace/shared-data';
import { useCallback, useMemo } from 'react';

import type { OfficeCalls, OfficeQuestion, OfficeRequest } from './office-calls';

export interface OfficeRead<T> {
  readonly status: CallStatus;
  /** Null until the answer arrives, and when the call failed. */
  readonly data: T | null;
  readonly error: ErrorView | null;
  /** Repeats the request; the previous answer stays meanwhile. */
  readonly again: () => void;
}

/** Reads while the component is mounted, and again when the question changes; null sends no request. */
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
  /** Sent share of an upload, 0 to 100. */
  readonly progress: number;
  /**
   * Makes the call, unless the previous one is running. The state shows success and failure; `onDone` runs on success
   * if the component is still mounted.
   */
  readonly start: (request: OfficeRequest, onDone?: (body: unknown) => void) => void;
  /** Makes the call. Resolves with the answer, rejects with the `AppError` to show. */
  readonly run: <A>(request: OfficeRequest<A>) => Promise<A>;
  /** Resets the call to idle. */
  readonly clear: () => void;
}

/** A writing call with its own key. */
export function useOfficeCall(calls: OfficeCalls, key: string): OfficeCall {
  const { status, answer: body, error, progress, start, run: runAny, clear } = useCall(calls.calls.write, key);
  // The request's schema has parsed the answer.
  const run = useCallback(<A>(request: OfficeRequest<A>) => runAny(request) as Promise<A>, [runAny]);
  return useMemo(
    () => ({ status, body, error, progress, start, run, clear }),
    [status, body, error, progress, start, run, clear],
  );
}
