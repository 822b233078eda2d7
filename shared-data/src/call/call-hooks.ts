import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo, useState } from 'react';

import { useQueries } from '../remote/use-queries';
import type { CallState } from './call-state';
import type { Call } from './create-calls';
import { runCall } from './run-call';
import { useVisit } from './use-visit';

/** State of a read that the screen's `load` declares with the same input. */
export function useAnswer<I, A>(call: Call<I, A>, input: I): CallState<A> {
  return useSelector((state) => call.select(state, call.keyOf(input)));
}

/** State of a read; while the first answer to a new input is pending, the previous answer stays visible. */
export function useLastAnswer<I, A>(call: Call<I, A>, input: I): CallState<A> {
  const state = useAnswer(call, input);
  const [last, setLast] = useState<A | null>(state.answer);
  if (state.answer !== null && state.answer !== last) setLast(state.answer);
  const isOpen = state.status === 'idle' || state.status === 'pending';
  return state.answer === null && isOpen ? { ...state, answer: last } : state;
}

export interface ReadHook<A> extends CallState<A> {
  /** Repeats the request; the previous answer stays visible meanwhile. */
  readonly again: () => void;
}

/** Reads while the component is mounted, and again when the input changes. The input null sends no request. */
export function useRead<I, A>(call: Call<I, A>, input: I | null): ReadHook<A> {
  const dispatch = useDispatch();
  const query = input === null ? null : call.query(input);
  useQueries(query === null ? [] : [query]);
  const state = useSelector((all) => call.select(all, input === null ? '' : call.keyOf(input)));
  const again = () => {
    if (query !== null) dispatch(query.repeat);
  };
  return { ...state, again };
}

export interface CallHook<I, A> extends CallState<A> {
  /**
   * Makes the call. The state shows success and failure; `onDone` runs on success if the component is still mounted.
   */
  readonly start: (input: I, onDone?: (answer: A) => void) => void;
  /**
   * Makes the call. Resolves with its answer; rejects with the `AppError` to show, or with code CANCELLED when the
   * component was unmounted meanwhile. An unmounted component does not stop a write.
   */
  readonly run: (input: I) => Promise<A>;
  /** Resets the state of the call to idle. */
  readonly clear: () => void;
}

/** A call that the component makes. `key` distinguishes calls that can run at the same time, e.g. `edit:5`. */
export function useCall<I, A>(call: Call<I, A>, key = ''): CallHook<I, A> {
  const dispatch = useDispatch();
  const state = useSelector((all) => call.select(all, key));
  const duringVisit = useVisit(key);
  const run = useCallback(
    (input: I) => duringVisit(runCall(dispatch, call.start(input, key))),
    [call, dispatch, duringVisit, key],
  );
  const start = useStart(run);
  const clear = useCallback(() => void dispatch(call.clear(key)), [call, dispatch, key]);
  return useMemo(() => ({ ...state, start, run, clear }), [state, start, run, clear]);
}

/** Turns a call that returns a promise into a call whose result is read from the state. */
export function useStart<I, A>(run: (input: I) => Promise<A>): CallHook<I, A>['start'] {
  return useCallback((input, onDone) => void run(input).then(onDone, () => undefined), [run]);
}

/** Makes calls whose inputs or keys are only known when they start, e.g. one for each row of a list. */
export function useRunCall(): <I, A>(call: Call<I, A>, input: I, key?: string) => Promise<A> {
  const dispatch = useDispatch();
  return useCallback((call, input, key) => runCall(dispatch, call.start(input, key)), [dispatch]);
}
