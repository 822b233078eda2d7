import { AppError } from '@enlace/shared-contract/errors';
import type { resetLearnerSchema } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';

/** What a learner did in a lesson, except for notes and posts. */
const progressTables = ['lesson_completions', 'lesson_watches', 'quiz_attempts', 'task_work'] as const;

/**
 * Takes a lesson, or all lessons, back from a learner, also those that are hidden now. Who completed the course stays
 * finished: the time and the certificate were true at that moment.
 * @throws NOT_FOUND for an unknown enrolment, and for a lesson of another course
 */
export async function resetLearner(
  { deps, origin }: WriteContext,
  { enrolmentId, lesson_id: lessonId, reason }: z.infer<typeof resetLearnerSchema> & { readonly enrolmentId: number },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    // A lesson that is completed meanwhile waits here.
    const { rows } = await sql<{ user_id: number; course_id: number }>`
      select e.user_id, e.course_id from enrolments e join users u on u.id = e.user_id
        and u.deleted_at is null and u.anonymised_at is null where e.id = ${enrolmentId} for update of e`.execute(trx);
    const [enrolment] = rows;
    if (enrolment === undefined) throw new AppError('NOT_FOUND');
    const { user_id: userId, course_id: courseId } = enrolment;
    const lessons = await sql<{ id: number }>`select l.id from lessons l where l.course_id = ${courseId}
      and ${lessonId === null ? sql`true` : sql`l.id = ${lessonId}`}`.execute(trx);
    if (lessonId !== null && lessons.rows.length === 0) throw new AppError('NOT_FOUND');
    const lessonIds = lessons.rows.map(({ id }) => id);
    const resetIds = new Set<number>();
    for (const table of progressTables) {
      const removal = await sql<{ lesson_id: number }>`delete from ${sql.table(table)} where user_id = ${userId}
        and lesson_id = any(${lessonIds}::bigint[]) returning lesson_id`.execute(trx);
      for (const { lesson_id: id } of removal.rows) resetIds.add(id);
    }
    if (resetIds.size === 0) return;
    const after = { reset_lessons: [...resetIds].sort((one, other) => one - other), user_id: userId, reason };
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: courseId, after });
  });
}
