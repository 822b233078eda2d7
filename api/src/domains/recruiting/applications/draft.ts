import type { TypedAnswers } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

interface Draft {
  readonly message: string | null;
  readonly answers: TypedAnswers;
}

export async function findDraft(db: Db, userId: number, jobId: number): Promise<Draft | undefined> {
  return db
    .selectFrom('application_drafts')
    .select(['message', 'answers'])
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Locks the draft until the end of the transaction; it is empty when there was none. */
export async function lockDraft(trx: Db, userId: number, jobId: number, now: Date): Promise<void> {
  await trx
    .insertInto('application_drafts')
    .values({ user_id: userId, job_id: jobId, answers: '{}', updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ updated_at: now }))
    .execute();
}

export async function removeDraft(trx: Db, userId: number, jobId: number): Promise<void> {
  await trx.deleteFrom('application_drafts').where('user_id', '=', userId).where('job_id', '=', jobId).execute();
}

/** A draft without words and answers is none. */
export async function removeEmptyDraft(trx: Db, userId: number, jobId: number): Promise<void> {
  await sql`delete from application_drafts where user_id = ${userId} and job_id = ${jobId}
    and message is null and answers = '{}'`.execute(trx);
}

/** The answers to these questions; a question can have been removed since. */
export function answersTo(questions: readonly { readonly id: number }[], answers: TypedAnswers): TypedAnswers {
  const ids = new Set(questions.map(({ id }) => String(id)));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)));
}

export const emptyAsNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;
