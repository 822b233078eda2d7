import { transact } from '../../../infrastructure/db/transact';
import { findQuestions } from '../questions/job-questions.repository';
import { findCurrent, refuse, requireOpenJob, type SentParts } from './apply';
import type { Applying } from './applying';
import { answersTo, emptyAsNull, lockDraft, removeEmptyDraft } from './draft';

/**
 * Keeps words and answers of an application that is not sent; those that are missing in the call stay.
 * @throws CONFLICT when it is sent, or when the job accepts no applications here; NOT_FOUND
 */
export async function saveDraft(
  applying: Applying,
  { jobId, message, answers }: SentParts & { readonly jobId: number },
): Promise<void> {
  const { userId } = applying;
  await transact(applying.deps.db, async (trx) => {
    await requireOpenJob(trx, applying, jobId);
    await lockDraft(trx, userId, jobId, applying.now);
    if ((await findCurrent(trx, userId, jobId)) !== undefined) throw refuse(applying, 'appliedAlready');
    const keptAnswers = answers === undefined ? undefined : answersTo(await findQuestions(trx, jobId), answers);
    await trx
      .updateTable('application_drafts')
      .set({
        ...(message === undefined ? {} : { message: emptyAsNull(message) }),
        ...(keptAnswers === undefined ? {} : { answers: JSON.stringify(keptAnswers) }),
        updated_at: applying.now,
      })
      .where('user_id', '=', userId)
      .where('job_id', '=', jobId)
      .execute();
    await removeEmptyDraft(trx, userId, jobId);
  });
}
