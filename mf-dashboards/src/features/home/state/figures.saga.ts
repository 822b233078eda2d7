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
  let earlyRequest: EarlyRequest | null = null;
  let isNewVisit = true;

  function* stopBatches(stoppedBatches: readonly Batch[]): SagaIterator<void> {
    batches = batches.filter((batch) => !stoppedBatches.includes(batch));
    for (const { task } of stoppedBatches) yield cancel(task);
  }

  function* beginEarly(request: ExpectedFigures | null): SagaIterator<void> {
    yield* forgetEarly();
    if (request !== null) earlyRequest = { request, ...(yield* beginRequest(request)) };
  }

  function* forgetEarly(): SagaIterator<void> {
    if (earlyRequest !== null) yield cancel(earlyRequest.task);
    earlyRequest = null;
  }

  function* drawPart(part: readonly FigureRequest[], request: ExpectedFigures): SagaIterator<void> {
    const begunRequest: BegunRequest = takeEarly(request) ?? (yield* beginRequest(request));
    yield* drawBatch(begunRequest, part);
  }

  function takeEarly(request: ExpectedFigures): BegunRequest | null {
    if (earlyRequest === null || !hasLinesOf(earlyRequest.request, request)) return null;
    const begunRequest = earlyRequest;
    earlyRequest = null;
    return begunRequest;
  }

  function* startBatches({ entries, lang }: FiguresRequest): SagaIterator<void> {
    for (const part of groupByQuery(entries)) {
      yield put(figureActions.requestBegun(part.map(({ name, key }) => ({ name, key }))));
      const request = { names: part.map(({ name }) => name), query: part[0]?.query ?? {}, lang };
      const task: Task = yield fork(drawPart, part, request);
      batches = [...batches.filter((batch) => batch.task.isRunning()), { task, entries: part }];
    }
    yield* forgetEarly();
  }

  function* showFigures({ entries, lang }: FiguresRequest): SagaIterator<void> {
    const isWanted = ({ name, key }: FigureRequest) => entries.some((one) => one.name === name && one.key === key);
    const outdatedBatches = batches.filter(
      ({ task, entries: ownEntries }) => task.isRunning() && !ownEntries.every(isWanted),
    );
    yield* stopBatches(outdatedBatches);
    const figures = selectFigures(yield select());
    const runningEntries = batches.filter(({ task }) => task.isRunning()).flatMap((batch) => batch.entries);
    const oldest = isNewVisit ? Date.now() - freshMilliseconds : 0;
    isNewVisit = false;
    const openEntries = entries.filter(({ name, key }) => {
      const figure = figures[name];
      if (runningEntries.some((one) => one.name === name && one.key === key)) return false;
      return figure?.key !== key || figure.status === 'pending' || figure.arrivedAt < oldest;
    });
    yield* startBatches({ entries: openEntries, lang });
  }

  for (;;) {
    const action: UnknownAction = yield take(channel);
    if (figuresExpected.match(action)) yield* beginEarly(action.payload);
    else if (figuresShown.match(action)) yield* showFigures(action.payload);
    else if (figuresRepeated.match(action)) yield* startBatches(action.payload);
    else {
      yield* forgetEarly();
      yield* stopBatches(batches);
      isNewVisit = true;
    }
  }
}

const typeOf = ({ type }: { readonly type: string }): string => type;

/** Whether the answer of `begun` contains all lines of the other request. */
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
