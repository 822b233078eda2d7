/** Rows of one turn to the database. */
const batchSize = 1000;

/**
 * Reads a long list batch by batch, each beginning behind the last id of the one before. No cursor and no connection
 * are held between two batches: a slow or vanished reader costs nothing.
 * @param read the next rows in the order of their ids, at most `batchSize`
 */
export async function* keysetBatches<R extends { readonly id: number }>(
  read: (after: number, size: number) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, batchSize);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}
