import type { MyCourse, UserLesson } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownCourse, isShownLesson } from '../course-status';
import { watchedPercent } from '../watching/watch-rule';
import { completedCount, isCompleted, lessonsCount } from './enrolment-sql';
import { lessonLock, lockInCourse } from './lesson-lock';

interface EnrolledUser {
  readonly userId: number;
  /** Only this course. */
  readonly courseId?: number | undefined;
}

/** The learner of a preview, without rows: enrolled now, and nothing is completed. Required courses lock nothing. */
export interface NewLearner {
  readonly userId: null;
  readonly courseId: number;
}

type Learner = EnrolledUser | NewLearner;

type Times = 'completed_at' | 'enrolled_at' | 'seen_at';

interface CourseRow extends Omit<MyCourse, 'percent' | Times> {
  readonly completed_at: Date | null;
  readonly enrolled_at: Date;
  readonly seen_at: Date;
  readonly done: boolean;
}

const enrolmentsOf = ({ userId, courseId }: Learner, { now }: ReadContext): Expression =>
  userId === null
    ? sql`(select 0::bigint as id, null::bigint as user_id, ${courseId}::bigint as course_id,
        ${now}::timestamptz as created_at, null::timestamptz as completed_at)`
    : sql`(select * from enrolments where user_id = ${userId})`;

const onlyCourse = ({ courseId }: Learner) => (courseId === undefined ? sql`true` : sql`t.id = ${courseId}`);

/** The courses in which a user is enrolled, the last used first, with the progress. Courses in the trash are left out. */
export async function findMyCourses(db: Db, learner: Learner, context: ReadContext): Promise<MyCourse[]> {
  const user = sql`${learner.userId}::bigint`;
  const isOpenLesson = sql`l.course_id = t.id and ${isShownLesson(context, 'l')} and not exists
    (select 1 from lesson_completions d where d.lesson_id = l.id and d.user_id = ${user})`;
  const link = jsonObject({
    id: sql`l.id`,
    slug: sql`l.slug`,
    title: translateColumn(context, 'title', 'l'),
    position: sql`coalesce(w.position, 0)`,
  });
  const watch = sql`lesson_watches w on w.lesson_id = l.id and w.user_id = ${user}`;
  const { rows } = await sql<CourseRow>`
    select t.id, t.slug, ${translateColumn(context, 'title')} as title, t.level, t.cover,
      ${lessonsCount(context, sql`t.id`)} as lessons_count,
      ${completedCount(context, sql`t.id`, user)} as completed_count,
      ${isCompleted(context, sql`t.id`, user)} as done,
      (select coalesce(sum(l.minutes), 0)::integer from lessons l where ${isOpenLesson}) as minutes_left,
      (select ${link} from lessons l left join ${watch} where ${isOpenLesson}
        order by w.seen_at desc nulls last, l.position, l.id limit 1) as next_lesson,
      greatest(e.created_at, (select max(w.seen_at) from lessons l join ${watch}
        where l.course_id = t.id)) as seen_at, e.created_at as enrolled_at, e.completed_at,
      (select code from certificates d where d.user_id = e.user_id and d.course_id = t.id and d.revoked_at is null)
        as certificate
    from ${enrolmentsOf(learner, context)} e join courses t on t.id = e.course_id
    where ${isShownCourse(context)} and ${onlyCourse(learner)}
    order by seen_at desc, e.id desc`.execute(db);
  return rows.map(
    ({ done: isDone, enrolled_at: enrolledAt, completed_at: completedAt, seen_at: seenAt, ...course }) => ({
      ...course,
      percent: isDone ? 100 : percentOf(course),
      seen_at: seenAt.toISOString(),
      enrolled_at: enrolledAt.toISOString(),
      completed_at: completedAt?.toISOString() ?? null,
    }),
  );
}

/** Whole percent; 100 only when nothing is left. */
function percentOf({
  completed_count: completedCount,
  lessons_count: count,
}: Pick<MyCourse, 'completed_count' | 'lessons_count'>) {
  return count === 0 ? 0 : Math.floor((completedCount / count) * 100);
}

/** The lessons of the courses in which a user is enrolled, in the order of the courses and of their lessons. */
export async function findUserLessons(db: Db, learner: Learner, context: ReadContext): Promise<UserLesson[]> {
  const user = sql`${learner.userId}::bigint`;
  const lockFor = learner.userId === null ? lockInCourse : lessonLock;
  const course = jsonObject({ id: sql`t.id`, slug: sql`t.slug`, title: translateColumn(context, 'title') });
  const module = sql`(select ${jsonObject({ id: sql`m.id`, title: translateColumn(context, 'title', 'm') })}
    from course_modules m where m.id = l.module_id)`;
  const { rows } = await sql<Omit<UserLesson, 'completed_at'> & { completed_at: Date | null }>`
    select l.id, l.slug, ${translateColumn(context, 'title', 'l')} as title, l.kind, l.position, l.minutes,
      ${course} as course, d.completed_at, (own.completed_at is not null and d.completed_at is null) as is_new, l.completion, l.threshold, ${watchedPercent('l')} as watched_percent,
      coalesce(w.position, 0) as stopped_at, k.lock, ${module} as module,
      case when d.completed_at is not null then 'completed'
        when k.lock is null then 'available' else 'locked' end as state
    from ${enrolmentsOf(learner, context)} own join courses t on t.id = own.course_id
      join lessons l on l.course_id = t.id and ${isShownLesson(context, 'l')}
      left join lesson_completions d on d.lesson_id = l.id and d.user_id = ${user}
      left join lesson_watches w on w.lesson_id = l.id and w.user_id = ${user}
      cross join lateral (select ${lockFor(context, 'l', user)} as lock) k
    where ${isShownCourse(context)} and ${onlyCourse(learner)}
    order by own.created_at desc, own.id desc, l.position, l.id`.execute(db);
  return rows.map((row) => ({ ...row, completed_at: row.completed_at?.toISOString() ?? null }));
}
