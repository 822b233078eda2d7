import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { confirmsNoLeader, findActiveLeaders, lastLeaderError } from './keep-a-leader';
import { idsOf, requireMembers } from './require-members';

/** Checks the new leaders. Leaves out detached users who do not lead the chapter: no mail is sent about them. */
export async function prepareLeaders(trx: Db, write: PlannedWrite): Promise<Row> {
  await requireMembers(trx, write);
  const { id, values } = write;
  const ids = idsOf(values['detach_chapter_leaders']);
  if (id === null || ids.length === 0) return values;
  const { rows } = await sql<{ id: number }>`select user_id as id from chapter_leaders
    where chapter_id = ${id} and user_id in (${sql.join(ids)})`.execute(trx);
  const detachedIds = rows.map((row) => Number(row.id));
  await keepALeader(trx, { ...write, id }, detachedIds);
  return { ...values, detach_chapter_leaders: detachedIds };
}

/** A chapter with leaders keeps one, unless the edit confirms that it stays without any. */
async function keepALeader(
  trx: Db,
  { id, values, locale, writing }: PlannedWrite & { readonly id: number },
  detachedIds: readonly number[],
): Promise<void> {
  // Who restores a version sees in it that the chapter had no leader.
  if (writing.action === 'revert') return;
  const attachedIds = idsOf(values['attach_chapter_leaders']);
  // The row of the chapter is locked: no other edit takes another leader at the same time.
  const leaders = await findActiveLeaders(trx, id);
  const isLast = leaders.length > 0 && leaders.every((leader) => detachedIds.includes(leader));
  if (!isLast || attachedIds.length > 0 || confirmsNoLeader(writing.extras)) return;
  throw lastLeaderError(id, 'detach_chapter_leaders', locale);
}
