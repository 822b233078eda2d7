import { AppError } from '@enlace/shared-contract/errors';
import type { SavedCourse } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { type Expression, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownCourse, isShownLesson } from '../course-status';
import type { Learning } from '../enrolment/enrol';
import { lessonsCount } from '../enrolment/enrolment-sql';

const isNotEnrolled = (course: Expression, user: Expression): Expression =>
  sql`not exists (select 1 from enrolments e where e.course_id = ${course} and e.user_id = ${user})`;

/** Whether a user saved a course for later. An enrolment ends it, so that no page has the course twice. */
export const isSavedCourse = (course: Expression, user: Expression): Expression =>
  sql`(exists (select 1 from saved_courses s where s.course_id = ${course} and s.user_id = ${user})
    and ${isNotEnrolled(course, user)})`;

interface SavedRow extends Omit<SavedCourse, 'saved_at'> {
  readonly saved_at: Date;
}

/** The shown courses that a user saved for later, the last saved first. */
export async function findSavedCourses(db: Db, userId: number, context: ReadContext): Promise<SavedCourse[]> {
  const { rows } = await sql<SavedRow>`
    select t.id, t.slug, ${translateColumn(context, 'title')} as title, t.level, t.cover,
      ${lessonsCount(context, sql`t.id`)} as lessons_count,
      (select coalesce(sum(l.minutes), 0)::integer from lessons l
        where l.course_id = t.id and ${isShownLesson(context, 'l')}) as minutes, s.saved_at
    from saved_courses s join courses t on t.id = s.course_id
    where s.user_id = ${userId} and ${isShownCourse(context)} and ${isNotEnrolled(sql`t.id`, sql`s.user_id`)}
    order by s.saved_at desc, t.id desc`.execute(db);
  return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }));
}

/** Saves a course for later, or takes it out again. Throws NOT_FOUND for a course that is not shown. */
export async function saveCourse(
  learning: Learning,
  { courseId, isSaved }: { readonly courseId: number; readonly isSaved: boolean },
): Promise<void> {
  const { reading, userId } = learning;
  await transact(learning.deps.db, async (trx) => {
    const { rows } = await sql`select 1 from courses t where t.id = ${courseId} and ${isShownCourse(reading)}
      for key share`.execute(trx);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    await (
      isSaved
        ? sql`insert into saved_courses (user_id, course_id, saved_at)
            values (${userId}, ${courseId}, ${learning.now}) on conflict do nothing`
        : sql`delete from saved_courses where user_id = ${userId} and course_id = ${courseId}`
    ).execute(trx);
  });
}
