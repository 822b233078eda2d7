import { isAllowed } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Expression } from '../../kit/expressions';
import type { ReadContext } from '../../kit/read-context';

/** Whoever may edit jobs sees them in every state. */
const editors = ['admin', 'recruiters', 'jobs.edit'];

export function seesEveryJob({ viewer }: ReadContext): boolean {
  return isAllowed(viewer ?? null, editors);
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
