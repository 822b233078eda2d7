import type { MembershipFinding } from '@enlace/shared-contract/memberships';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { openDisputes } from '../../../payments';

const noticeDays = 30;

/** Findings of a member, the latest first. */
export async function findFindings(db: Db, userId: number): Promise<MembershipFinding[]> {
  const { rows } = await sql<MembershipFinding>`select f.id, f.kind, f.source_id, i.number as invoice_number, f.amount,
      f.currency, f.status, f.reason, f.made_at, f.due_at, ${isOpen} as is_open
    from membership_findings f left join membership_invoices i on i.id = f.invoice_id
    where f.user_id = ${userId} order by f.made_at desc, f.id desc limit 100`.execute(db);
  return rows;
}

/** Whether anything was found for the user of a membership `m`. */
export const hasFinding: RawBuilder<boolean> = sql`exists (select from membership_findings f where f.user_id = m.user_id)`;

/** Whether a treasurer should look at a membership `m`: an open dispute, or money that moved lately. */
export const needsAttention = (now: Date): RawBuilder<boolean> => {
  const since = new Date(now.getTime() - noticeDays * 86_400_000);
  return sql`(exists (select from membership_findings f
      where f.user_id = m.user_id and (f.seen_at > ${since} or ${isOpen}))
    or exists (select from membership_refunds r join membership_invoices i on i.id = r.invoice_id
      where i.user_id = m.user_id and r.state = 'failed' and r.created_at > ${since}))`;
};

/** Whether a finding `f` is a dispute that is not over. */
const isOpen = sql<boolean>`(f.kind = 'dispute' and f.status in (${sql.join(openDisputes)}))`;
