import type { UnknownAction } from '@enlace/shared-platform';

import type { InjectedSlice, Query } from '../remote/define-remote';
import { queryKey } from '../query-key';
import { watchCalls } from './call-saga';
import { createCallSlice, keyOfCall, type Specs } from './call-slice';
import type { CallSpec } from './call-spec';
import { emptyCalls, idleCall, type CallsState, type CallState } from './call-state';

/** An action that makes a call; `runCall` waits for its answer of type `A`. */
export interface CallAction<A> extends UnknownAction {
  /** Carries the type `A`; never set. */
  readonly answer?: A;
}

/** A declared call for screens, components and sagas. */
export interface Call<I, A> {
  /** The key of a read's input. */
  keyOf(input: I): string;
  /** Declares a read in a screen's `load`. */
  query(input: I): Query;
  /** Makes the call. `key` distinguishes writes that can run at the same time. */
  start(input: I, key?: string): CallAction<A>;
  /** Resets the call to idle. A running read is cancelled; a running write continues, but its result is not shown. */
  clear(key?: string): UnknownAction;
  /**
   * Replaces the answer of a cached read, e.g. with the answer of a write. A read that is not cached is not added; a
   * running read is repeated.
   */
  replaced(input: I, answer: A): UnknownAction;
  select(state: unknown, key?: string): CallState<A>;
  /** The unfinished inputs of a queue, merged, so that screens can show them early; null when the queue is empty. */
  wanted(state: unknown, key?: string): I | null;
}

/** The calls of one slice, by name. */
export interface Calls<S extends Specs> extends Required<Pick<InjectedSlice, 'path' | 'reducer' | 'saga'>> {
  readonly calls: { readonly [K in keyof S]: S[K] extends CallSpec<infer I, infer A> ? Call<I, A> : never };
}

/**
 * Makes slice, saga and handles of declared calls.
 * @param path the slice's path in the store, `<remote>/<subject>`
 */
export function createCalls<const S extends Specs>(path: string, specs: S): Calls<S> {
  const slice = createCallSlice(path, specs);
  // The slice stores its state at its own path; a slice that is not injected counts as empty.
  const stateOf = (all: unknown) =>
    (all as Readonly<Record<string, CallsState | undefined>> | undefined)?.[path] ?? emptyCalls;
  const calls = Object.fromEntries(Object.keys(specs).map((name) => [name, createCall(name)]));

  function createCall(name: string): Call<unknown, unknown> {
    const spec: CallSpec<unknown, unknown> | undefined = specs[name];
    const { actions } = slice;
    const keyOf = (input: unknown): string =>
      spec?.keyOf?.(input) ?? (spec?.mode === 'latest' && input !== undefined ? queryKey(fieldsOf(input)) : '');
    return {
      keyOf,
      query(input) {
        const at = { name, key: keyOf(input) };
        return {
          key: `${path}/${keyOfCall(at)}`,
          client: spec?.client,
          request: actions.requested({ ...at, input, isHeld: true }),
          repeat: actions.requested({ ...at, input }),
          hold: actions.held(at),
          release: actions.released(at),
          select: (state) => stateOf(state)[keyOfCall(at)] ?? idleCall,
        };
      },
      start: (input, key = keyOf(input)) => actions.requested({ name, key, input }),
      clear: (key = '') => actions.cleared({ name, key }),
      replaced: (input, answer) => actions.answered({ name, key: keyOf(input), answer, isReplaced: true }),
      wanted(state, key = '') {
        const entry = stateOf(state)[keyOfCall({ name, key })];
        return entry?.status === 'pending' ? (entry.input ?? null) : null;
      },
      select: (state, key = '') => stateOf(state)[keyOfCall({ name, key })] ?? idleCall,
    };
  }

  return {
    path,
    reducer: slice.reducer,
    saga: () => watchCalls({ specs, slice, stateOf }),
    // Each call is made from the declaration of its name, so the types of input and answer match.
    calls: calls as unknown as Calls<S>['calls'],
  };
}

function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : { input };
}
