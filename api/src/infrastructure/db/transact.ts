import type { Db } from './database';

type Work = () => void;
const waiting = new WeakMap<Db, Work[]>();

/** Runs work in a transaction, and what was put off with `afterCommit` once it is committed, in order. */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const due: Work[] = [];
  const result = await db.transaction().execute((trx) => {
    waiting.set(trx, due);
    return work(trx);
  });
  for (const one of due) runSafely(one);
  return result;
}

/** The transaction is committed: a fault of what follows must not be the answer to the write. */
function runSafely(work: Work): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

/**
 * Puts off a signal, such as waking a worker, until a transaction of `transact` is committed. A transaction that fails,
 * or that is not of `transact`, never sends it. Work that can fail is a job (docs/guides/jobs.md).
 */
export function afterCommit(trx: Db, work: Work): void {
  waiting.get(trx)?.push(work);
}
