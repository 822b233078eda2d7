import { createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import type { ErrorView } from '../http-port';
import type { AnyCallSpec } from './call-spec';
import { emptyCalls, idleCall, type CallEntry, type CallsState } from './call-state';
import { areConcerned, dataChanged, viewerChanged, type Subject } from './subject';

/** The declared calls of a slice, by name. */
export type Specs = Readonly<Record<string, AnyCallSpec>>;

/** Identifies one call of a slice: the name of its declaration and the key of its input. */
export interface CallKey {
  readonly name: string;
  readonly key: string;
}

export interface CallRequested extends CallKey {
  readonly input: unknown;
  /** A screen or component shows the call until it releases it. */
  readonly isHeld?: boolean;
}

interface Answered extends CallKey {
  readonly answer: unknown;
  /** The answer comes from a write, not from the read itself. */
  readonly isReplaced?: boolean;
}

interface Failed extends CallKey {
  readonly error: ErrorView;
  /** The call was repeated because its data changed; its previous answer stays. */
  readonly isBackground: boolean;
}

/** Limit of stored answers that no screen shows. */
const cacheLimit = 24;

export function keyOfCall({ name, key }: CallKey): string {
  return `${name} ${key}`;
}

/** The call at a place. */
export function callOf(callKey: string): CallKey {
  const end = callKey.indexOf(' ');
  return { name: callKey.slice(0, end), key: callKey.slice(end + 1) };
}

/** Whether a stored read shows data that has changed. */
export function isShown(specs: Specs, callKey: string, entry: CallEntry, changedSubjects: readonly Subject[]): boolean {
  const shows = specs[callOf(callKey).name]?.shows;
  // The input of a place has the type of the call of its name.
  return shows !== undefined && areConcerned(shows(entry.input as never), changedSubjects);
}

/** Whether an entry contains data of the signed-in user. */
export function isPrivate(specs: Specs, callKey: string): boolean {
  return specs[callOf(callKey).name]?.client === 'authenticated';
}

/** Makes the slice of declared calls. Actions are events, e.g. `public/search/requested`. */
export function createCallSlice(path: string, specs: Specs) {
  const isRead = (name: string): boolean => specs[name]?.mode === 'latest';
  return createSlice({
    name: path,
    initialState: emptyCalls,
    reducers: {
      requested: (state, { payload }: PayloadAction<CallRequested>): CallsState => {
        const entry = state[keyOfCall(payload)];
        const observers = (entry?.observers ?? 0) + (payload.isHeld === true ? 1 : 0);
        const input = inputToStore(specs[payload.name], entry, payload.input);
        const before = isRead(payload.name) || entry?.status === 'pending' ? entry : idleCall;
        const nextEntry: CallEntry = { ...(before ?? idleCall), status: 'pending', observers, input };
        return withoutSurplus(withLast(state, keyOfCall(payload), nextEntry));
      },
      /** A read is repeated in the background because its data changed. */
      refreshing: (state, { payload }: PayloadAction<CallKey>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, status: 'pending' })),
      /** A screen shows an answer that the server sent with the page. */
      held: (state, { payload }: PayloadAction<CallKey>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, observers: entry.observers + 1 })),
      progressed: (state, { payload }: PayloadAction<CallKey & { readonly progress: number }>): CallsState =>
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
      released: (state, { payload }: PayloadAction<CallKey>): CallsState =>
        withoutSurplus(change(state, payload, (entry) => withoutHolder(entry))),
      /** The remote left before the answer of a write arrived. */
      abandoned: (state, { payload }: PayloadAction<CallKey>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, ...idleCall })),
      cleared: (state, { payload }: PayloadAction<CallKey>): CallsState =>
        without(state, (callKey) => callKey === keyOfCall(payload)),
    },
    foreign: [
      onAction(dataChanged, (state: CallsState, { payload }) =>
        without(state, (callKey, entry) => entry.observers === 0 && isShown(specs, callKey, entry, payload)),
      ),
      onAction(viewerChanged, (state: CallsState) => {
        const remaining = without(state, (callKey, entry) => entry.observers === 0 && isPrivate(specs, callKey));
        return Object.fromEntries(
          Object.entries(remaining).map(([callKey, entry]) => [
            callKey,
            isPrivate(specs, callKey) && isRead(callOf(callKey).name) ? { ...entry, ...idleCall } : entry,
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
  const observers = Math.max(0, entry.observers - 1);
  if (observers > 0 || entry.status !== 'pending') return { ...entry, observers };
  return { ...entry, observers, status: entry.answer === null ? 'idle' : 'fulfilled' };
}

function change(state: CallsState, call: CallKey, next: (entry: CallEntry) => CallEntry): CallsState {
  const entry = state[keyOfCall(call)];
  if (entry === undefined) return state;
  const nextEntry = next(entry);
  return nextEntry === entry ? state : { ...state, [keyOfCall(call)]: nextEntry };
}

function withLast(state: CallsState, callKey: string, entry: CallEntry): CallsState {
  const { [callKey]: _before, ...others } = state;
  return { ...others, [callKey]: entry };
}

function without(state: CallsState, isGone: (callKey: string, entry: CallEntry) => boolean): CallsState {
  const entries = Object.entries(state);
  const remaining = entries.filter(([callKey, entry]) => !isGone(callKey, entry));
  return remaining.length === entries.length ? state : Object.fromEntries(remaining);
}

/** The state without the oldest unused answers above the limit. */
function withoutSurplus(state: CallsState): CallsState {
  const cachedEntries = Object.entries(state).filter(
    ([, { observers, status }]) => observers === 0 && status !== 'pending',
  );
  const surplus = new Set(
    cachedEntries.slice(0, Math.max(0, cachedEntries.length - cacheLimit)).map(([callKey]) => callKey),
  );
  return surplus.size === 0 ? state : without(state, (callKey) => surplus.has(callKey));
}
