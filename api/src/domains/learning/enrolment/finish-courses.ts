import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { isShownCourse } from '../course-status';
import { completeCourse } from './enrol';
import { completedCount, lessonsCount } from './enrolment-sql';

const mostAtOnce = 500;

/** A lesson that is a draft for a shorter time is being corrected. */
const dayMs = 24 * 60 * 60_000;

interface FinishedEnrolment {
  readonly user_id: number;
  readonly course_id: number;
  readonly locale: string;
}

/**
 * Completes courses whose last open lesson was removed, or hidden for a day: their learners have nothing left to complete, and get
 * the certificate. Answers the number of enrolments.
 */
export async function finishCourses({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const context = { now, lang: null, viewer: null } as const;
  const [course, user] = [sql`e.course_id`, sql`e.user_id`];
  const { rows } = await sql<FinishedEnrolment>`select e.user_id, e.course_id, u.locale
    from enrolments e join courses t on t.id = e.course_id and ${isShownCourse(context)}
      join users u on u.id = e.user_id and u.deleted_at is null and u.anonymised_at is null
    where e.completed_at is null and not exists (
        select 1 from lessons hidden where hidden.course_id = e.course_id and hidden.status = 'draft'
          and hidden.deleted_at is null and hidden.updated_at > ${new Date(now.getTime() - dayMs)}) and ${lessonsCount(context, course)} > 0
      and ${completedCount(context, course, user)} = ${lessonsCount(context, course)}
    order by e.id limit ${mostAtOnce}`.execute(db);
  for (const { user_id: userId, course_id: courseId, locale } of rows)
    await transact(db, (trx) =>
      completeCourse(trx, { userId, courseId, context: { ...context, lang: isLocale(locale) ? locale : 'en' }, now }),
    );
  return rows.length;
}
