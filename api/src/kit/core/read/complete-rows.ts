import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import type { ReadContext } from '../table/read-context';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';

type CompletionDeps = Pick<ApiDeps, 'capabilities'>;

/**
 * Completes rows with data of other tables: alternative texts of pictures in the requested language, and what the
 * capabilities add. For `present`.
 */
export async function completeRows(
  { capabilities }: CompletionDeps,
  db: Db,
  mountedResource: MountedResource,
  rows: readonly Row[],
  context: ReadContext,
): Promise<readonly Row[]> {
  let completedRows = await withPictureWords(db, rows, context.lang);
  for (const capability of capabilities)
    completedRows = (await capability.completeRows?.(db, mountedResource, completedRows, context)) ?? completedRows;
  return completedRows;
}

/** Like `completeRows`, for one row. */
export async function completeRow(
  deps: CompletionDeps,
  db: Db,
  mountedResource: MountedResource,
  row: Row,
  context: ReadContext,
): Promise<Row> {
  const [completedRow = row] = await completeRows(deps, db, mountedResource, [row], context);
  return completedRow;
}
