import { AppError } from '@enlace/shared-contract/errors';
import type { SentAnswer, TypedAnswers } from '@enlace/shared-contract/recruiting';
import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { attachFiles, findDraftFiles } from '../files/application-files.repository';
import { findQuestions, translateQuestion } from '../questions/job-questions.repository';
import { readAnswers } from '../questions/read-answers';
import { recruitingTexts } from '../recruiting-texts';
import { moveApplication, type Step, submitApplication } from '../states/move-application';
import { findApplicant } from './applicant';
import { findOfferedJob, type OfferedJob } from './application-job';
import type { Applying } from './applying';
import { emptyAsNull, findDraft, lockDraft, removeDraft } from './draft';

const stepOf = ({ origin, userId, now }: Applying): Step => ({
  origin,
  actorId: userId,
  now,
});

export interface SentParts {
  readonly message?: string | null | undefined;
  /** When they are sent, each is checked, and the required ones are necessary. */
  readonly answers?: TypedAnswers | undefined;
}

/**
 * Sends an application with the profile of now and the files of the draft. `message` and `answers` replace those of the
 * draft. A repeated call answers the first application. Answers its id, and whether it is new.
 * @throws CONFLICT when the job accepts no applications here; VALIDATION_FAILED at an answer; NOT_FOUND
 */
export async function applyForJob(
  applying: Applying,
  { jobId, message, answers }: SentParts & { readonly jobId: number },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { reading, userId } = applying;
  return transact(applying.deps.db, async (trx) => {
    const application = await findCurrent(trx, userId, jobId);
    if (application !== undefined) return { id: application.id, isNew: false };
    const { answerDays } = await requireOpenJob(trx, applying, jobId);
    // Files that are stored at this moment are waited for, and later ones are refused.
    await lockDraft(trx, userId, jobId, applying.now);
    const parallelApplication = await findCurrent(trx, userId, jobId);
    const draft = await findDraft(trx, userId, jobId);
    await removeDraft(trx, userId, jobId);
    if (parallelApplication !== undefined) return { id: parallelApplication.id, isNew: false };
    const sentAnswers = await checkAnswers(trx, applying, jobId, answers, draft?.answers ?? {});
    const attempt = await countWithdrawn(trx, userId, jobId);
    const applicant = await findApplicant(trx, userId, reading);
    const id = await submitApplication(
      trx,
      {
        job_id: jobId,
        user_id: userId,
        attempt,
        answer_days: answerDays,
        name: applicant.name,
        applicant: JSON.stringify(applicant),
        answers: JSON.stringify(sentAnswers),
        message: message === undefined ? (draft?.message ?? null) : emptyAsNull(message),
      },
      stepOf(applying),
    );
    if (id === null) throw new AppError('CONFLICT');
    await attachFiles(trx, { userId, jobId, applicationId: id }, reading);
    return { id, isNew: true };
  });
}

/** Answers of the draft are not checked by the user, so faulty ones are left out. */
async function checkAnswers(
  trx: Db,
  applying: Applying,
  jobId: number,
  answers: TypedAnswers | undefined,
  draftAnswers: TypedAnswers,
): Promise<SentAnswer[]> {
  const { userId, reading } = applying;
  const questions = (await findQuestions(trx, jobId)).map((question) => translateQuestion(question, reading.lang));
  const files = await findDraftFiles(trx, userId, jobId);
  const answeredByFile = new Set(files.flatMap(({ question_id: id }) => (id === null ? [] : [id])));
  const result = readAnswers(questions, answers ?? draftAnswers, answeredByFile, applying.locale);
  if (answers !== undefined && Object.keys(result.faults).length > 0)
    throw new AppError('VALIDATION_FAILED', { message: 'answers of an application', fields: result.faults });
  return result.answers;
}

/**
 * Withdraws an own application. Repeating it changes nothing.
 * @throws CONFLICT for a decided one; NOT_FOUND also for applications of others
 */
export async function withdrawApplication(applying: Applying, id: number): Promise<void> {
  const { userId } = applying;
  await transact(applying.deps.db, async (trx) => {
    const application = await trx
      .selectFrom('applications')
      .select(['id', 'user_id', 'state', 'stage_id', 'version'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (application === undefined) throw new AppError('NOT_FOUND');
    if (application.state === 'withdrawn') return;
    const result = await moveApplication(trx, application, 'withdraw', stepOf(applying), applying.deps);
    if (result === null) throw refuse(applying, 'notWithdrawable');
  });
}

/** Throws CONFLICT for a job that accepts no applications here, or from this user. */
export async function requireOpenJob(trx: Db, applying: Applying, jobId: number): Promise<OfferedJob> {
  const job = await findOfferedJob(trx, jobId, applying.reading);
  const { isOpen, isElsewhere, isBlocked } = job;
  if (isBlocked) throw refuse(applying, 'blocked');
  if (isElsewhere) throw refuse(applying, 'elsewhere');
  if (!isOpen) throw refuse(applying, 'closed');
  return job;
}

/** A refusal with words for the user. */
export function refuse(
  applying: Applying,
  text: 'blocked' | 'closed' | 'elsewhere' | 'appliedAlready' | 'notWithdrawable',
): AppError {
  return new AppError('CONFLICT', { message: text, userMessage: recruitingTexts[applying.locale][text] });
}

/** The application of a user for a job that is not withdrawn. */
export async function findCurrent(
  db: Db,
  userId: number,
  jobId: number,
): Promise<Pick<Selectable<Tables['applications']>, 'id' | 'applied_at'> | undefined> {
  return db
    .selectFrom('applications')
    .select(['id', 'applied_at'])
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
}

/**
 * Number of withdrawn applications for a job. One that another request sends at this moment does not count, so both have
 * the same number, and only one is stored.
 */
async function countWithdrawn(trx: Db, userId: number, jobId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('state', '=', 'withdrawn')
    .executeTakeFirstOrThrow();
  return Number(count);
}
