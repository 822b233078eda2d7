import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { completedCount, isCompleted, lessonsCount } from '../enrolment/enrolment-sql';

/** What a learner sees, for an author who reads it: drafts do not count. */
export const asLearner = (context: ReadContext): ReadContext => ({ ...context, viewer: null });

/** Enrolments `e` of present users `u`. */
export const learnersOf = (courseId: number): Expression => sql`enrolments e join users u on u.id = e.user_id
  and u.deleted_at is null and u.anonymised_at is null where e.course_id = ${courseId}`;

/** Last time at which the learner of `e` did something in the course. */
export const seenAt = sql`greatest(e.created_at,
  (select max(w.seen_at) from lesson_watches w join lessons l on l.id = w.lesson_id
    where w.user_id = e.user_id and l.course_id = e.course_id),
  (select max(d.completed_at) from lesson_completions d join lessons l on l.id = d.lesson_id
    where d.user_id = e.user_id and l.course_id = e.course_id and d.grant_reason is null))`;

/** Progress of the learner of `e` in whole percent; 100 only for a completed course. */
export function learnerPercent(context: ReadContext): Expression {
  const [course, user] = [sql`e.course_id`, sql`e.user_id`];
  const count = lessonsCount(context, course);
  return sql`(case when ${isCompleted(context, course, user)} then 100 when ${count} = 0 then 0
    else ${completedCount(context, course, user)} * 100 / ${count} end)::integer`;
}
