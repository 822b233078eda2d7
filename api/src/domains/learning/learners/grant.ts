import { AppError } from '@enlace/shared-contract/errors';
import type { CourseWaiver, grantLessonsSchema, waiveCoursesSchema } from '@enlace/shared-contract/authoring';
import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { fullName, fullNameOf } from '../../identity';
import { isShownLesson } from '../course-status';
import { completeCourse } from '../enrolment/enrol';
import { learningTexts } from '../learning-texts';
import { asLearner } from './learner-rows';

/**
 * Completes a lesson, or all lessons, for a learner, and the course with the last one.
 * @throws NOT_FOUND for an unknown enrolment, and for a lesson of another course
 */
export async function grantLessons(
  writing: ReadWriteContext,
  { enrolmentId, lesson_id: lessonId, reason }: z.infer<typeof grantLessonsSchema> & { readonly enrolmentId: number },
): Promise<void> {
  const { deps, origin, now } = writing;
  await transact(deps.db, async (trx) => {
    const { rows } = await sql<{ user_id: number; course_id: number; locale: string }>`
      select e.user_id, e.course_id, u.locale from enrolments e join users u on u.id = e.user_id
        and u.deleted_at is null and u.anonymised_at is null where e.id = ${enrolmentId} for update of e`.execute(trx);
    const [enrolment] = rows;
    if (enrolment === undefined) throw new AppError('NOT_FOUND');
    const { user_id: userId, course_id: courseId, locale } = enrolment;
    const context = { ...asLearner(writing.reading), lang: isLocale(locale) ? locale : 'en' } as const;
    const openLessons = await sql<{ id: number }>`select l.id from lessons l where l.course_id = ${courseId}
      and ${isShownLesson(context, 'l')} and ${lessonId === null ? sql`true` : sql`l.id = ${lessonId}`}`.execute(trx);
    if (lessonId !== null && openLessons.rows.length === 0) throw new AppError('NOT_FOUND');
    const completions = await sql<{ lesson_id: number }>`insert into lesson_completions
        (user_id, lesson_id, completed_at, rule_version, granted_by_id, grant_reason)
      select ${userId}, l.id, ${now}, l.rule_version, ${origin.actorId}, ${reason} from lessons l
      where l.id = any(${openLessons.rows.map(({ id }) => id)}::bigint[])
      on conflict do nothing returning lesson_id`.execute(trx);
    await completeCourse(trx, { userId, courseId, context, now });
    if (completions.rows.length === 0) return;
    const after = { granted_lessons: completions.rows.map(({ lesson_id: id }) => id), user_id: userId, reason };
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: courseId, after });
  });
}

/** Users for whom a course requires no other course, the last one first. */
export async function findWaivers(db: Db, courseId: number): Promise<CourseWaiver[]> {
  const { rows } = await sql<Omit<CourseWaiver, 'created_at'> & { created_at: Date }>`select v.id,
      json_build_object('id', u.id, 'name', ${fullName}, 'email', u.email) as "user", v.reason, v.created_at,
      ${fullNameOf('g')} as created_by
    from course_waivers v join users u on u.id = v.user_id and u.deleted_at is null and u.anonymised_at is null
      left join users g on g.id = v.created_by_id
    where v.course_id = ${courseId} order by v.created_at desc, v.id desc`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/**
 * Lets a user begin a course without the courses that it requires.
 * @throws NOT_FOUND for an unknown course, VALIDATION_FAILED for an unknown user
 */
export async function waiveCourses(
  writing: WriteContext,
  { courseId, user_id: userId, reason }: z.infer<typeof waiveCoursesSchema> & { readonly courseId: number },
): Promise<void> {
  const { deps, origin, now, locale } = writing;
  await transact(deps.db, async (trx) => {
    const course = await trx
      .selectFrom('courses')
      .select('id')
      .where('id', '=', courseId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (course === undefined) throw new AppError('NOT_FOUND');
    const { rows } = await sql`select 1 from users u where u.id = ${userId} and u.deleted_at is null
      and u.anonymised_at is null for key share`.execute(trx);
    if (rows.length === 0)
      throw new AppError('VALIDATION_FAILED', {
        message: `user ${userId}`,
        fields: { user_id: [learningTexts[locale].unknownUser] },
      });
    await sql`insert into course_waivers (course_id, user_id, reason, created_by_id, created_at)
      values (${courseId}, ${userId}, ${reason}, ${origin.actorId}, ${now})
      on conflict (course_id, user_id) do update set reason = excluded.reason`.execute(trx);
    const after = { waived_for: userId, reason };
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: courseId, after });
  });
}

/** Ends a waiver. A learner who has enrolled stays enrolled; open lessons lock again. */
export async function removeWaiver(
  { deps, origin }: WriteContext,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const row = await trx
      .deleteFrom('course_waivers')
      .where('id', '=', id)
      .returning(['course_id', 'user_id'])
      .executeTakeFirst();
    if (row === undefined) return;
    const before = { waived_for: row.user_id };
    const after = { waived_for: null, reason };
    await recordAudit(trx, { origin, action: 'edit', resource: 'courses', rowId: row.course_id, before, after });
  });
}
