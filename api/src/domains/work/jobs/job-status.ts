import { isAllowed } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';

/** Jobs that a viewer may read in every state: all, those of the own companies for a recruiter, or none. */
export function seesInEveryState({ viewer = null }: ReadContext): Expression {
  if (isAllowed(viewer, ['admin', 'jobs.add', 'jobs.edit'])) return sql`true`;
  return viewer?.roles.includes('recruiters') ? hiresFor(viewer.id) : sql`false`;
}

/**
 * The time by which a recruiter sorts jobs: those that this user has added come first. The index serves all other
 * viewers, who may read more jobs.
 */
export function ownFirst({ viewer = null }: ReadContext): Expression {
  const isRecruiter = viewer?.roles.includes('recruiters') && !isAllowed(viewer, ['admin', 'jobs.add', 'jobs.edit']);
  if (viewer === null || !isRecruiter) return sql`t.published_at`;
  return sql`(case when exists (select 1 from revisions r where r.resource = 'jobs' and r.row_id = t.id
      and r.action = 'add' and r.actor_id = ${viewer.id})
    then coalesce(t.published_at, t.created_at) + interval '1000 years' else t.published_at end)`;
}

/** Whether a user is a recruiter of the job's company; the alias of the job is `t`. */
export function hiresFor(userId: number): Expression {
  return sql`exists (select 1 from company_recruiters cr where cr.company_id = t.company_id and cr.user_id = ${userId})`;
}

/** SQL of a job's state, from its dates and moves; the alias of the job is `t`. */
export function jobStatus({ now }: ReadContext): Expression {
  return sql`case
    when t.published_at is null then case when t.review_requested_at is null then 'draft' else 'in_review' end
    when t.published_at > ${now} then 'scheduled'
    when t.filled_at <= ${now} then 'filled'
    when t.closes_at <= ${now} then 'closed'
    when t.paused_at <= ${now} then 'paused' else 'open' end`;
}

/** Whether the job accepts applications now: its state is `open`, and it is not in the trash. */
export function isOpenJob({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('deleted_at')} is null and ${column('published_at')} <= ${now}
    and (${column('ends_at')} is null or ${column('ends_at')} > ${now}))`;
}

/** Days after its end for which the page of a job can be read. */
const pageDays = 180;

/** Whether the page of a published job can be read: for some time after it was filled or its last day. */
export function hasJobPage({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const lastEnd = new Date(now.getTime() - pageDays * 86_400_000);
  return sql`(${column('published_at')} <= ${now}
    and coalesce(coalesce(${column('filled_at')}, ${column('closes_at')}) > ${lastEnd}, true))`;
}

/** Whether the job's company is not in the trash; otherwise the job is hidden too. */
export const companyIsThere = sql`exists (select 1 from companies c where c.id = t.company_id and c.deleted_at is null)`;

/** Whether a published job has no page any more. */
export function hasEndedPage(context: ReadContext): Expression {
  return sql`(t.deleted_at is null and t.published_at <= ${context.now} and not ${hasJobPage(context)} and ${companyIsThere})`;
}
