import type { Db } from '../../../infrastructure/db/database';
import { withPictureWords } from '../../../infrastructure/files/picture-words';
import { withDraftStates } from '../../capabilities/drafts/draft-states';
import type { ReadContext } from '../table/read-context';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/table-repository';

/**
 * Completes rows with data of other tables: alternative texts of pictures in the requested language and, for editors,
 * drafts and plans. For `present`.
 */
export async function completeRows(
  db: Db,
  mountedResource: MountedResource,
  rows: readonly Row[],
  context: ReadContext,
): Promise<readonly Row[]> {
  return withDraftStates(db, mountedResource, await withPictureWords(db, rows, context.lang), context);
}

/** Like `completeRows`, for one row. */
export async function completeRow(
  db: Db,
  mountedResource: MountedResource,
  row: Row,
  context: ReadContext,
): Promise<Row> {
  const [completedRow = row] = await completeRows(db, mountedResource, [row], context);
  return completedRow;
}
