import type { RawBuilder } from 'kysely';

import type { Db } from './database';
import { noteRepeated } from './repeated-statements';

/**
 * Runs a statement whose plan does not depend on its values, because each finds at most a few rows; answers the rows.
 * Connections prepare it when it is used often, which saves its plan. For statements of a busy moment: a connection
 * keeps thirty.
 */
export async function runPrepared<R>(db: Db, query: RawBuilder<R>): Promise<readonly R[]> {
  const statement = query.compile(db);
  noteRepeated(statement.sql);
  const { rows } = await db.executeQuery(statement);
  return rows;
}
