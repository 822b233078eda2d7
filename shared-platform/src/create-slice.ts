import type { Reducer, UnknownAction } from 'redux';

import { createAction, type ActionCreator, type PayloadAction } from './create-action';

/** Reducers of a slice by name; each returns the next state and never changes its argument. */
type Reducers<S> = Readonly<Record<string, (state: S, action: never) => S>>;

/** The payload of a reducer's action; void when the reducer only takes the state. */
type PayloadOf<R> = R extends (state: never) => unknown
  ? void
  : R extends (state: never, action: PayloadAction<infer P>) => unknown
    ? P
    : never;

/** A reducer for an action that another slice or a library declares. */
export interface ForeignCase<S> {
  readonly type: string;
  reduce(state: S, action: UnknownAction): S;
}

interface SliceOptions<S, R extends Reducers<S>> {
  /** The slice's path in the store; also the first part of its action types. */
  readonly name: string;
  readonly initialState: S;
  readonly reducers: R;
  readonly foreign?: readonly ForeignCase<S>[];
}

export interface Slice<S, R extends Reducers<S> = Reducers<S>> {
  readonly name: string;
  /** A creator for each reducer; the action's type is `<name>/<reducer>`. */
  readonly actions: { readonly [K in keyof R]: ActionCreator<PayloadOf<R[K]>> };
  readonly reducer: Reducer<S>;
}

/** Lets a slice handle an action of another slice: `foreign: [onAction(rehydrated, (state, { payload }) => …)]`. */
export function onAction<S, P>(
  creator: ActionCreator<P>,
  reduce: (state: S, action: PayloadAction<P>) => S,
): ForeignCase<S> {
  // The creator makes all actions of this type, so their payload has type P.
  return { type: creator.type, reduce: (state, action) => reduce(state, action as unknown as PayloadAction<P>) };
}

/** Makes a reducer and the creators of its actions. There is no immer: a reducer returns a new state. */
export function createSlice<S, const R extends Reducers<S>>(options: SliceOptions<S, R>): Slice<S, R> {
  const { name, initialState, reducers, foreign = [] } = options;
  const names = Object.keys(reducers);
  const cases = new Map<string, ForeignCase<S>['reduce']>(foreign.map(({ type, reduce }) => [type, reduce]));
  // A creator fixes the payload of its actions, so each reducer gets the payload of its type.
  for (const key of names) cases.set(`${name}/${key}`, reducers[key] as unknown as ForeignCase<S>['reduce']);
  const actions = Object.fromEntries(names.map((key) => [key, createAction<unknown>(`${name}/${key}`)]));
  return {
    name,
    actions: actions as unknown as Slice<S, R>['actions'],
    reducer: (state = initialState, action) => cases.get(action.type)?.(state, action) ?? state,
  };
}
