import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownCourse, isShownLesson } from '../course-status';

/** Number of the lessons of a course that a user has completed and that the course still has. */
export const completedCount = (context: ReadContext, course: Expression, user: Expression): Expression =>
  sql`(select count(*) from lessons l join lesson_completions d on d.lesson_id = l.id and d.user_id = ${user}
    where l.course_id = ${course} and ${isShownLesson(context, 'l')})::integer`;

export const lessonsCount = (context: ReadContext, course: Expression): Expression =>
  sql`(select count(*) from lessons l where l.course_id = ${course} and ${isShownLesson(context, 'l')})::integer`;

/**
 * Whether a user has completed a course: once all its lessons, or now all that it still has. The enrolment with the
 * time has the alias `e`.
 */
export const isCompleted = (context: ReadContext, course: Expression, user: Expression): Expression =>
  sql`(e.completed_at is not null or (${lessonsCount(context, course)} > 0
    and ${completedCount(context, course, user)} = ${lessonsCount(context, course)}))`;

/** Rows of the courses that a course requires and that are shown, with the alias `n`. */
export const requiredCourses = (context: ReadContext, course: Expression, user: Expression): Expression =>
  sql`course_prerequisites p join courses n on n.id = p.required_id and ${isShownCourse(context, 'n')}
    left join enrolments e on e.course_id = n.id and e.user_id = ${user}
    where p.course_id = ${course}`;

/**
 * Whether a user need not complete the required course `n` any more: it is completed, there is nothing to complete in it,
 * or the requirement was waived for the user.
 */
export const isMet = (context: ReadContext, user: Expression): Expression =>
  sql`(${isCompleted(context, sql`n.id`, user)} is true or ${lessonsCount(context, sql`n.id`)} = 0
    or exists (select 1 from course_waivers v where v.course_id = p.course_id and v.user_id = ${user}))`;

/** Rows of the courses that a course requires and that a user still has to complete, with the alias `n`. */
export const unmetCourses = (context: ReadContext, course: Expression, user: Expression): Expression =>
  sql`${requiredCourses(context, course, user)} and not ${isMet(context, user)}`;

/** Whether a user may read the lessons of a course: all required courses are completed. */
export const isOpenCourse = (context: ReadContext, course: Expression, user: Expression): Expression =>
  sql`(not exists (select 1 from ${unmetCourses(context, course, user)}))`;
