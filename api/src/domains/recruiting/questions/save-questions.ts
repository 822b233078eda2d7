import { AppError } from '@enlace/shared-contract/errors';
import type { JobQuestion, JobQuestionInput } from '@enlace/shared-contract/recruiting';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { findQuestions, findVersion } from './job-questions.repository';

interface SentQuestions {
  readonly version: number;
  readonly questions: readonly JobQuestionInput[];
}

/** A question as it is stored, without its place; the id is missing for a new one. */
type QuestionValues = Omit<JobQuestion, 'id'> & { readonly id?: number };

/**
 * Stores all questions of a job. A list that equals the stored one changes nothing, so a repeated call is no conflict.
 * @throws CONFLICT for another version; VALIDATION_FAILED at the question
 */
export async function saveQuestions(
  writing: WriteContext,
  { jobId, list }: { readonly jobId: number; readonly list: SentQuestions },
): Promise<void> {
  const { deps, locale, origin } = writing;
  const questions = list.questions.map(valuesOf);
  await transact(deps.db, async (trx) => {
    await lockList(trx, jobId);
    const version = await findVersion(trx, jobId);
    const storedQuestions = await findQuestions(trx, jobId);
    if (isDeepStrictEqual(storedQuestions.map(comparableOf), questions.map(comparableOf))) return;
    if (version !== list.version)
      throw new AppError('CONFLICT', { userMessage: recruitingTexts[locale].otherQuestions, details: { version } });
    requireGoodQuestions(questions, storedQuestions, writing);
    await storeQuestions(trx, jobId, questions);
    await trx
      .updateTable('job_question_lists')
      .set({ version: version + 1 })
      .where('job_id', '=', jobId)
      .execute();
    const labelsOf = (list: readonly QuestionValues[]) => ({ questions: list.map(({ label }) => label) });
    await recordAudit(trx, {
      origin,
      action: 'saveJobQuestions',
      resource: 'jobs',
      rowId: jobId,
      before: labelsOf(storedQuestions),
      after: labelsOf(questions),
    });
  });
}

/** Two writes of the same job follow each other. */
async function lockList(trx: Db, jobId: number): Promise<void> {
  await trx
    .insertInto('job_question_lists')
    .values({ job_id: jobId, version: 0 })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute();
  await trx.selectFrom('job_question_lists').select('job_id').where('job_id', '=', jobId).forUpdate().execute();
}

function valuesOf(question: JobQuestionInput): QuestionValues {
  const { id, kind, label, help, is_required: isRequired = false, choices = [], translations } = question;
  const hasChoices = kind === 'choice' || kind === 'choices';
  return {
    ...(id === undefined ? {} : { id }),
    kind,
    label,
    help: help || null,
    is_required: isRequired,
    translations: translations ?? {},
    choices: hasChoices
      ? choices.map((choice) => ({
          id: choice.id ?? randomUUID(),
          label: choice.label,
          translations: choice.translations ?? {},
        }))
      : [],
  };
}

/** A question without its ids: a new one has them only after the write. */
function comparableOf({ id: _, choices, ...question }: QuestionValues): object {
  return { ...question, choices: choices.map(({ label, translations }) => ({ label, translations })) };
}

function requireGoodQuestions(
  questions: readonly QuestionValues[],
  storedQuestions: readonly JobQuestion[],
  { locale }: Pick<WriteContext, 'locale'>,
): void {
  const storedIds = new Set(storedQuestions.map(({ id }) => id));
  const fields: Record<string, string[]> = {};
  const usedIds = new Set<number>();
  questions.forEach(({ id, kind, choices }, index) => {
    if (id !== undefined && (!storedIds.has(id) || usedIds.has(id)))
      fields[`questions.${index}.id`] = [fieldText(locale, 'unknownRow')];
    if (id !== undefined) usedIds.add(id);
    const choiceIds = choices.map((choice) => choice.id);
    if (new Set(choiceIds).size < choiceIds.length)
      fields[`questions.${index}.choices`] = [recruitingTexts[locale].equalChoices];
    if ((kind === 'choice' || kind === 'choices') && choices.length < 2)
      fields[`questions.${index}.choices`] = [recruitingTexts[locale].twoChoices];
  });
  if (Object.keys(fields).length > 0)
    throw new AppError('VALIDATION_FAILED', { message: 'questions of a job', fields });
}

async function storeQuestions(trx: Db, jobId: number, questions: readonly QuestionValues[]): Promise<void> {
  const keptIds = questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const ofJob = trx.deleteFrom('job_questions').where('job_id', '=', jobId);
  await (keptIds.length === 0 ? ofJob : ofJob.where('id', 'not in', keptIds)).execute();
  for (const [position, { id, choices, translations, ...question }] of questions.entries()) {
    const values = {
      ...question,
      position,
      choices: JSON.stringify(choices),
      translations: JSON.stringify(translations ?? {}),
    };
    if (id === undefined)
      await trx
        .insertInto('job_questions')
        .values({ ...values, job_id: jobId })
        .execute();
    else {
      await trx.updateTable('job_questions').set(values).where('id', '=', id).execute();
      if (question.kind !== 'file') await forgetDraftFiles(trx, id);
    }
  }
}

/** Deletes the files of drafts at a question that takes no files any more; sent ones stay with their application. */
async function forgetDraftFiles(trx: Db, questionId: number): Promise<void> {
  await trx
    .deleteFrom('application_files')
    .where('question_id', '=', questionId)
    .where('application_id', 'is', null)
    .execute();
}
