import { AppError } from '@enlace/shared-contract/errors';
import type { MemberFile } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonList, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { hasBlocked } from '../candidates/candidate-rows';
import { isInPool, poolTables, readsFor } from '../pool/pool-rows';
import { findFollowUpsOf } from '../talent-notes/follow-ups';

/** What the viewer's companies keep about a member. Throws NOT_FOUND for a member whom the viewer may not see. */
export async function findMemberFile(db: Db, memberId: number, context: ReadContext): Promise<MemberFile> {
  const company = jsonObject({ id: sql`c.id`, name: sql`c.name` });
  const isReadable = (companyId: Expression): Expression =>
    sql`(${readsFor(companyId, context)} and not ${hasBlocked(sql`p.user_id`, companyId)})`;
  const pools = jsonList(sql`select ${jsonObject({ id: sql`t.id`, name: sql`t.name`, company })} as row
    from talent_pool_members m join talent_pools t on t.id = m.pool_id
      join companies c on c.id = t.company_id and c.deleted_at is null
    where m.member_id = p.user_id and ${isReadable(sql`t.company_id`)} order by t.folded_name, t.id`);
  const tags = jsonList(sql`select ${jsonObject({ name: sql`t.name`, company })} as row
    from talent_member_tags m join talent_tags t on t.id = m.tag_id
      join companies c on c.id = t.company_id and c.deleted_at is null
    where m.member_id = p.user_id and ${isReadable(sql`t.company_id`)} order by t.folded_name, t.id`);
  const { rows } = await sql<Omit<MemberFile, 'follow_ups'>>`select ${pools} as pools, ${tags} as tags
    from ${poolTables} where u.id = ${memberId} and ${isInPool(context)}`.execute(db);
  const [file] = rows;
  if (file === undefined) throw new AppError('NOT_FOUND');
  return { ...file, follow_ups: await findFollowUpsOf(db, memberId, context) };
}
