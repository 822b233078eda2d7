import type { UnknownAction } from '@enlace/shared-platform';

import type { InjectedSlice, Need } from '../remote/define-remote';
import { queryKey } from '../query-key';
import { watchCalls } from './call-saga';
import { createCallSlice, placeOf, type Specs } from './call-slice';
import type { CallSpec } from './call-spec';
import { emptyCalls, idleCall, type CallsState, type CallState } from './call-state';

/** An action that makes a call; `runCall` waits for its answer, of type `A`. */
export interface CallAction<A> extends UnknownAction {
  /** Only there for its type. */
  readonly answer?: A;
}

/** A declared call as screens, components and sagas use it. */
export interface Call<I, A> {
  /** Names the input of a read. */
  keyOf(input: I): string;
  /** Declares a read in a screen's `load`. */
  need(input: I): Need;
  /** Makes the call. `key` tells writes apart that may be under way at the same time. */
  start(input: I, key?: string): CallAction<A>;
  /** Forgets how the call ended. A read under way is cancelled; a write goes on, unseen. */
  clear(key?: string): UnknownAction;
  /** Shows another answer to a read, e.g. one that a write has brought. A read that is not in the cache stays out. */
  replaced(input: I, answer: A): UnknownAction;
  select(state: unknown, key?: string): CallState<A>;
  /** What a queue under way wants, all its inputs joined, so that screens show it early; null when it is empty. */
  wanted(state: unknown, key?: string): I | null;
}

/** The calls of one slice, by name. */
export interface Calls<S extends Specs> extends Required<Pick<InjectedSlice, 'path' | 'reducer' | 'saga'>> {
  readonly calls: { readonly [K in keyof S]: S[K] extends CallSpec<infer I, infer A> ? Call<I, A> : never };
}

/**
 * Makes slice, saga and handles of declared calls.
 * @param path where the slice lives, `<remote>/<subject>`
 */
export function createCalls<const S extends Specs>(path: string, specs: S): Calls<S> {
  const slice = createCallSlice(path, specs);
  // What stands at the slice's own path is its state; a slice that is not injected (yet) reads as empty.
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
      need(input) {
        const at = { name, key: keyOf(input) };
        return {
          key: `${path}/${placeOf(at)}`,
          request: actions.requested({ ...at, input, isHeld: true }),
          repeat: actions.requested({ ...at, input }),
          hold: actions.held(at),
          release: actions.released(at),
        };
      },
      start: (input, key = keyOf(input)) => actions.requested({ name, key, input }),
      clear: (key = '') => actions.cleared({ name, key }),
      replaced: (input, answer) => actions.answered({ name, key: keyOf(input), answer }),
      wanted(state, key = '') {
        const entry = stateOf(state)[placeOf({ name, key })];
        return entry?.status === 'pending' ? (entry.input ?? null) : null;
      },
      select: (state, key = '') => stateOf(state)[placeOf({ name, key })] ?? idleCall,
    };
  }

  return {
    path,
    reducer: slice.reducer,
    saga: () => watchCalls({ specs, slice, stateOf }),
    // Each call was made from the spec of its name, which fixes the types of its input and its answer.
    calls: calls as unknown as Calls<S>['calls'],
  };
}

function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : { input };
}
