/** Rows of one database query. */
const batchSize = 1000;

/**
 * Reads a long list in batches; each batch begins after the last id of the previous one. No cursor and no connection
 * stays open between two batches, so a slow or disconnected reader costs nothing.
 * @param read returns the next rows in the order of their ids, at most `batchSize`
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
