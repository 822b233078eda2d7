import type { UserLesson } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownLesson } from '../course-status';
import { isOpenCourse } from './enrolment-sql';

/** Why a learner may not read a lesson yet; null for an open one. */
export type LessonLock = UserLesson['lock'];

const lockOf = (rule: string, { opensAt = sql`null`, lesson = sql`null` }: LockFacts = {}): Expression =>
  jsonObject({ rule: sql`${rule}::text`, opens_at: opensAt, lesson });

interface LockFacts {
  readonly opensAt?: Expression;
  readonly lesson?: Expression;
}

const instantText = (time: Expression): Expression =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const isCompleted = (lesson: Expression, user: Expression): Expression =>
  sql`exists (select 1 from lesson_completions x where x.lesson_id = ${lesson} and x.user_id = ${user})`;

/** SQL of the time at which a lesson opens for a user by its date or its days; null for other rules. */
export function releasedAt({ now }: ReadContext, table: string, user: Expression): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const enrolledAt = sql`coalesce((select x.created_at from enrolments x
    where x.user_id = ${user} and x.course_id = ${column('course_id')}), ${now}::timestamptz)`;
  return sql`(case ${column('release')} when 'date' then ${column('release_at')}
    when 'days' then (${enrolledAt} + ${column('release_days')} * interval '1 day') end)`;
}

/**
 * SQL of the lock of a lesson for a user, as JSON; null for a lesson that is open or completed.
 * @param table alias of the lesson
 */
export function lessonLock(context: ReadContext, table: string, user: Expression): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(case when ${isCompleted(column('id'), user)} then null else coalesce(
    case when not ${isOpenCourse(context, column('course_id'), user)} then ${lockOf('course')} end,
    ${lockInCourse(context, table, user)}) end)`;
}

/** As `lessonLock`, for a lesson that is not completed, in a course whose required courses lock nothing. */
export function lockInCourse(context: ReadContext, table: string, user: Expression): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const now = sql`${context.now}::timestamptz`;
  const link = jsonObject({ id: sql`r.id`, slug: sql`r.slug`, title: translateColumn(context, 'title', 'r') });
  const daysAfter = (time: Expression): Expression => sql`(${time} + ${column('release_days')} * interval '1 day')`;

  const opensAt = releasedAt(context, table, user);
  const afterLesson = sql`(select case when d.completed_at is null then ${lockOf('lesson', { lesson: link })}
      else ${lockOf('date', { opensAt: instantText(daysAfter(sql`d.completed_at`)) })} end
    from lessons r left join lesson_completions d on d.lesson_id = r.id and d.user_id = ${user}
    where ${column('release')} = 'lesson' and r.id = ${column('release_lesson_id')} and ${isShownLesson(context, 'r')}
      and (d.completed_at is null or ${daysAfter(sql`d.completed_at`)} > ${now}))`;
  const afterLessonsBefore = sql`(select ${lockOf('order', { lesson: link })}
    from courses o join lessons r on r.course_id = o.id
    where o.id = ${column('course_id')} and o.lesson_order = 'sequential' and ${isShownLesson(context, 'r')}
      and (r.position, r.id) < (${column('position')}, ${column('id')}) and not ${isCompleted(sql`r.id`, user)}
    order by r.position, r.id limit 1)`;
  // Lessons outside of modules come after the modules.
  const afterModulesBefore = sql`(select ${lockOf('order', { lesson: link })}
    from courses o join lessons r on r.course_id = o.id
      join course_modules earlier on earlier.id = r.module_id
      left join course_modules its on its.id = ${column('module_id')}
    where o.id = ${column('course_id')} and o.lesson_order = 'by_module' and ${isShownLesson(context, 'r')}
      and (its.id is null or (earlier.position, earlier.id) < (its.position, its.id))
      and not ${isCompleted(sql`r.id`, user)}
    order by earlier.position, earlier.id, r.position, r.id limit 1)`;

  return sql`coalesce(case when ${opensAt} > ${now} then ${lockOf('date', { opensAt: instantText(opensAt) })} end,
    ${afterLesson}, ${afterLessonsBefore}, ${afterModulesBefore})`;
}
