import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { findOfferedJob } from '../applications/application-job';
import type { Applying } from '../applications/applying';
import { recruitingTexts } from '../recruiting-texts';

/**
 * Notes that a member has applied on the page of the company. The first time stays. Companies never read it.
 * @throws CONFLICT for a job that is applied for here; NOT_FOUND
 */
export async function markAppliedElsewhere(applying: Applying, jobId: number): Promise<void> {
  const { userId, reading } = applying;
  const { isElsewhere } = await findOfferedJob(applying.deps.db, jobId, reading);
  if (!isElsewhere)
    throw new AppError('CONFLICT', { message: 'here', userMessage: recruitingTexts[applying.locale].here });
  await applying.deps.db
    .insertInto('applied_elsewhere')
    .values({ user_id: userId, job_id: jobId, applied_at: applying.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doNothing())
    .execute();
}

/** Repeating it changes nothing; the job can be removed in the meantime. */
export async function unmarkAppliedElsewhere(applying: Applying, jobId: number): Promise<void> {
  const { userId } = applying;
  await sql`delete from applied_elsewhere where user_id = ${userId} and job_id = ${jobId}`.execute(applying.deps.db);
}
