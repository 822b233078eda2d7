import { AppError } from '@enlace/shared-contract/errors';
import type { TaskState, TaskWork, submitTaskSchema } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { Expression } from '../../../kit/core/table/expressions';
import { noteLearning } from '../agenda/learning-week';
import { completeByRule, type Learning, requireOpenLesson } from '../enrolment/enrol';
import { fullNameOf } from '../../identity';
import { storeTaskFile } from './task-file';
import { moveTask, requireTransition, type StoredTask } from './task-states';

/** The learner's answer to a task; null before it is handed in. Throws CONFLICT with `unmet`; NOT_FOUND. */
export async function findTaskWork(learning: Learning, lessonId: number): Promise<TaskWork | null> {
  return transact(learning.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    return readTaskWork(trx, learning.userId, lessonId);
  });
}

/**
 * Stores the answer to a task, the newest only. It completes the lesson where its rule is `submitted`.
 * @throws CONFLICT for an accepted task, and with `unmet`; VALIDATION_FAILED at `file`; RATE_LIMITED; NOT_FOUND
 */
export async function submitTask(
  learning: Learning,
  {
    lessonId,
    text,
    url = null,
    file,
    keeps_file: keepsFile = false,
  }: z.infer<typeof submitTaskSchema> & { readonly lessonId: number },
): Promise<TaskWork> {
  const { userId } = learning;
  // Before anything is stored: no file is kept of a lesson that is not open, or of an accepted task.
  await transact(learning.deps.db, async (trx) => {
    await requireOpenLesson(trx, learning, lessonId);
    const task = await findStoredTask(trx, userId, lessonId);
    if (task !== undefined) requireTransition(task.state, 'handIn', learning.locale);
  });
  const newFile = await storeTaskFile(learning, userId, file);
  return transact(learning.deps.db, async (trx) => {
    // The lock on the enrolment makes answers and reviews follow each other.
    const { completion, isCompleted } = await requireOpenLesson(trx, learning, lessonId);
    const earlierWork = await readTaskWork(trx, userId, lessonId);
    const task = await findStoredTask(trx, userId, lessonId);
    // A new row begins as `handed_in`.
    if (task !== undefined) await moveTask(trx, task, 'handIn', learning.locale);
    const keptFile = newFile ?? (keepsFile ? (earlierWork?.file ?? null) : null);
    const fileText = keptFile === null ? null : JSON.stringify(keptFile);
    await sql`insert into task_work (user_id, lesson_id, text, url, file, submitted_at)
      values (${userId}, ${lessonId}, ${text}, ${url}, ${fileText}::jsonb, ${learning.now})
      on conflict (user_id, lesson_id) do update set text = excluded.text, url = excluded.url, file = excluded.file,
        submitted_at = excluded.submitted_at`.execute(trx);
    await noteLearning(trx, userId, learning.now);
    if (completion === 'submitted' && !isCompleted) await completeByRule(trx, learning, lessonId);
    const work = await readTaskWork(trx, userId, lessonId);
    if (work === null) throw new AppError('NOT_FOUND');
    return work;
  });
}

/** A stored answer to a task, with the times as dates. */
export interface TaskRow extends Omit<TaskWork, 'submitted_at' | 'review'> {
  readonly state: TaskState;
  readonly submitted_at: Date;
  readonly review_text: string | null;
  readonly reviewed_at: Date | null;
  readonly reviewed_by: string | null;
}

/** Columns of the answer `w` of a task, with its reviewer `v`. */
export const taskColumns: Expression = sql`w.text, w.url, w.file, w.submitted_at, w.state, w.review_text, w.reviewed_at,
  ${fullNameOf('v')} as reviewed_by`;

export function presentTask(row: TaskRow): TaskWork {
  const {
    text,
    url,
    file,
    submitted_at: submittedAt,
    state,
    review_text: words,
    reviewed_at: at,
    reviewed_by: by,
  } = row;
  return {
    text,
    url,
    file,
    state,
    submitted_at: submittedAt.toISOString(),
    review: at === null ? null : { text: words ?? '', by, at: at.toISOString() },
  };
}

async function findStoredTask(db: Db, userId: number, lessonId: number): Promise<StoredTask | undefined> {
  const { rows } = await sql<StoredTask>`select id, state from task_work
    where user_id = ${userId} and lesson_id = ${lessonId}`.execute(db);
  return rows[0];
}

async function readTaskWork(db: Db, userId: number, lessonId: number): Promise<TaskWork | null> {
  const { rows } = await sql<TaskRow>`select ${taskColumns} from task_work w
    left join users v on v.id = w.reviewed_by_id
    where w.user_id = ${userId} and w.lesson_id = ${lessonId}`.execute(db);
  return rows[0] === undefined ? null : presentTask(rows[0]);
}
