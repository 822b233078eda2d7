import type { DatasetLine, DatasetQuery } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';

import { describeError } from '../../../../infrastructure/log/describe-error';
import { appErrorOf, userTextOf } from '../../../../infrastructure/errors/error-handler';
import { type AnswerContext, answerDataset } from '../answers/answer-dataset';
import type { DashboardViewer } from '../dashboard-viewer';
import { findDataset } from '../datasets';
import { runInParallel } from './run-in-parallel';

/** Data sets that one batch counts at a time: the other connections are for other requests. */
const atOnce = 4;

interface BatchLog {
  error(facts: object, message: string): void;
}

/** Lines of JSON, each as soon as its data set is counted. A data set that fails is a line with its error. */
export async function* answerBatch(
  context: AnswerContext,
  names: readonly string[],
  query: DatasetQuery,
  viewer: DashboardViewer,
  log: BatchLog,
): AsyncGenerator<string, void, undefined> {
  const tasks = [...new Set(names)].map((name) => () => answerLine(context, name, query, viewer, log));
  for await (const line of runInParallel(tasks, atOnce)) yield `${JSON.stringify(line)}\n`;
}

async function answerLine(
  context: AnswerContext,
  name: string,
  query: DatasetQuery,
  viewer: DashboardViewer,
  log: BatchLog,
): Promise<DatasetLine> {
  try {
    const dataset = findDataset(name);
    if (dataset === undefined) throw new AppError('NOT_FOUND');
    return { name, status: 200, answer: await answerDataset(context, dataset, query, viewer) };
  } catch (thrownError) {
    const error = appErrorOf(thrownError);
    if (error.status >= 500) log.error({ err: describeError(thrownError), dataset: name }, 'data set failed');
    const { code, retryAfterSeconds: seconds } = error;
    const details = { code, message: userTextOf(error, context.lang) };
    return {
      name,
      status: error.status,
      error: seconds === undefined ? details : { ...details, retry_after: seconds },
    };
  }
}
