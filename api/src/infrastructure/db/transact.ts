import type { Db } from './database';

type Work = () => void;
const waiting = new WeakMap<Db, Work[]>();

/** SQLSTATE of a transaction that the database ended because two transactions waited for each other. */
const deadlock = '40P01';
const maxAttempts = 3;

/**
 * Runs work in a transaction, and after the commit the functions of `afterCommit`, in their order. Work that ends in a
 * deadlock runs again, at most three times in all, so it must change nothing outside the database.
 */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const dueWork: Work[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        waiting.set(trx, dueWork);
        return work(trx);
      });
      for (const one of dueWork) runSafely(one);
      return result;
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === deadlock;
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
 * the transaction fails, or when it does not come from `transact`. Work that can fail is a job (docs/guides/background-jobs.md).
 */
export function afterCommit(trx: Db, work: Work): void {
  waiting.get(trx)?.push(work);
}
