import { isAllowed } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';

/** Which jobs a viewer sees in every state: all of them, those of the companies she hires for, or none. */
export function seesInEveryState({ viewer = null }: ReadContext): Expression {
  if (isAllowed(viewer, ['admin', 'jobs.add', 'jobs.edit'])) return sql`true`;
  return viewer?.roles.includes('recruiters') ? hiresFor(viewer.id) : sql`false`;
}

/** Whether a person hires for a job's company; the job is called `t`. */
export function hiresFor(userId: number): Expression {
  return sql`exists (select 1 from company_recruiters cr where cr.company_id = t.company_id and cr.user_id = ${userId})`;
}

/** SQL of a job's status; the job is called `t`. */
export function jobStatus({ now }: ReadContext): Expression {
  return sql`case when t.published_at is null then 'draft' when t.published_at > ${now} then 'scheduled'
    when t.closes_at <= ${now} then 'closed' else 'open' end`;
}

/** Whether people can apply now. */
export function isOpenJob({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('deleted_at')} is null and ${column('published_at')} <= ${now}
    and (${column('closes_at')} is null or ${column('closes_at')} > ${now}))`;
}

/** A job whose company is in the trash goes with it. */
export const companyIsThere = sql`exists (select 1 from companies c where c.id = t.company_id and c.deleted_at is null)`;
