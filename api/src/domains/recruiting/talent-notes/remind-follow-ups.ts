import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { notify } from '../../notifications';

/**
 * Sends each recruiter one notification with the number of follow-ups that are due and were not announced. One that no
 * recruiter may see at the moment stays due.
 */
export async function remindFollowUps({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<void> {
  const today = clock().toISOString().slice(0, 10);
  await transact(db, async (trx) => {
    const { rows } = await sql<{ id: number; count: number }>`with readers as (
        select f.id as follow_up_id, cr.user_id
        from talent_follow_ups f join company_recruiters cr on cr.company_id = f.company_id
            and (f.visibility = 'company' or f.author_id = cr.user_id)
          join companies c on c.id = f.company_id and c.deleted_at is null
          join pool_members p on p.user_id = f.member_id and p.is_listed and p.is_present
        where f.done_at is null and f.notified_on is null and f.due_on <= ${today}::date
          and not exists (select 1 from pool_blocks b join company_recruiters o on o.company_id = b.company_id
            where b.user_id = f.member_id and o.user_id = cr.user_id)),
      due as (update talent_follow_ups set notified_on = ${today}::date
        where id in (select follow_up_id from readers) and notified_on is null returning id)
      select r.user_id as id, count(*)::integer as count from readers r join due on due.id = r.follow_up_id
      group by r.user_id order by r.user_id`.execute(trx);
    for (const { id, count } of rows) await notifyRecruiter(trx, id, count);
  });
}

async function notifyRecruiter(trx: Db, userId: number, count: number): Promise<void> {
  const facts = { count: String(count) };
  await notify(trx, { template: 'followUpsDue', facts, link: '/dashboards/follow-ups' }, { userIds: [userId] });
}
