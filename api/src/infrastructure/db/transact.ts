import type { Db } from './database';

type Work = () => unknown;
const waiting = new WeakMap<Db, Work[]>();

/** A transaction; what was put off with `afterCommit` is done once it stands, in order. */
export async function transact<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const due: Work[] = [];
  const result = await db.transaction().execute((trx) => {
    waiting.set(trx, due);
    return work(trx);
  });
  for (const one of due) await one();
  return result;
}

/**
 * Puts off what cannot be taken back, such as removing files, until a transaction of `transact` stands. One that is
 * taken back never does it, nor does any other: a trial leaves nothing behind.
 */
export function afterCommit(trx: Db, work: Work): void {
  waiting.get(trx)?.push(work);
}
