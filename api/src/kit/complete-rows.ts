import type { Db } from '../infrastructure/db/database';
import { withPictureWords } from '../infrastructure/files/picture-words';
import { withDraftStates } from './drafts/draft-states';
import type { ReadContext } from './read-context';
import type { MountedResource } from './resource-options';
import type { Row } from './table-repository';

/**
 * Rows with what other tables know of them: what their pictures show, in the language asked for, and for their editors
 * what waits beside them and what is planned. For `present`.
 */
export async function completeRows(
  db: Db,
  mounted: MountedResource,
  rows: readonly Row[],
  context: ReadContext,
): Promise<readonly Row[]> {
  return withDraftStates(db, mounted, await withPictureWords(db, rows, context.lang), context);
}

/** As `completeRows`, of one row. */
export async function completeRow(db: Db, mounted: MountedResource, row: Row, context: ReadContext): Promise<Row> {
  const [known = row] = await completeRows(db, mounted, [row], context);
  return known;
}
