import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo, useState } from 'react';

import { useNeeds } from '../remote/use-needs';
import type { CallState } from './call-state';
import type { Call } from './create-calls';
import { runCall } from './run-call';
import { useVisit } from './use-visit';

/** How a read stands that the screen's `load` declared with the same input. */
export function useAnswer<I, A>(call: Call<I, A>, input: I): CallState<A> {
  return useSelector((state) => call.select(state, call.keyOf(input)));
}

/** The same; while a new input is asked for the first time, the answer to the one before stays, so that nothing jumps. */
export function useLastAnswer<I, A>(call: Call<I, A>, input: I): CallState<A> {
  const state = useAnswer(call, input);
  const [last, setLast] = useState<A | null>(state.answer);
  if (state.answer !== null && state.answer !== last) setLast(state.answer);
  const isOpen = state.status === 'idle' || state.status === 'pending';
  return state.answer === null && isOpen ? { ...state, answer: last } : state;
}

export interface ReadHook<A> extends CallState<A> {
  /** Asks once more; the answer of before stays meanwhile. */
  readonly again: () => void;
}

/** Reads as long as the component is there, anew when the input changes; null asks nothing. */
export function useRead<I, A>(call: Call<I, A>, input: I | null): ReadHook<A> {
  const dispatch = useDispatch();
  const need = input === null ? null : call.need(input);
  useNeeds(need === null ? [] : [need]);
  const state = useSelector((all) => call.select(all, input === null ? '' : call.keyOf(input)));
  const again = () => {
    if (need !== null) dispatch(need.repeat);
  };
  return { ...state, again };
}

export interface CallHook<I, A> extends CallState<A> {
  /** Makes the call. A failure is seen in the state; success too, and by `onDone` while the component is there. */
  readonly start: (input: I, onDone?: (answer: A) => void) => void;
  /**
   * Makes the call. Resolves with its answer, rejects with the `AppError` to show; code CANCELLED when the component has
   * left meanwhile: a write goes on, but there is nothing to show.
   */
  readonly run: (input: I) => Promise<A>;
  /** Forgets how the call ended. */
  readonly clear: () => void;
}

/** A call that the component makes. `key` tells calls apart that may be under way at the same time, e.g. `edit:5`. */
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

/** Turns a call that is waited for into one whose failure is seen in the state. */
export function useStart<I, A>(run: (input: I) => Promise<A>): CallHook<I, A>['start'] {
  return useCallback((input, onDone) => void run(input).then(onDone, () => undefined), [run]);
}

/** Makes calls whose inputs or keys are known only when they start, e.g. one for each row of a list. */
export function useRunCall(): <I, A>(call: Call<I, A>, input: I, key?: string) => Promise<A> {
  const dispatch = useDispatch();
  return useCallback((call, input, key) => runCall(dispatch, call.start(input, key)), [dispatch]);
}
