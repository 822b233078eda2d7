import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { lockMembers } from './select-members';

/** Deletes what a company keeps about a member, who has blocked it. The lock waits for calls that add to it. */
export async function forgetMember(trx: Db, memberId: number, companyId: number): Promise<void> {
  await lockMembers(trx, [memberId]);
  await sql`delete from talent_pool_members m using talent_pools t
    where t.id = m.pool_id and t.company_id = ${companyId} and m.member_id = ${memberId}`.execute(trx);
  await sql`delete from talent_member_tags m using talent_tags t
    where t.id = m.tag_id and t.company_id = ${companyId} and m.member_id = ${memberId}`.execute(trx);
  for (const table of ['talent_notes', 'talent_follow_ups'] as const)
    await trx.deleteFrom(table).where('member_id', '=', memberId).where('company_id', '=', companyId).execute();
}
