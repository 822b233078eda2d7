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
import { isPrivate, isShown, callOf, keyOfCall, type CallKey, type CallSlice, type Specs } from './call-slice';
import type { CallSpec } from './call-spec';
import type { CallEntry, CallsState } from './call-state';
import { dataChanged, viewerChanged } from './subject';

/** Settles the promise of one `run`. */
export interface Deferred {
  resolve(answer: unknown): void;
  reject(error: AppError): void;
}

/** A call that is waiting or running. */
interface Run {
  readonly input: unknown;
  readonly deferreds: Deferred[];
}

/** The running call of one place, and the calls that wait for it. */
interface ActiveCall {
  run: Run;
  readonly waiting: Run[];
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
  const activeCalls = new Map<string, ActiveCall>();

  function* runAll(at: CallKey, active: ActiveCall, isBackground: boolean): SagaIterator<void> {
    const callKey = keyOfCall(at);
    const isLast = () => activeCalls.get(callKey) === active && active.waiting.length === 0;
    try {
      for (;;) {
        yield* perform(at, active, isBackground, isLast);
        const next = active.waiting.shift();
        if (next === undefined) return;
        active.run = next;
      }
    } finally {
      if (activeCalls.get(callKey) === active) activeCalls.delete(callKey);
      if (yield cancelled()) {
        [active.run, ...active.waiting].forEach(rejectAll);
        if (specs[at.name]?.mode !== 'latest') yield put(actions.abandoned(at));
      }
    }
  }

  /**
   * @param isLast whether the state shows the result of this turn: no other turn follows, and the call was not cleared
   */
  function* perform(at: CallKey, active: ActiveCall, isBackground: boolean, isLast: () => boolean): SagaIterator<void> {
    const { run, waiting } = active;
    // The actions of a call's name only carry inputs of that call.
    const spec: CallSpec<unknown, unknown> | undefined = specs[at.name];
    if (spec === undefined) return;
    const hasProgress = spec.mode !== 'latest';
    try {
      const answer: unknown = yield call(() =>
        spec.perform(run.input, (request) =>
          send({
            ...request,
            client: spec.client,
            ...(hasProgress
              ? { makeProgressAction: (progress: number) => actions.progressed({ ...at, progress }) }
              : {}),
          }),
        ),
      );
      if (addsNothing(spec, run, waiting[0])) run.deferreds.push(...(waiting.shift()?.deferreds ?? []));
      if (isLast()) yield put(actions.answered({ ...at, answer }));
      const changes = spec.changes?.(run.input, answer) ?? [];
      if (changes.length > 0) yield put(dataChanged(changes));
      run.deferreds.forEach((deferredAnswer) => deferredAnswer.resolve(answer));
    } catch (error) {
      if (replaces(spec, run, waiting[0])) waiting[0]?.deferreds.unshift(...run.deferreds.splice(0));
      if (isLast()) yield put(actions.failed({ ...at, error: toErrorView(error), isBackground }));
      const reason = isAppError(error) ? error : new AppError('INTERNAL');
      run.deferreds.forEach((deferredAnswer) => deferredAnswer.reject(reason));
    }
  }

  function* begin(at: CallKey, run: Run, isBackground = false): SagaIterator<void> {
    const active: ActiveCall = { run, waiting: [], task: null };
    activeCalls.set(keyOfCall(at), active);
    const task: Task = yield fork(runAll, at, active, isBackground);
    active.task = task;
  }

  function* stop(callKey: string): SagaIterator<void> {
    const task = activeCalls.get(callKey)?.task ?? null;
    activeCalls.delete(callKey);
    if (task !== null) yield cancel(task);
  }

