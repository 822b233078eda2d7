import { AppError, isAppError } from '@enlace/shared-contract';
import {
  actionChannel,
  call,
  cancel,
  cancelled,
  fork,
  put,
  select,
  take,
  type Channel,
  type SagaIterator,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import { toErrorView } from '../error-view';
import { send } from '../send';
import { isPrivate, isShown, callOf, placeOf, type CallPlace, type CallSlice, type Specs } from './call-slice';
import type { CallSpec } from './call-spec';
import type { CallEntry, CallsState } from './call-state';
import { dataChanged, viewerChanged } from './subject';

/** The promise of one `run`. */
export interface Ticket {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

/** A call that waits for its turn or is under way. */
interface Turn {
  readonly input: unknown;
  readonly tickets: Ticket[];
}

/** What goes on at one place. */
interface Work {
  turn: Turn;
  readonly waiting: Turn[];
  task: Task | null;
}

export interface CallSagaOptions {
  readonly specs: Specs;
  readonly slice: CallSlice;
  /** Reads the slice's state. */
  readonly stateOf: (all: unknown) => CallsState;
}

/** Runs the calls of a slice. Leaving the remote ends it, and with it every read under way. */
export function* watchCalls({ specs, slice, stateOf }: CallSagaOptions): SagaIterator<void> {
  const { requested, refreshing, released, cleared, abandoned, progressed, answered, failed } = slice.actions;
  const works = new Map<string, Work>();

  function* work(at: CallPlace, mine: Work, isBackground: boolean): SagaIterator<void> {
    const place = placeOf(at);
    const isLast = () => works.get(place) === mine && mine.waiting.length === 0;
    try {
      for (;;) {
        yield* perform(at, mine, isBackground, isLast);
        const next = mine.waiting.shift();
        if (next === undefined) return;
        mine.turn = next;
      }
    } finally {
      if (works.get(place) === mine) works.delete(place);
      if (yield cancelled()) {
        [mine.turn, ...mine.waiting].forEach(giveUp);
        if (specs[at.name]?.mode !== 'latest') yield put(abandoned(at));
      }
    }
  }

  /** @param isLast whether the state shows how this turn ends: no other follows, and nobody has cleared it */
  function* perform(at: CallPlace, mine: Work, isBackground: boolean, isLast: () => boolean): SagaIterator<void> {
    const { turn, waiting } = mine;
    // The actions of a call's name carry inputs of that call alone.
    const spec: CallSpec<unknown, unknown> | undefined = specs[at.name];
    if (spec === undefined) return;
    const hasProgress = spec.mode !== 'latest';
    try {
      const answer: unknown = yield call(() =>
        spec.perform(turn.input, (question) =>
          send({
            ...question,
            client: spec.client,
            ...(hasProgress ? { progressed: (progress: number) => progressed({ ...at, progress }) } : {}),
          }),
        ),
      );
      if (addsNothing(spec, turn, waiting[0])) turn.tickets.push(...(waiting.shift()?.tickets ?? []));
      if (isLast()) yield put(answered({ ...at, answer }));
      const changes = spec.changes?.(turn.input, answer) ?? [];
      if (changes.length > 0) yield put(dataChanged(changes));
      turn.tickets.forEach((ticket) => ticket.resolve(answer));
    } catch (error) {
      if (replaces(spec, turn, waiting[0])) waiting[0]?.tickets.unshift(...turn.tickets.splice(0));
      if (isLast()) yield put(failed({ ...at, error: toErrorView(error), isBackground }));
      const reason = isAppError(error) ? error : new AppError('INTERNAL');
      turn.tickets.forEach((ticket) => ticket.reject(reason));
    }
  }

  function* begin(at: CallPlace, turn: Turn, isBackground = false): SagaIterator<void> {
    const mine: Work = { turn, waiting: [], task: null };
    works.set(placeOf(at), mine);
    const task: Task = yield fork(work, at, mine, isBackground);
    mine.task = task;
  }

  function* stop(place: string): SagaIterator<void> {
    const task = works.get(place)?.task ?? null;
    works.delete(place);
    if (task !== null) yield cancel(task);
  }

  function* request(at: CallPlace, turn: Turn, isJoining: boolean): SagaIterator<void> {
    const spec: CallSpec<unknown, unknown> | undefined = specs[at.name];
    const current = works.get(placeOf(at));
    if (current === undefined) return yield* begin(at, turn);
    if (spec?.mode === 'queue') {
      const last = current.waiting.at(-1);
      const merged = last === undefined ? null : (spec.merge?.(last.input, turn.input) ?? null);
      if (last === undefined || merged === null) current.waiting.push(turn);
      else current.waiting.splice(-1, 1, { input: merged, tickets: [...last.tickets, ...turn.tickets] });
    } else if (spec?.mode === 'first' || isJoining) current.turn.tickets.push(...turn.tickets);
    else {
      yield* stop(placeOf(at));
      yield* begin(at, turn);
    }
  }

  function* repeatShown(isConcerned: (place: string, entry: CallEntry) => boolean): SagaIterator<void> {
    const entries = Object.entries(stateOf(yield select()));
    for (const [place, { holders, input }] of entries.filter((entry) => isConcerned(...entry))) {
      if (holders === 0) continue;
      const tickets = works.get(place)?.turn.tickets.splice(0) ?? [];
      yield* stop(place);
      yield put(refreshing(callOf(place)));
      yield* begin(callOf(place), { input, tickets }, true);
    }
  }

  function* leave(at: CallPlace, isCleared: boolean): SagaIterator<void> {
    const mode = specs[at.name]?.mode;
    const entry = stateOf(yield select())[placeOf(at)];
    if (mode === 'latest' && (entry?.holders ?? 0) === 0) yield* stop(placeOf(at));
    // A write under way goes on, but another one under its key does not wait for it.
    if (mode === 'first' && isCleared) works.delete(placeOf(at));
  }

  function* changeViewer(isAnyone: boolean): SagaIterator<void> {
    const places = [...works.keys()].filter((place) => specs[callOf(place).name]?.mode === 'latest');
    for (const place of places) if (isPrivate(specs, place)) yield* stop(place);
    if (isAnyone) yield* repeatShown((place) => isPrivate(specs, place));
  }

  const types = [requested, released, cleared, dataChanged, viewerChanged].map(({ type }) => type);
  // A channel: what is dispatched while an action is being handled waits instead of being missed.
  const actions: Channel<UnknownAction> = yield actionChannel(types);
  for (;;) {
    const action: UnknownAction = yield take(actions);
    if (requested.match(action)) {
      const { name, key, input, isHeld = false } = action.payload;
      yield* request({ name, key }, { input, tickets: ticketsOf(action) }, isHeld);
    } else if (released.match(action)) yield* leave(action.payload, false);
    else if (cleared.match(action)) yield* leave(action.payload, true);
    else if (viewerChanged.match(action)) yield* changeViewer(action.payload !== null);
    else if (dataChanged.match(action)) {
      const changed = action.payload;
      yield* repeatShown((place, entry) => isShown(specs, place, entry, changed));
    }
  }
}

/** Whether the next input wants no more than what this turn has done. */
function addsNothing(spec: CallSpec<unknown, unknown>, turn: Turn, next: Turn | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(turn.input, next.input), turn.input);
}

/** Whether nothing of this turn matters once the next one is done. */
function replaces(spec: CallSpec<unknown, unknown>, turn: Turn, next: Turn | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(turn.input, next.input), next.input);
}

/** Inputs that differ in the order of their fields count as different, which costs a request. */
function isSame(one: unknown, other: unknown): boolean {
  return one !== null && one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function ticketsOf(action: UnknownAction): Ticket[] {
  // Only `runCall` writes it.
  return action['ticket'] === undefined ? [] : [action['ticket'] as Ticket];
}

function giveUp({ tickets }: Turn): void {
  tickets.forEach((ticket) => ticket.reject(new AppError('CANCELLED')));
}
