import type { Db } from './database';

type Work = () => void;
const waiting = new WeakMap<Db, Work[]>();

/** Runs work in a transaction, and after the commit the functions of `afterCommit`, in their order. */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const dueWork: Work[] = [];
  const result = await db.transaction().execute((trx) => {
    waiting.set(trx, dueWork);
    return work(trx);
  });
  for (const one of dueWork) runSafely(one);
  return result;
}

/** The transaction is already committed, so a fault here must not become the answer to the write. */
function runSafely(work: Work): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}

/**
 * Delays a signal, such as waking a worker, until the transaction of `transact` is committed. The signal is lost when
 * the transaction fails, or when it does not come from `transact`. Work that can fail is a job (docs/guides/jobs.md).
 */
export function afterCommit(trx: Db, work: Work): void {
  waiting.get(trx)?.push(work);
}
