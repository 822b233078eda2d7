import { createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import type { ErrorView } from '../http-port';
import type { AnyCallSpec } from './call-spec';
import { emptyCalls, idleCall, type CallEntry, type CallsState } from './call-state';
import { areConcerned, dataChanged, viewerChanged, type Subject } from './subject';

/** The calls of a slice by name, whatever they ask and answer. */
export type Specs = Readonly<Record<string, AnyCallSpec>>;

/** Names one call under way or answered. */
export interface CallPlace {
  readonly name: string;
  readonly key: string;
}

export interface CallRequested extends CallPlace {
  readonly input: unknown;
  /** A screen or component shows the call until it releases it. */
  readonly isHeld?: boolean;
}

interface Failed extends CallPlace {
  readonly error: ErrorView;
  /** The call was repeated for a change of its data: what it answered before stays. */
  readonly isBackground: boolean;
}

/** Most answers that a slice keeps without a screen that shows them. */
const mostCached = 24;

export function placeOf({ name, key }: CallPlace): string {
  return `${name} ${key}`;
}

/** The call of a place. */
export function callOf(place: string): CallPlace {
  const end = place.indexOf(' ');
  return { name: place.slice(0, end), key: place.slice(end + 1) };
}

/** Whether a kept read shows something of what has changed. */
export function isShown(specs: Specs, place: string, entry: CallEntry, changed: readonly Subject[]): boolean {
  const shows = specs[callOf(place).name]?.shows;
  // The input of a place was given to the call of its name.
  return shows !== undefined && areConcerned(shows(entry.input as never), changed);
}

/** Whether an entry belongs to the person who is signed in. */
export function isPrivate(specs: Specs, place: string): boolean {
  return specs[callOf(place).name]?.client === 'authenticated';
}

/** The slice of some calls. Actions are events, e.g. `public/search/requested`. */
export function createCallSlice(path: string, specs: Specs) {
  const isRead = (name: string): boolean => specs[name]?.mode === 'latest';
  return createSlice({
    name: path,
    initialState: emptyCalls,
    reducers: {
      requested: (state, { payload }: PayloadAction<CallRequested>): CallsState => {
        const entry = state[placeOf(payload)];
        const holders = (entry?.holders ?? 0) + (payload.isHeld === true ? 1 : 0);
        const input = wantedBy(specs[payload.name], entry, payload.input);
        const before = isRead(payload.name) || entry?.status === 'pending' ? entry : idleCall;
        const begun: CallEntry = { ...(before ?? idleCall), status: 'pending', holders, input };
        return bounded(withLast(state, placeOf(payload), begun));
      },
      /** A read is made again in the background, since what it shows has changed. */
      refreshing: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, status: 'pending' })),
      /** A screen shows what it came with. */
      held: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        change(state, payload, (entry) => ({ ...entry, holders: entry.holders + 1 })),
      progressed: (state, { payload }: PayloadAction<CallPlace & { readonly progress: number }>): CallsState =>
        change(state, payload, (entry) =>
          entry.status === 'pending' ? { ...entry, progress: payload.progress } : entry,
        ),
      answered: (state, { payload }: PayloadAction<CallPlace & { readonly answer: unknown }>): CallsState =>
        change(state, payload, (entry) => ({
          ...entry,
          status: 'fulfilled',
          answer: payload.answer,
          error: null,
          progress: 100,
        })),
      failed: (state, { payload }: PayloadAction<Failed>): CallsState =>
        change(state, payload, (entry) =>
          payload.isBackground && entry.answer !== null
            ? { ...entry, status: 'fulfilled' }
            : { ...entry, ...idleCall, status: 'rejected', error: payload.error },
        ),
      released: (state, { payload }: PayloadAction<CallPlace>): CallsState =>
        bounded(change(state, payload, (entry) => left(entry))),
      /** A write ended with its remote, before an answer came. */
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
        const kept = without(state, (place, entry) => entry.holders === 0 && isPrivate(specs, place));
        return Object.fromEntries(
          Object.entries(kept).map(([place, entry]) => [
            place,
            isPrivate(specs, place) && isRead(callOf(place).name) ? { ...entry, ...idleCall } : entry,
          ]),
        );
      }),
    ],
  });
}

export type CallSlice = ReturnType<typeof createCallSlice>;

/** What a call wants with one more input: a read the new one, a queue all that are under way. */
function wantedBy(spec: AnyCallSpec | undefined, entry: CallEntry | undefined, next: unknown): unknown {
  // Passwords and files are inputs of other writes: they do not belong into the state.
  if (spec?.mode === 'first') return undefined;
  if (spec?.mode === 'latest' || entry?.status !== 'pending') return next;
  // The inputs of a place were given to the call of its name.
  return spec?.merge?.(entry.input as never, next as never) ?? next;
}

/** An entry with one holder less. A read that nobody waits for any more is as it was before. */
function left(entry: CallEntry): CallEntry {
  const holders = Math.max(0, entry.holders - 1);
  if (holders > 0 || entry.status !== 'pending') return { ...entry, holders };
  return { ...entry, holders, status: entry.answer === null ? 'idle' : 'fulfilled' };
}

function change(state: CallsState, call: CallPlace, next: (entry: CallEntry) => CallEntry): CallsState {
  const entry = state[placeOf(call)];
  if (entry === undefined) return state;
  const changed = next(entry);
  return changed === entry ? state : { ...state, [placeOf(call)]: changed };
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

/** The state without the oldest answers that nobody shows, where there are too many. */
function bounded(state: CallsState): CallsState {
  const cached = Object.entries(state).filter(([, { holders, status }]) => holders === 0 && status !== 'pending');
  const surplus = new Set(cached.slice(0, Math.max(0, cached.length - mostCached)).map(([place]) => place));
  return surplus.size === 0 ? state : without(state, (place) => surplus.has(place));
}
