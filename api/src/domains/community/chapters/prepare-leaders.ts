import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { idsOf, requireMembers } from './require-members';

/** Checks the new leaders. Leaves out detached users who do not lead the chapter: no mail is sent about them. */
export async function prepareLeaders(trx: Db, write: PlannedWrite): Promise<Row> {
  await requireMembers(trx, write);
  const { id, values } = write;
  const ids = idsOf(values['detach_chapter_leaders']);
  if (id === null || ids.length === 0) return values;
  const { rows } = await sql<{ id: number }>`select user_id as id from chapter_leaders
    where chapter_id = ${id} and user_id in (${sql.join(ids)})`.execute(trx);
  return { ...values, detach_chapter_leaders: rows.map((row) => row.id) };
}
