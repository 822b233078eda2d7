import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { RowName } from '../../core/table/row-name';
import { presenceTable } from './present-tabs';

export interface NewsOptions<T> {
  readonly row: RowName;
  /** Table of the row. */
  readonly table: string;
  readonly read: () => Promise<T>;
  readonly isNews: (answer: T) => boolean;
  /** Ends the wait with the current answer. */
  readonly signal: AbortSignal;
  readonly waitMs: number;
  /** Time in ms after which the answer can change without an announcement; null when it cannot. */
  readonly silentChangeMs: number | null;
}

/** A listener that has just started can have missed a change; the row is read again after this time. */
const startMs = 1000;

/** Waits until the answer about a row is news, at most `waitMs`, and returns it. */
export async function waitForNews<T>(deps: Pick<ApiDeps, 'watchChanges'>, options: NewsOptions<T>): Promise<T> {
  const { row, table, read, isNews, signal, waitMs, silentChangeMs } = options;
  const tables = [table, presenceTable(row.resource)];
  let hasChange = true;
  let isOver = false;
  let wake = (): void => undefined;
  const readAgain = (): void => {
    hasChange = true;
    wake();
  };
  const finish = (): void => {
    isOver = true;
    wake();
  };
  // The changes are watched before the first read, so that none is missed.
  const stop = deps.watchChanges((change) => {
    if (change === null || (tables.includes(change.table) && change.ids?.includes(row.rowId) !== false)) readAgain();
  });
  const timers = [startMs, ...(silentChangeMs === null ? [] : [silentChangeMs])].map((ms) => setTimeout(readAgain, ms));
  timers.push(setTimeout(finish, waitMs));
  signal.addEventListener('abort', finish);
  if (signal.aborted) finish();
  try {
    for (;;) {
      while (!hasChange && !isOver) await new Promise<void>((resolve) => (wake = resolve));
      hasChange = false;
      const answer = await read();
      if (isOver || isNews(answer)) return answer;
    }
  } finally {
    stop();
    timers.forEach(clearTimeout);
    signal.removeEventListener('abort', finish);
  }
}
