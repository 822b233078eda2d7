import type { Db } from '../../../infrastructure/db/database';

/** Runs work in a transaction, rolls it back, and answers the result. */
export async function rollBackAfter<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  const results: T[] = [];
  const enough = new Error('enough');
  const trying = db.transaction().execute(async (trx) => {
    results.push(await work(trx));
    throw enough;
  });
  await trying.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
  for (const result of results) return result;
  throw new Error('nothing was tried');
}
