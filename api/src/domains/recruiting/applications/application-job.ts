import { AppError } from '@enlace/shared-contract/errors';
import type { ApplicationJob } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { hasJobPage, isOpenJob } from '../../work';
import { hasBlocked } from '../candidates/candidate-rows';

/** A job in the answers about applications; the alias of the job is `j`, that of its company `c`. */
export function jobOf(context: ReadContext): Expression {
  return jsonObject({
    id: sql`j.id`,
    title: translateColumn(context, 'title', 'j'),
    slug: sql`j.slug`,
    has_page: sql`(j.deleted_at is null and c.deleted_at is null and coalesce(${hasJobPage(context, 'j')}, false))`,
    company: jsonObject({ id: sql`c.id`, name: sql`c.name`, slug: sql`c.slug`, logo: sql`c.logo` }),
  });
}

/** Whether a job accepts applications here: it is open, and its company has named no page of its own for them. */
function acceptsApplications(context: ReadContext): Expression {
  return sql`(${isOpenJob(context, 'j')} and c.deleted_at is null)`;
}

export interface OfferedJob {
  readonly job: ApplicationJob;
  readonly isOpen: boolean;
  /** Whether people apply on a page of the company. */
  readonly isElsewhere: boolean;
  /** Days within which the company promises an answer. */
  readonly answerDays: number | null;
  /** Whether the viewer has blocked the company. */
  readonly isBlocked: boolean;
}

/** A job that the viewer can read. Throws NOT_FOUND. */
export async function findOfferedJob(db: Db, jobId: number, context: ReadContext): Promise<OfferedJob> {
  const { rows } = await sql<OfferedJob>`select ${jobOf(context)} as job, ${acceptsApplications(context)} as "isOpen",
      coalesce(j.apply_url, '') <> '' as "isElsewhere", c.answer_days as "answerDays",
      ${hasBlocked(sql`${context.viewer?.id ?? 0}::bigint`, sql`c.id`)} as "isBlocked"
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${jobId} and j.deleted_at is null and c.deleted_at is null and j.published_at <= ${context.now}`.execute(
    db,
  );
  const [job] = rows;
  if (job === undefined) throw new AppError('NOT_FOUND');
  return job;
}
