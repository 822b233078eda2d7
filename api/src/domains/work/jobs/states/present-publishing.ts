import type { JobPublishing } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { checkJob } from './checklist';
import { possibleMoves } from './job-transitions';
import type { PublishedJob } from './read-movable-job';

/** A job with its next moves and its checklist. */
export async function presentPublishing(db: Db, job: PublishedJob, now: Date): Promise<JobPublishing> {
  const { id, state, published_at: publishedAt, closes_at: closesAt } = job;
  return {
    id,
    state,
    version: versionOf(job),
    moves: possibleMoves(job, now),
    published_at: publishedAt?.toISOString() ?? null,
    closes_at: closesAt?.toISOString() ?? null,
    checklist: checkJob(job, now),
    open_applications: await countOpenApplications(db, id),
  };
}

/** Changes with each write of the job. */
export const versionOf = ({ updated_at: at }: PublishedJob): string => at.toISOString();

/** Applications that wait for a decision, without those of members who have blocked the company. */
async function countOpenApplications(db: Db, jobId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from applications a join jobs j on j.id = a.job_id
    where a.job_id = ${jobId} and a.user_id is not null
      and a.state in ('submitted', 'viewed', 'in_review', 'shortlisted', 'interview', 'offer')
      and not exists (select 1 from pool_blocks b where b.user_id = a.user_id and b.company_id = j.company_id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
