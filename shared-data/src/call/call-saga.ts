import { AppError, isAppError } from '@enlace/shared-contract/errors';
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

/** Settles the promise of one `run`. */
export interface Ticket {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

/** A call that is waiting or running. */
interface Turn {
  readonly input: unknown;
  readonly tickets: Ticket[];
}

/** The running call of one place, and the calls that wait for it. */
interface Work {
  turn: Turn;
  readonly waiting: Turn[];
  task: Task | null;
}

export interface CallSagaOptions {
  readonly specs: Specs;
  readonly slice: CallSlice;
  /** Selects the slice's state from the state of the store. */
  readonly stateOf: (all: unknown) => CallsState;
}

/** Runs the calls of a slice. When the remote leaves, this saga ends and cancels every running read. */
export function* watchCalls({ specs, slice, stateOf }: CallSagaOptions): SagaIterator<void> {
  const { actions } = slice;
  const works = new Map<string, Work>();

  function* work(at: CallPlace, ownWork: Work, isBackground: boolean): SagaIterator<void> {
    const place = placeOf(at);
    const isLast = () => works.get(place) === ownWork && ownWork.waiting.length === 0;
    try {
      for (;;) {
        yield* perform(at, ownWork, isBackground, isLast);
        const next = ownWork.waiting.shift();
        if (next === undefined) return;
        ownWork.turn = next;
      }
    } finally {
      if (works.get(place) === ownWork) works.delete(place);
      if (yield cancelled()) {
        [ownWork.turn, ...ownWork.waiting].forEach(rejectTickets);
        if (specs[at.name]?.mode !== 'latest') yield put(actions.abandoned(at));
      }
    }
  }

  /**
   * @param isLast whether the state shows the result of this turn: no other turn follows, and the call was not cleared
   */
  function* perform(at: CallPlace, ownWork: Work, isBackground: boolean, isLast: () => boolean): SagaIterator<void> {
    const { turn, waiting } = ownWork;
    // The actions of a call's name only carry inputs of that call.
    const spec: CallSpec<unknown, unknown> | undefined = specs[at.name];
    if (spec === undefined) return;
    const hasProgress = spec.mode !== 'latest';
    try {
      const answer: unknown = yield call(() =>
        spec.perform(turn.input, (question) =>
          send({
            ...question,
            client: spec.client,
            ...(hasProgress
              ? { makeProgressAction: (progress: number) => actions.progressed({ ...at, progress }) }
              : {}),
          }),
        ),
      );
      if (addsNothing(spec, turn, waiting[0])) turn.tickets.push(...(waiting.shift()?.tickets ?? []));
      if (isLast()) yield put(actions.answered({ ...at, answer }));
      const changes = spec.changes?.(turn.input, answer) ?? [];
      if (changes.length > 0) yield put(dataChanged(changes));
      turn.tickets.forEach((ticket) => ticket.resolve(answer));
    } catch (error) {
      if (replaces(spec, turn, waiting[0])) waiting[0]?.tickets.unshift(...turn.tickets.splice(0));
      if (isLast()) yield put(actions.failed({ ...at, error: toErrorView(error), isBackground }));
      const reason = isAppError(error) ? error : new AppError('INTERNAL');
      turn.tickets.forEach((ticket) => ticket.reject(reason));
    }
  }

  function* begin(at: CallPlace, turn: Turn, isBackground = false): SagaIterator<void> {
    const ownWork: Work = { turn, waiting: [], task: null };
    works.set(placeOf(at), ownWork);
    const task: Task = yield fork(work, at, ownWork, isBackground);
    ownWork.task = task;
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
      const mergedInput = last === undefined ? null : (spec.merge?.(last.input, turn.input) ?? null);
      if (last === undefined || mergedInput === null) current.waiting.push(turn);
      else current.waiting.splice(-1, 1, { input: mergedInput, tickets: [...last.tickets, ...turn.tickets] });
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
      yield put(actions.refreshing(callOf(place)));
      yield* begin(callOf(place), { input, tickets }, true);
    }
  }

  function* leave(at: CallPlace, isCleared: boolean): SagaIterator<void> {
    const mode = specs[at.name]?.mode;
    const entry = stateOf(yield select())[placeOf(at)];
    if (mode === 'latest' && (entry?.holders ?? 0) === 0) yield* stop(placeOf(at));
    // The running write continues, but the next write under its key does not wait for it.
    if (mode === 'first' && isCleared) works.delete(placeOf(at));
  }

  function* changeViewer(isSignedIn: boolean): SagaIterator<void> {
    const places = [...works.keys()].filter((place) => specs[callOf(place).name]?.mode === 'latest');
    for (const place of places) if (isPrivate(specs, place)) yield* stop(place);
    if (isSignedIn) yield* repeatShown((place) => isPrivate(specs, place));
  }

  const ownActions = [actions.requested, actions.released, actions.cleared, actions.answered];
  const types = [...ownActions, dataChanged, viewerChanged].map(({ type }) => type);
  // The channel stores actions that are dispatched while another action is handled.
  const channel: Channel<UnknownAction> = yield actionChannel(types);
  for (;;) {
    const action: UnknownAction = yield take(channel);
    if (actions.requested.match(action)) {
      const { name, key, input, isHeld = false } = action.payload;
      yield* request({ name, key }, { input, tickets: ticketsOf(action) }, isHeld);
    } else if (actions.released.match(action)) yield* leave(action.payload, false);
    else if (actions.cleared.match(action)) yield* leave(action.payload, true);
    else if (actions.answered.match(action)) {
      // A read that was sent before the write can answer after it, with the values of before.
      const { isReplaced, ...at } = action.payload;
      if (isReplaced) yield* repeatShown((place) => place === placeOf(at) && works.has(place));
    } else if (viewerChanged.match(action)) yield* changeViewer(action.payload !== null);
    else if (dataChanged.match(action)) {
      const changedSubjects = action.payload;
      yield* repeatShown((place, entry) => isShown(specs, place, entry, changedSubjects));
    }
  }
}

/** Whether the next input has no effect after this turn. */
function addsNothing(spec: CallSpec<unknown, unknown>, turn: Turn, next: Turn | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(turn.input, next.input), turn.input);
}

/** Whether the next input has the same effect without this turn. */
function replaces(spec: CallSpec<unknown, unknown>, turn: Turn, next: Turn | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(turn.input, next.input), next.input);
}

/** Inputs with a different order of fields count as different; that costs one request. */
function isSame(one: unknown, other: unknown): boolean {
  return one !== null && one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function ticketsOf(action: UnknownAction): Ticket[] {
  // Only `runCall` sets this field.
  return action['ticket'] === undefined ? [] : [action['ticket'] as Ticket];
}

function rejectTickets({ tickets }: Turn): void {
  tickets.forEach((ticket) => ticket.reject(new AppError('CANCELLED')));
}
