import { createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import type { ErrorView } from '../http-port';
import type { AnyCallSpec } from './call-spec';
import { emptyCalls, idleCall, type CallEntry, type CallsState } from './call-state';
import { areConcerned, dataChanged, viewerChanged, type Subject } from './subject';

/** The declared calls of a slice, by name. */
export type Specs = Readonly<Record<string, AnyCallSpec>>;

/** Identifies one call of a slice: the name of its declaration and the key of its input. */
export interface CallPlace {
  readonly name: string;
  readonly key: string;
}

export interface CallRequested extends CallPlace {
  readonly input: unknown;
  /** A screen or component shows the call until it releases it. */
  readonly isHeld?: boolean;
}

interface Answered extends CallPlace {
  readonly answer: unknown;
  /** The answer comes from a write, not from the read itself. */
  readonly isReplaced?: boolean;
}

interface Failed extends CallPlace {
  readonly error: ErrorView;
  /** The call was repeated because its data changed; its previous answer stays. */
  readonly isBackground: boolean;
}

/** Limit of stored answers that no screen shows. */
const cacheLimit = 24;

export function placeOf({ name, key }: CallPlace): string {
  return `${name} ${key}`;
}

/** The call at a place. */
export function callOf(place: string): CallPlace {
  const end = place.indexOf(' ');
  return { name: place.slice(0, end), key: place.slice(end + 1) };
}

/** Whether a stored read shows data that has changed. */
export function isShown(specs: Specs, place: string, entry: CallEntry, changedSubjects: readonly Subject[]): boolean {
  const shows = specs[callOf(place).name]?.shows;
  // The input of a place has the type of the call of its name.
  return shows !== undefined && areConcerned(shows(entry.input as never), changedSubjects);
}

/** Whether an entry contains data of the signed-in user. */
export function isPrivate(specs: Specs, place: string): boolean {
  return specs[callOf(place).name]?.client === 'authenticated';
}

/** Makes the slice of declared calls. Actions are events, e.g. `public/search/requested`. */
export function createCallSlice(path: string, specs: Specs) {
  const isRead = (name: string): boolean => specs[name]?.mode === 'latest';
  return createSlice({
    name: path,
    initialState: emptyCalls,
    reducers: {
      requested: (state, { payload }: PayloadAction<CallRequested>): CallsState => {
        const entry = state[placeOf(payload)];
        const holders = (entry?.holders ?? 0) + (payload.isHeld === true ? 1 : 0);
        const input = inputToStore(specs[payload.name], entry, payload.input);
        const before = isRead(payload.name) || entry?.status === 'pending' ? entry : idleCall;
        const nextEntry: CallEntry = { ...(before ?? idleCall), status: 'pending', holders, input };
        return withoutSurplus(withLast(state, placeOf(payload), nextEntry));
      },
      /** A read is repeated in the background because its data changed. */
      refreshing: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, status: 'pending' })),
      /** A screen shows an answer that the server sent with the page. */
      held: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, holders: entry.holders + 1 })),
      progressed: (state, { payload }: PayloadAction<CallPlace & { readonly progress: number }>): CallsState =>
        change(state, payload, (entry) =>
          entry.status === 'pending' ? { ...entry, progress: payload.progress } : entry,
        ),
      answered: (state, { payload }: PayloadAction<Answered>): CallsState =>
        change(state, payload, (entry) => ({
          ...entry,
          status: 'fulfilled',
          answer: isEqual(entry.answer, payload.answer) ? entry.answer : payload.answer,
          error: null,
          progress: 100,
        })),
      failed: (state, { payload }: PayloadAction<Failed>): CallsState =>
        change(state, payload, (entry) =>
          keepsAnswer(payload) && entry.answer !== null
            ? { ...entry, status: 'fulfilled' }
            : { ...entry, ...idleCall, status: 'rejected', error: payload.error },
        ),
      released: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        withoutSurplus(change(state, payload, (entry) => withoutHolder(entry))),
      /** The remote left before the answer of a write arrived. */
      abandoned: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, ...idleCall })),
      cleared: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        without(state, (place) => place === placeOf(payload)),
    },
    foreign: [
      onAction(dataChanged, (state: CallsState, { payload }) =>
        without(state, (place, entry) => entry.holders === 0 && isShown(specs, place, entry, payload)),
      ),
      onAction(viewerChanged, (state: CallsState) => {
        const remaining = without(state, (place, entry) => entry.holders === 0 && isPrivate(specs, place));
        return Object.fromEntries(
          Object.entries(remaining).map(([place, entry]) => [
            place,
            isPrivate(specs, place) && isRead(callOf(place).name) ? { ...entry, ...idleCall } : entry,
          ]),
        );
      }),
    ],
  });
}

export type CallSlice = ReturnType<typeof createCallSlice>;

/** The input to store: for a read the new one, for a queue all unfinished inputs merged. */
function inputToStore(spec: AnyCallSpec | undefined, entry: CallEntry | undefined, next: unknown): unknown {
  // Other writes have passwords and files as inputs; these must not be in the state.
  if (spec?.mode === 'first') return undefined;
  if (spec?.mode === 'latest' || entry?.status !== 'pending') return next;
  // The inputs of a place have the type of the call of its name.
  return spec?.merge?.(entry.input as never, next as never) ?? next;
}

/** Whether a failed repeat leaves the screen as it is: no person asked for it, or there is no network. */
function keepsAnswer({ error, isBackground }: Failed): boolean {
  return isBackground || error.code === 'NETWORK';
}

/** Whether a repeated read returned the same data; then its screen draws nothing again. */
function isEqual(one: unknown, other: unknown): boolean {
  return one !== null && typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

/** The entry with one holder less. An unfinished read without holders returns to its previous status. */
function withoutHolder(entry: CallEntry): CallEntry {
  const holders = Math.max(0, entry.holders - 1);
  if (holders > 0 || entry.status !== 'pending') return { ...entry, holders };
  return { ...entry, holders, status: entry.answer === null ? 'idle' : 'fulfilled' };
}

function change(state: CallsState, call: CallPlace, next: (entry: CallEntry) => CallEntry): CallsState {
  const entry = state[placeOf(call)];
  if (entry === undefined) return state;
  const nextEntry = next(entry);
  return nextEntry === entry ? state : { ...state, [placeOf(call)]: nextEntry };
}

function withLast(state: CallsState, place: string, entry: CallEntry): CallsState {
  const { [place]: _before, ...others } = state;
  return { ...others, [place]: entry };
}

function without(state: CallsState, isGone: (place: string, entry: CallEntry) => boolean): CallsState {
  const entries = Object.entries(state);
  const remaining = entries.filter(([place, entry]) => !isGone(place, entry));
  return remaining.length === entries.length ? state : Object.fromEntries(remaining);
}

/** The state without the oldest unused answers above the limit. */
function withoutSurplus(state: CallsState): CallsState {
  const cachedEntries = Object.entries(state).filter(
    ([, { holders, status }]) => holders === 0 && status !== 'pending',
  );
  const surplus = new Set(
    cachedEntries.slice(0, Math.max(0, cachedEntries.length - cacheLimit)).map(([place]) => place),
  );
  return surplus.size === 0 ? state : without(state, (place) => surplus.has(place));
}
