import type { RawBuilder } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { noteRepeated } from '../../../infrastructure/db/repeated-statements';

/**
 * Runs a selection that is the same for many requests: connections prepare it when it is used often. The database then
 * plans it without the values of its parameters, so those with texts, which can be rare or frequent, are never prepared.
 */
export async function readRows<R>(db: Db, query: RawBuilder<R>): Promise<R[]> {
  const statement = query.compile(db);
  if (!statement.parameters.some((value) => typeof value === 'string')) noteRepeated(statement.sql);
  const { rows } = await db.executeQuery(statement);
  return rows;
}
