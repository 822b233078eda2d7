import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import { type HttpAnswer, send, toErrorView, viewerChanged } from '@enlace/shared-data';
import {
  actionChannel,
  cancel,
  type Channel,
  fork,
  getContext,
  put,
  type SagaIterator,
  select,
  type Store,
  take,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import {
  figureActions,
  type FigureRequest,
  figuresPath,
  figuresReducer,
  type FiguresRequest,
  selectFigures,
} from './figures.slice';
import { createLineReader } from './read-lines';

/** An answer that is older is requested again when its screen is opened. */
const freshMilliseconds = 60_000;

interface Batch {
  readonly task: Task;
  readonly entries: readonly FigureRequest[];
}

/** Requests data sets in batches and paints each as soon as its line arrives. */
function* watchFigures(): SagaIterator<void> {
  const { figuresShown, screenLeft, figuresRepeated } = figureActions;
  const channel: Channel<UnknownAction> = yield actionChannel(
    [figuresShown, screenLeft, figuresRepeated, viewerChanged].map(typeOf),
  );
  let batches: readonly Batch[] = [];
  let isNewVisit = true;

  function* stop(stoppedBatches: readonly Batch[]): SagaIterator<void> {
    batches = batches.filter((batch) => !stoppedBatches.includes(batch));
    for (const { task } of stoppedBatches) yield cancel(task);
  }

  function* start({ entries, lang }: FiguresRequest): SagaIterator<void> {
    for (const part of groupByQuery(entries)) {
      yield put(figureActions.requestBegun(part.map(({ name, key }) => ({ name, key }))));
      const task: Task = yield fork(runBatch, part, lang);
      batches = [...batches.filter((batch) => batch.task.isRunning()), { task, entries: part }];
    }
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
    if (figuresShown.match(action)) yield* show(action.payload);
    else if (figuresRepeated.match(action)) yield* start(action.payload);
    else {
      yield* stop(batches);
      isNewVisit = true;
    }
  }
}

const typeOf = ({ type }: { readonly type: string }): string => type;

/** One request for each different query: filters are the same for all, a step of time fits some data sets only. */
function groupByQuery(entries: readonly FigureRequest[]): readonly (readonly FigureRequest[])[] {
  const groups = new Map<string, FigureRequest[]>();
  for (const entry of entries) {
    const text = JSON.stringify(entry.query);
    groups.set(text, [...(groups.get(text) ?? []), entry]);
  }
  return [...groups.values()];
}

function* runBatch(entries: readonly FigureRequest[], lang: string): SagaIterator<void> {
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  const openEntries = new Map(entries.map((entry) => [entry.name, entry]));
  const readLines = createLineReader();
  let isOver = false;

  const fail = (name: string, error: AppError) => {
    const entry = openEntries.get(name);
    if (entry !== undefined && openEntries.delete(name))
      dispatch(figureActions.requestFailed({ name, key: entry.key, error: toErrorView(error) }));
  };
  const paint = (text: string, isComplete: boolean) => {
    if (isOver) return;
    for (const { name, line } of readLines(text, isComplete)) {
      const entry = openEntries.get(name);
      if (entry === undefined) continue;
      if (line === null) fail(name, new AppError('BAD_ANSWER'));
      else if ('error' in line) fail(name, errorOf(line));
      else {
        openEntries.delete(name);
        dispatch(figureActions.answerArrived({ name, key: entry.key, answer: line.answer, arrivedAt: Date.now() }));
      }
    }
  };

  try {
    const [first] = entries;
    const answer: HttpAnswer = yield* send({
      call: dashboardCalls.getDatasets,
      client: 'authenticated',
      query: { lang },
      body: { names: entries.map(({ name }) => name), query: first?.query ?? {} },
      onText: (text) => paint(text, false),
    });
    // A body of one line is read as JSON by the client.
    paint(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), true);
    [...openEntries.keys()].forEach((name) => fail(name, new AppError('BAD_ANSWER')));
  } catch (error) {
    const { code, message } = toErrorView(error);
    [...openEntries.keys()].forEach((name) => fail(name, new AppError(code, { userMessage: message })));
  } finally {
    isOver = true;
  }
}

function errorOf(line: {
  readonly status: number;
  readonly error: { readonly code: string; readonly message: string };
}) {
  const code = line.status === 403 ? 'FORBIDDEN' : 'UNAVAILABLE';
  return new AppError(code, { status: line.status, userMessage: line.error.message });
}

export const figures = { path: figuresPath, reducer: figuresReducer, saga: watchFigures };
