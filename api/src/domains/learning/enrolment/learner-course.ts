import { AppError } from '@enlace/shared-contract/errors';
import type { LearnerCourse } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownCourse } from '../course-status';
import { isSavedCourse } from '../saved/saved-courses';
import { completedCount, isMet, lessonsCount, requiredCourses } from './enrolment-sql';
import { findMyCourses, findUserLessons, type NewLearner } from './my-courses';

interface Learner {
  readonly userId: number;
  readonly courseId: number;
}

/** What the page of a course adds for a user. Throws NOT_FOUND for a course that is not shown. */
export async function findLearnerCourse(db: Db, learner: Learner, context: ReadContext): Promise<LearnerCourse> {
  const { userId, courseId } = learner;
  const user = sql`${userId}::bigint`;
  const { rows: shownCourses } = await sql<Pick<LearnerCourse, 'is_saved'>>`
    select ${isSavedCourse(sql`t.id`, user)} as is_saved from courses t
    where t.id = ${courseId} and ${isShownCourse(context)}`.execute(db);
  const [shownCourse] = shownCourses;
  if (shownCourse === undefined) throw new AppError('NOT_FOUND');
  const required = await findRequiredCourses(db, learner, context);
  const [course = null] = await findMyCourses(db, learner, context);
  const lessons = course === null ? [] : await findUserLessons(db, learner, context);
  return {
    course,
    required,
    is_saved: shownCourse.is_saved,
    lessons: lessons.map(({ id, state, lock }) => ({ id, state, lock })),
  };
}

/** The courses that a course requires, with the progress of a user; for a new learner, that of a user without any. */
export async function findRequiredCourses(
  db: Db,
  { userId, courseId }: Learner | NewLearner,
  context: ReadContext,
): Promise<LearnerCourse['required']> {
  const user = sql`${userId}::bigint`;
  const { rows } = await sql<LearnerCourse['required'][number]>`
    select n.id, n.slug, ${translateColumn(context, 'title', 'n')} as title,
      ${completedCount(context, sql`n.id`, user)} as have, ${lessonsCount(context, sql`n.id`)} as need,
      ${isMet(context, user)} as is_met
    from ${requiredCourses(context, sql`${courseId}::bigint`, user)} order by n.id`.execute(db);
  return [...rows];
}
