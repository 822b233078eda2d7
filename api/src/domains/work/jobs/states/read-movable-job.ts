import { AppError } from '@enlace/shared-contract/errors';
import type { JobState } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import { jobStatus, seesInEveryState } from '../job-status';
import type { CheckedJob } from './checklist';

/** A job as its moves need it. */
export interface PublishedJob extends CheckedJob {
  readonly id: number;
  readonly company_id: number;
  readonly state: JobState;
  readonly published_at: Date | null;
  readonly updated_at: Date;
}

const listCount = (table: string) => sql`(select count(*)::integer from ${sql.table(table)} p where p.job_id = t.id)`;

/**
 * A job that the viewer may write, with the facts of its checklist. Throws NOT_FOUND, also for jobs of other companies.
 * @param isLocked whether the row is locked until the end of the transaction
 */
export async function readMovableJob(
  db: Db,
  id: number,
  context: ReadContext,
  { isLocked = false } = {},
): Promise<PublishedJob> {
  const { rows } = await sql<PublishedJob>`select t.id, t.company_id, ${jobStatus(context)} as state,
      t.title, t.description, t.translations, t.workplace, t.salary_from, t.salary_to, t.currency,
      t.published_at, t.closes_at, t.updated_at,
      (select answer_days from companies c where c.id = t.company_id) as answer_days,
      (select count(*)::integer from job_job_locations p join job_locations l on l.id = p.job_location_id
        where p.job_id = t.id and l.deleted_at is null) as locations,
      ${listCount('job_job_types')} as types, ${listCount('job_seniority_levels')} as levels,
      ${listCount('job_job_perks')} + (select count(*)::integer from company_perks p
        where p.company_id = t.company_id) as perks
    from jobs t where t.id = ${id} and t.deleted_at is null and ${seesInEveryState(context)}
    ${isLocked ? sql`for no key update of t` : sql``}`.execute(db);
  const [job] = rows;
  if (job === undefined) throw new AppError('NOT_FOUND');
  return job;
}
