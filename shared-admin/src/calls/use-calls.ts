import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useEffect, useMemo } from 'react';

import type { CallRequest, Calls } from './create-calls';

/** A schema, as far as an answer is read by it. */
interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

export interface Asked<T> {
  readonly status: CallStatus;
  /** Null until it is there, and when the answer could not be read. */
  readonly data: T | null;
  readonly error: ErrorView | null;
  /** Asks once more; what was answered stays meanwhile. */
  readonly again: () => void;
}

export type Question = Omit<CallRequest, 'key' | 'body'>;

/** Asks a reading call as long as the component stands, anew when the question changes; null asks nothing. */
export function useAsked<T>(calls: Calls, question: Question | null, schema: Reader<T>): Asked<T> {
  const dispatch = useDispatch();
  // The same question may come as a new object each time it is drawn; its text says whether it is another.
  const key = question === null ? '' : JSON.stringify(question);
  const state = useSelector((all) => calls.select(all, key));
  const asked = useMemo(() => (key === '' ? null : { ...(JSON.parse(key) as Question), key }), [key]);
  const again = useCallback(() => {
    if (asked !== null) dispatch(calls.start(asked));
  }, [asked, calls, dispatch]);
  useEffect(() => {
    if (asked === null) return undefined;
    dispatch(calls.start(asked));
    return () => void dispatch(calls.clear(asked.key));
  }, [asked, calls, dispatch]);
  const data = useMemo(() => {
    const parsed = schema.safeParse(state.body);
    return parsed.success ? parsed.data : null;
  }, [schema, state.body]);
  return { status: state.status, data, error: state.error, again };
}

export interface CallHook {
  readonly status: CallStatus;
  readonly body: unknown;
  readonly error: ErrorView | null;
  /** How much of an upload has been sent, 0 to 100. */
  readonly progress: number;
  /** Makes the call; while one is under way, nothing happens. */
  readonly start: (request: Omit<CallRequest, 'key'>) => void;
  readonly clear: () => void;
}

/** A writing call under a key of its own; it is forgotten when the component leaves. */
export function useCall(calls: Calls, key: string): CallHook {
  const dispatch = useDispatch();
  const { status, body, error, progress = 0 } = useSelector((all) => calls.select(all, key));
  const start = useCallback(
    (request: Omit<CallRequest, 'key'>) => void dispatch(calls.start({ ...request, key })),
    [calls, dispatch, key],
  );
  const clear = useCallback(() => void dispatch(calls.clear(key)), [calls, dispatch, key]);
  return useMemo(
    () => ({ status, body, error, progress, start, clear }),
    [status, body, error, progress, start, clear],
  );
}
