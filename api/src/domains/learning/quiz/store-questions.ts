import { AppError } from '@enlace/shared-contract/errors';
import type { QuizQuestion, storeQuestionsSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import { learningTexts } from '../learning-texts';
import { findQuestions } from './quiz';

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
  writing: Writing,
  lessonId: number,
  questions: Questions,
): Promise<QuizQuestion[]> {
  questions.forEach((question, index) => requireRightChoice(question, index, writing));
  const { deps, origin } = writing;
  return transact(deps.db, async (trx) => {
    await requireLesson(trx, lessonId);
    await sql`select 1 from lessons where id = ${lessonId} for update`.execute(trx);
    const before = await findQuestions(trx, lessonId);
    const knownIds = new Set(before.map(({ id }) => id));
    const keptIds = questions.flatMap(({ id }) => (id !== null && knownIds.has(id) ? [id] : []));
    await sql`delete from quiz_questions where lesson_id = ${lessonId}
      and not (id = any(${keptIds}::bigint[]))`.execute(trx);
    for (const [index, { id, kind, text, choices, explanation = null }] of questions.entries()) {
      const values = {
        position: index + 1,
        kind,
        text,
        choices: JSON.stringify(choices),
        explanation: explanation || null,
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
      ...{ origin, action: 'storeQuestions', resource: 'lessons', rowId: lessonId },
      ...{ before: { questions: before }, after: { questions: after } },
    });
    return after;
  });
}

function requireRightChoice({ kind, choices }: Questions[number], index: number, { locale }: Writing): void {
  const rightCount = choices.filter(({ is_right: right }) => right).length;
  if (kind === 'text' || (kind === 'many' ? rightCount > 0 : rightCount === 1)) return;
  throw new AppError('VALIDATION_FAILED', {
    message: `question ${index}: choices`,
    fields: { [`questions.${index}.choices`]: [learningTexts[locale][kind === 'one' ? 'oneRight' : 'someRight']] },
  });
}

async function requireLesson(db: Db, lessonId: number): Promise<void> {
  const { rows } = await sql`select 1 from lessons where id = ${lessonId} and deleted_at is null`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: `lesson ${lessonId}` });
}
