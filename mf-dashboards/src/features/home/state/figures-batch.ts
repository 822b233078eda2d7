import { dashboardCalls, type DatasetLine } from '@enlace/shared-contract/dashboards';
import { AppError, codeOfStatus, isErrorCode } from '@enlace/shared-contract/errors';
import { type HttpAnswer, send } from '@enlace/shared-data';
import {
  call,
  cancel,
  cancelled,
  fork,
  getContext,
  type SagaIterator,
  type Store,
  type Task,
} from '@enlace/shared-platform';

import { nextPaint } from '../../../lib/next-paint';
import { figureErrorOf } from './figure-error';
import { type ExpectedFigures, figureActions, type FigureRequest } from './figures.slice';
import { createLineSource, type LineSource } from './line-source';
import { createLineReader, type ReadLine } from './read-lines';

/** A request whose lines are read now or later. */
export interface BegunRequest {
  readonly task: Task;
  readonly source: LineSource;
}

export function* beginRequest(request: ExpectedFigures): SagaIterator<BegunRequest> {
  const source = createLineSource();
  const task: Task = yield fork(requestLines, request, source);
  return { task, source };
}

function* requestLines({ names, query, lang }: ExpectedFigures, source: LineSource): SagaIterator<void> {
  const readLines = createLineReader();
  try {
    const answer: HttpAnswer = yield* send({
      call: dashboardCalls.getDatasets,
      client: 'authenticated',
      query: { lang },
      body: { ...(names === null ? {} : { names }), query },
      onText: (text) => source.push(readLines(text)),
    });
    // A body of one line is read as JSON by the client.
    source.push(readLines(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body), true));
    source.end(null);
  } catch (error) {
    source.end(error);
  }
}

/** Most lines drawn in one task. */
const mostLines = 6;

/** Draws the lines of a request, a few in each task. Entries without a line have failed. */
export function* drawBatch({ task, source }: BegunRequest, entries: readonly FigureRequest[]): SagaIterator<void> {
  const dispatch: Store['dispatch'] = yield getContext('dispatch');
  const openEntries = new Map(entries.map((entry) => [entry.name, entry]));
  let isOver = false;

  const fail = (name: string, error: unknown) => {
    const entry = openEntries.get(name);
    if (entry !== undefined && openEntries.delete(name))
      dispatch(figureActions.requestFailed({ name, key: entry.key, error: figureErrorOf(error) }));
  };
  const draw = ({ name, line }: ReadLine) => {
    const entry = openEntries.get(name);
    if (entry === undefined) return;
    if (line === null) fail(name, new AppError('BAD_ANSWER'));
    else if ('error' in line) fail(name, errorOf(line));
    else {
      openEntries.delete(name);
      const { key, query } = entry;
      dispatch(figureActions.answerArrived({ name, key, query, answer: line.answer, arrivedAt: Date.now() }));
    }
  };
  const drawAll = async () => {
    for await (const lines of source.read(mostLines)) {
      if (isOver) return;
      lines.forEach(draw);
      await nextPaint();
    }
  };

  try {
    yield call(drawAll);
    [...openEntries.keys()].forEach((name) => fail(name, new AppError('BAD_ANSWER')));
  } catch (error) {
    [...openEntries.keys()].forEach((name) => fail(name, error));
  } finally {
    isOver = true;
    if (yield cancelled()) yield cancel(task);
  }
}

function errorOf({ status, error }: Extract<DatasetLine, { readonly error: unknown }>) {
  const code = isErrorCode(error.code) ? error.code : codeOfStatus(status);
  return new AppError(code, { status, userMessage: error.message, retryAfterSeconds: error.retry_after });
}
