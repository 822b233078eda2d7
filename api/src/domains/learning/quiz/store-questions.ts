import { AppError } from '@enlace/shared-contract/errors';
import type { QuizQuestion, storeQuestionsSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { learningTexts } from '../learning-texts';
import { findQuestions } from './quiz';
import { readNumbers } from './read-number';

type Questions = z.infer<typeof storeQuestionsSchema>['questions'];

/** The questions of a quiz for its authors. Throws NOT_FOUND without such a lesson. */
export async function findQuestionsOf(db: Db, lessonId: number): Promise<QuizQuestion[]> {
  await requireLesson(db, lessonId);
  return findQuestions(db, lessonId);
}

/**
 * Replaces the questions of a quiz; a question with its id keeps it. Attempts and completed lessons stay.
 * @throws VALIDATION_FAILED at the field of a question without a right answer; NOT_FOUND
 */
export async function storeQuestions(
  writing: WriteContext,
  { lessonId, questions }: { readonly lessonId: number; readonly questions: Questions },
): Promise<QuizQuestion[]> {
  questions.forEach((question, index) => requireRightAnswer(question, index, writing));
  const { deps, origin } = writing;
  return transact(deps.db, async (trx) => {
    await requireLesson(trx, lessonId);
    await sql`select 1 from lessons where id = ${lessonId} for update`.execute(trx);
    const before = await findQuestions(trx, lessonId);
    const knownIds = new Set(before.map(({ id }) => id));
    const keptIds = questions.flatMap(({ id }) => (id !== null && knownIds.has(id) ? [id] : []));
    await sql`delete from quiz_questions where lesson_id = ${lessonId}
      and not (id = any(${keptIds}::bigint[]))`.execute(trx);
    for (const [index, question] of questions.entries()) {
      const { id, kind, text, explanation = null, tolerance = 0 } = question;
      const values = {
        position: index + 1,
        kind,
        text,
        choices: JSON.stringify(storedChoices(question)),
        explanation: explanation || null,
        tolerance: kind === 'number' ? tolerance : 0,
      };
      if (id !== null && knownIds.delete(id))
        await trx.updateTable('quiz_questions').set(values).where('id', '=', id).execute();
      else
        await trx
          .insertInto('quiz_questions')
          .values({ lesson_id: lessonId, ...values })
          .execute();
    }
    const after = await findQuestions(trx, lessonId);
    await recordAudit(trx, {
      origin,
      action: 'storeQuestions',
      resource: 'lessons',
      rowId: lessonId,
      before: { questions: before },
      after: { questions: after },
    });
    return after;
  });
}

/** All choices of a number and of an order are right. */
function storedChoices({ kind, choices }: Questions[number]): QuizQuestion['choices'] {
  return kind === 'number' || kind === 'order' ? choices.map((choice) => ({ ...choice, is_right: true })) : choices;
}

function requireRightAnswer(question: Questions[number], index: number, { locale }: WriteContext): void {
  const fault = findFault(question);
  if (fault === null) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `question ${index}: choices`,
    fields: { [`questions.${index}.choices`]: [learningTexts[locale][fault]] },
  });
}

type Fault = 'oneRight' | 'someRight' | 'oneNumber' | 'differentChoices';

/** The text for why a question cannot be answered right; null when it can. */
function findFault({ kind, choices }: Questions[number]): Fault | null {
  const rightCount = choices.filter(({ is_right: right }) => right).length;
  switch (kind) {
    case 'text':
      return null;
    case 'one':
      return rightCount === 1 ? null : 'oneRight';
    case 'many':
      return rightCount > 0 ? null : 'someRight';
    case 'number':
      return choices.length === 1 && readNumbers(choices[0]?.text ?? '').length === 1 ? null : 'oneNumber';
    case 'order':
      return choices.length >= 2 && areDifferent(choices) ? null : 'differentChoices';
  }
}

/** Whether a learner can tell all choices apart. */
function areDifferent(choices: Questions[number]['choices']): boolean {
  const [ids, texts] = [new Set(choices.map(({ id }) => id)), new Set(choices.map(({ text }) => text))];
  return ids.size === choices.length && texts.size === choices.length;
}

async function requireLesson(db: Db, lessonId: number): Promise<void> {
  const { rows } = await sql`select 1 from lessons where id = ${lessonId} and deleted_at is null`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: `lesson ${lessonId}` });
}