  function* request(at: CallKey, run: Run, isJoining: boolean): SagaIterator<void> {
    const spec: CallSpec<unknown, unknown> | undefined = specs[at.name];
    const current = activeCalls.get(keyOfCall(at));
    if (current === undefined) return yield* begin(at, run);
    if (spec?.mode === 'queue') {
      const last = current.waiting.at(-1);
      const mergedInput = last === undefined ? null : (spec.merge?.(last.input, run.input) ?? null);
      if (last === undefined || mergedInput === null) current.waiting.push(run);
      else current.waiting.splice(-1, 1, { input: mergedInput, deferreds: [...last.deferreds, ...run.deferreds] });
    } else if (spec?.mode === 'first' || isJoining) current.run.deferreds.push(...run.deferreds);
    else {
      yield* stop(keyOfCall(at));
      yield* begin(at, run);
    }
  }

  function* repeatShown(isConcerned: (callKey: string, entry: CallEntry) => boolean): SagaIterator<void> {
    const entries = Object.entries(stateOf(yield select()));
    for (const [callKey, { observers, input }] of entries.filter((entry) => isConcerned(...entry))) {
      if (observers === 0) continue;
      const deferreds = activeCalls.get(callKey)?.run.deferreds.splice(0) ?? [];
      yield* stop(callKey);
      yield put(actions.refreshing(callOf(callKey)));
      yield* begin(callOf(callKey), { input, deferreds }, true);
    }
  }

  function* leave(at: CallKey, isCleared: boolean): SagaIterator<void> {
    const mode = specs[at.name]?.mode;
    const entry = stateOf(yield select())[keyOfCall(at)];
    if (mode === 'latest' && (entry?.observers ?? 0) === 0) yield* stop(keyOfCall(at));
    // The running write continues, but the next write under its key does not wait for it.
    if (mode === 'first' && isCleared) activeCalls.delete(keyOfCall(at));
  }

  function* changeViewer(isSignedIn: boolean): SagaIterator<void> {
    const places = [...activeCalls.keys()].filter((callKey) => specs[callOf(callKey).name]?.mode === 'latest');
    for (const callKey of places) if (isPrivate(specs, callKey)) yield* stop(callKey);
    if (isSignedIn) yield* repeatShown((callKey) => isPrivate(specs, callKey));
  }

  const ownActions = [actions.requested, actions.released, actions.cleared, actions.answered];
  const types = [...ownActions, dataChanged, viewerChanged].map(({ type }) => type);
  // The channel stores actions that are dispatched while another action is handled.
  const channel: Channel<UnknownAction> = yield actionChannel(types);
  for (;;) {
    const action: UnknownAction = yield take(channel);
    if (actions.requested.match(action)) {
      const { name, key, input, isHeld = false } = action.payload;
      yield* request({ name, key }, { input, deferreds: deferredsOf(action) }, isHeld);
    } else if (actions.released.match(action)) yield* leave(action.payload, false);
    else if (actions.cleared.match(action)) yield* leave(action.payload, true);
    else if (actions.answered.match(action)) {
      // A read that was sent before the write can answer after it, with the values of before.
      const { isReplaced, ...at } = action.payload;
      if (isReplaced) yield* repeatShown((callKey) => callKey === keyOfCall(at) && activeCalls.has(callKey));
    } else if (viewerChanged.match(action)) yield* changeViewer(action.payload !== null);
    else if (dataChanged.match(action)) {
      const changedSubjects = action.payload;
      yield* repeatShown((callKey, entry) => isShown(specs, callKey, entry, changedSubjects));
    }
  }
}

/** Whether the next input has no effect after this turn. */
function addsNothing(spec: CallSpec<unknown, unknown>, run: Run, next: Run | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(run.input, next.input), run.input);
}

/** Whether the next input has the same effect without this turn. */
function replaces(spec: CallSpec<unknown, unknown>, run: Run, next: Run | undefined): boolean {
  return next !== undefined && isSame(spec.merge?.(run.input, next.input), next.input);
}

/** Inputs with a different order of fields count as different; that costs one request. */
function isSame(one: unknown, other: unknown): boolean {
  return one !== null && one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function deferredsOf(action: UnknownAction): Deferred[] {
  // Only `runCall` sets this field.
  return action['deferred'] === undefined ? [] : [action['deferred'] as Deferred];
}

function rejectAll({ deferreds }: Run): void {
  deferreds.forEach((deferredAnswer) => deferredAnswer.reject(new AppError('CANCELLED')));
}
