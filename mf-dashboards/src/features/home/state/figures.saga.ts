import { viewerChanged } from '@enlace/shared-data';
import {
  actionChannel,
  cancel,
  type Channel,
  fork,
  put,
  type SagaIterator,
  select,
  take,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import { beginRequest, type BegunRequest, drawBatch } from './figures-batch';
import {
  type ExpectedFigures,
  figureActions,
  type FigureRequest,
  figuresPath,
  figuresReducer,
  type FiguresRequest,
  selectFigures,
} from './figures.slice';

/** An answer that is older is requested again when its screen is opened. */
const freshMilliseconds = 60_000;

interface Batch {
  readonly task: Task;
  readonly entries: readonly FigureRequest[];
}

/** A request for the view of an address, before the catalogue names its data sets. */
interface EarlyRequest extends BegunRequest {
  readonly request: ExpectedFigures;
}

/** Requests data sets in batches and draws each as soon as its line arrives. */
function* watchFigures(): SagaIterator<void> {
  const { figuresExpected, figuresShown, screenLeft, figuresRepeated } = figureActions;
  const channel: Channel<UnknownAction> = yield actionChannel(
    [figuresExpected, figuresShown, screenLeft, figuresRepeated, viewerChanged].map(typeOf),
  );
  let batches: readonly Batch[] = [];
  let early: EarlyRequest | null = null;
  let isNewVisit = true;

  function* stop(stoppedBatches: readonly Batch[]): SagaIterator<void> {
    batches = batches.filter((batch) => !stoppedBatches.includes(batch));
    for (const { task } of stoppedBatches) yield cancel(task);
  }

  function* expect(request: ExpectedFigures): SagaIterator<void> {
    yield* forgetEarly();
    early = { request, ...(yield* beginRequest(request)) };
  }

  function* forgetEarly(): SagaIterator<void> {
    if (early !== null) yield cancel(early.task);
    early = null;
  }

  function* run(part: readonly FigureRequest[], request: ExpectedFigures): SagaIterator<void> {
    const begun: BegunRequest = takeEarly(request) ?? (yield* beginRequest(request));
    yield* drawBatch(begun, part);
  }

  function takeEarly(request: ExpectedFigures): BegunRequest | null {
    if (early === null || !hasLinesOf(early.request, request)) return null;
    const begun = early;
    early = null;
    return begun;
  }

  function* start({ entries, lang }: FiguresRequest): SagaIterator<void> {
    for (const part of groupByQuery(entries)) {
      yield put(figureActions.requestBegun(part.map(({ name, key }) => ({ name, key }))));
      const request = { names: part.map(({ name }) => name), query: part[0]?.query ?? {}, lang };
      const task: Task = yield fork(run, part, request);
      batches = [...batches.filter((batch) => batch.task.isRunning()), { task, entries: part }];
    }
    yield* forgetEarly();
  }

  function* show({ entries, lang }: FiguresRequest): SagaIterator<void> {
    const isWanted = ({ name, key }: FigureRequest) => entries.some((one) => one.name === name && one.key === key);
    const outdatedBatches = batches.filter(
      ({ task, entries: ownEntries }) => task.isRunning() && !ownEntries.every(isWanted),
    );
    yield* stop(outdatedBatches);
    const figures = selectFigures(yield select());
    const runningEntries = batches.filter(({ task }) => task.isRunning()).flatMap((batch) => batch.entries);
    const oldest = isNewVisit ? Date.now() - freshMilliseconds : 0;
    isNewVisit = false;
    const openEntries = entries.filter(({ name, key }) => {
      const figure = figures[name];
      if (runningEntries.some((one) => one.name === name && one.key === key)) return false;
      return figure?.key !== key || figure.status === 'pending' || figure.arrivedAt < oldest;
    });
    yield* start({ entries: openEntries, lang });
  }

  for (;;) {
    const action: UnknownAction = yield take(channel);
    if (figuresExpected.match(action)) yield* expect(action.payload);
    else if (figuresShown.match(action)) yield* show(action.payload);
    else if (figuresRepeated.match(action)) yield* start(action.payload);
    else {
      yield* forgetEarly();
      yield* stop(batches);
      isNewVisit = true;
    }
  }
}

const typeOf = ({ type }: { readonly type: string }): string => type;

/** Whether the lines of a request are those that another one would get, and maybe more. */
function hasLinesOf(begun: ExpectedFigures, { names, query, lang }: ExpectedFigures): boolean {
  const { names: begunNames } = begun;
  const isWithin = begunNames === null || (names ?? []).every((name) => begunNames.includes(name));
  return isWithin && begun.lang === lang && JSON.stringify(begun.query) === JSON.stringify(query);
}

/** One request for each different query: filters are the same for all, a step of time fits some data sets only. */
function groupByQuery(entries: readonly FigureRequest[]): readonly (readonly FigureRequest[])[] {
  const groups = new Map<string, FigureRequest[]>();
  for (const entry of entries) {
    const text = JSON.stringify(entry.query);
    groups.set(text, [...(groups.get(text) ?? []), entry]);
  }
  return [...groups.values()];
}

export const figures = { path: figuresPath, reducer: figuresReducer, saga: watchFigures };
