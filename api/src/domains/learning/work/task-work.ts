import { AppError } from '@enlace/shared-contract/errors';
import type { TaskWork, submitTaskSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { noteLearning } from '../agenda/learning-week';
import { completeByRule, type Learning, requireOpenLesson } from '../enrolment/enrol';

/** The learner's answer to a task; null before it is handed in. Throws CONFLICT with `unmet`; NOT_FOUND. */
export async function findTaskWork(learning: Learning, lessonId: number): Promise<TaskWork | null> {
  return transact(learning.writing.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    return readTaskWork(trx, learning.userId, lessonId);
  });
}

/** Stores the answer to a task, the newest only. It completes the lesson where its rule is `submitted`. */
export async function submitTask(
  learning: Learning,
  lessonId: number,
  { text, url = null }: z.infer<typeof submitTaskSchema>,
): Promise<TaskWork> {
  const { writing, userId } = learning;
  return transact(writing.deps.db, async (trx) => {
    const { completion, isCompleted } = await requireOpenLesson(trx, learning, lessonId);
    await sql`insert into task_work (user_id, lesson_id, text, url, submitted_at)
      values (${userId}, ${lessonId}, ${text}, ${url}, ${writing.now})
      on conflict (user_id, lesson_id) do update
        set text = excluded.text, url = excluded.url, submitted_at = excluded.submitted_at`.execute(trx);
    await noteLearning(trx, userId, writing.now);
    if (completion === 'submitted' && !isCompleted) await completeByRule(trx, learning, lessonId);
    const work = await readTaskWork(trx, userId, lessonId);
    if (work === null) throw new AppError('NOT_FOUND');
    return work;
  });
}

async function readTaskWork(db: Db, userId: number, lessonId: number): Promise<TaskWork | null> {
  const row = await db
    .selectFrom('task_work')
    .select(['text', 'url', 'submitted_at'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, url: row.url ?? null, submitted_at: row.submitted_at.toISOString() };
}
