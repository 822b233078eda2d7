import { sql } from 'kysely';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { Expression } from '../../../kit/core/table/expressions';
import { leaveCompany } from '../pool/leave-company';
import { openStates } from '../states/application-transitions';

const mostAtOnce = 200;

/** Whether a merge of accounts can be undone: what it brought together stays until then. */
const canBeUndone = (now: Date): Expression => sql`exists (select 1 from account_merges g
  where g.winner_id = b.user_id and g.undone_at is null and g.undo_until > ${now})`;

/**
 * Ends what a member has with blocked companies. A block does it at once; it is left over after two accounts became one,
 * of which only one had blocked the company, and when an application was sent at the moment of the block.
 */
export async function leaveBlockedCompanies(deps: ApiDeps): Promise<void> {
  const now = deps.clock();
  const { rows } = await sql<{ member_id: number; company_id: number }>`select b.user_id as member_id, b.company_id
    from pool_blocks b where not ${canBeUndone(now)} and (
      exists (select 1 from applications a join jobs j on j.id = a.job_id where a.user_id = b.user_id
        and j.company_id = b.company_id and a.state in (${sql.join(openStates.map((state) => sql.lit(state)))}))
      or exists (select 1 from talent_pool_members m join talent_pools t on t.id = m.pool_id
        where m.member_id = b.user_id and t.company_id = b.company_id)
      or exists (select 1 from talent_member_tags m join talent_tags t on t.id = m.tag_id
        where m.member_id = b.user_id and t.company_id = b.company_id)
      or exists (select 1 from talent_notes n where n.member_id = b.user_id and n.company_id = b.company_id)
      or exists (select 1 from talent_follow_ups f where f.member_id = b.user_id and f.company_id = b.company_id))
    order by b.user_id, b.company_id limit ${mostAtOnce}`.execute(deps.db);
  for (const { member_id: memberId, company_id: companyId } of rows)
    await transact(deps.db, (trx) =>
      leaveCompany(trx, { memberId, companyId }, { origin: programOrigin, actorId: memberId, now }, deps),
    );
}
