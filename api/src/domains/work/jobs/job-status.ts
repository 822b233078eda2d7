import { isAllowed } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';

/** Jobs that a viewer may read in every state: all, those of the own companies for a recruiter, or none. */
export function seesInEveryState({ viewer = null }: ReadContext): Expression {
  if (isAllowed(viewer, ['admin', 'jobs.add', 'jobs.edit'])) return sql`true`;
  return viewer?.roles.includes('recruiters') ? hiresFor(viewer.id) : sql`false`;
}

/** Whether a user is a recruiter of the job's company; the alias of the job is `t`. */
export function hiresFor(userId: number): Expression {
  return sql`exists (select 1 from company_recruiters cr where cr.company_id = t.company_id and cr.user_id = ${userId})`;
}

/** SQL of a job's status; the alias of the job is `t`. */
export function jobStatus({ now }: ReadContext): Expression {
  return sql`case when t.published_at is null then 'draft' when t.published_at > ${now} then 'scheduled'
    when t.closes_at <= ${now} then 'closed' else 'open' end`;
}

/** Whether the job accepts applications now. */
export function isOpenJob({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('deleted_at')} is null and ${column('published_at')} <= ${now}
    and (${column('closes_at')} is null or ${column('closes_at')} > ${now}))`;
}

/** Whether the job's company is not in the trash; otherwise the job is hidden too. */
export const companyIsThere = sql`exists (select 1 from companies c where c.id = t.company_id and c.deleted_at is null)`;
