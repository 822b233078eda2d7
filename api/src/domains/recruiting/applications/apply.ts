import { AppError } from '@enlace/shared-contract/errors';
import type { Selectable } from 'kysely';

import type { Db, Tables } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/read-context';
import type { Writing } from '../../../kit/writing';
import { recruitingTexts } from '../recruiting-texts';
import { moveApplication, type Step, submitApplication } from '../states/move-application';
import { findApplicant } from './applicant';
import { findOfferedJob } from './application-job';

/** A write of a member, with the language of the request. */
export interface Applying {
  readonly writing: Writing;
  readonly context: ReadContext;
  readonly userId: number;
}

const stepOf = ({ writing, userId }: Applying): Step => ({
  ...{ origin: writing.origin, actorId: userId, now: writing.now },
});

/**
 * Sends an application with the profile of now. `message` replaces the words of the draft. A repeated call answers the
 * first application. Answers its id, and whether it is new.
 * @throws CONFLICT when the job accepts no applications here; NOT_FOUND
 */
export async function applyForJob(
  applying: Applying,
  jobId: number,
  message: string | null | undefined,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { writing, context, userId } = applying;
  return transact(writing.deps.db, async (trx) => {
    const application = await findCurrent(trx, userId, jobId);
    if (application !== undefined) return { id: application.id, isNew: false };
    await requireOpenJob(trx, applying, jobId);
    const draft = await findDraft(trx, userId, jobId);
    const attempt = await countWithdrawn(trx, userId, jobId);
    const applicant = await findApplicant(trx, userId, context);
    const id = await submitApplication(
      trx,
      {
        ...{ job_id: jobId, user_id: userId, attempt },
        ...{ name: applicant.name, applicant: JSON.stringify(applicant) },
        message: message === undefined ? (draft?.message ?? null) : emptyAsNull(message),
      },
      stepOf(applying),
    );
    if (id === null) {
      const parallelApplication = await findCurrent(trx, userId, jobId);
      if (parallelApplication === undefined) throw new AppError('CONFLICT');
      return { id: parallelApplication.id, isNew: false };
    }
    await trx.deleteFrom('application_drafts').where('user_id', '=', userId).where('job_id', '=', jobId).execute();
    return { id, isNew: true };
  });
}

/**
 * Keeps the words of an application that is not sent; without words there is no draft.
 * @throws CONFLICT when it is sent, or when the job accepts no applications here; NOT_FOUND
 */
export async function saveDraft(applying: Applying, jobId: number, message: string | null | undefined): Promise<void> {
  const { writing, userId } = applying;
  const text = emptyAsNull(message);
  await transact(writing.deps.db, async (trx) => {
    await requireOpenJob(trx, applying, jobId);
    if ((await findCurrent(trx, userId, jobId)) !== undefined) throw refuse(applying, 'appliedAlready');
    if (text === null) {
      await trx.deleteFrom('application_drafts').where('user_id', '=', userId).where('job_id', '=', jobId).execute();
      return;
    }
    await trx
      .insertInto('application_drafts')
      .values({ user_id: userId, job_id: jobId, message: text, updated_at: writing.now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'job_id']).doUpdateSet({ message: text, updated_at: writing.now }),
      )
      .execute();
  });
}

/**
 * Withdraws an own application. Repeating it changes nothing.
 * @throws CONFLICT for a decided one; NOT_FOUND also for applications of others
 */
export async function withdrawApplication(applying: Applying, id: number): Promise<void> {
  const { writing, userId } = applying;
  await transact(writing.deps.db, async (trx) => {
    const application = await trx
      .selectFrom('applications')
      .select(['id', 'user_id', 'state', 'version'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (application === undefined) throw new AppError('NOT_FOUND');
    if (application.state === 'withdrawn') return;
    const result = await moveApplication(trx, application, 'withdraw', stepOf(applying), writing.deps);
    if (result === null) throw refuse(applying, 'notWithdrawable');
  });
}

async function requireOpenJob(trx: Db, applying: Applying, jobId: number): Promise<void> {
  const { isOpen, isElsewhere, isBlocked } = await findOfferedJob(trx, jobId, applying.context);
  if (isBlocked) throw refuse(applying, 'blocked');
  if (isElsewhere) throw refuse(applying, 'elsewhere');
  if (!isOpen) throw refuse(applying, 'closed');
}

function refuse(
  { writing }: Applying,
  text: 'blocked' | 'closed' | 'elsewhere' | 'appliedAlready' | 'notWithdrawable',
): AppError {
  return new AppError('CONFLICT', { message: text, userMessage: recruitingTexts[writing.locale][text] });
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

export async function findDraft(
  db: Db,
  userId: number,
  jobId: number,
): Promise<{ message: string | null } | undefined> {
  return db
    .selectFrom('application_drafts')
    .select('message')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
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

const emptyAsNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;
