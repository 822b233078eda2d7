import { AppError } from '@enlace/shared-contract/errors';
import type { Unmet } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { noteLearning } from '../agenda/learning-week';
import { isShownCourse, isShownLesson, seesEveryCourse } from '../course-status';
import { type Issue, issueCertificate } from '../certificates/certificates';
import { dwellSeconds, openSeconds } from '../watching/dwell-time';
import { isWatchedEnough, videoSeconds, watchedPercent, type WatchRule } from '../watching/watch-rule';
import { completedCount, lessonsCount, unmetCourses } from './enrolment-sql';
import { type LessonLock, lessonLock } from './lesson-lock';
import { refuseLearning } from './refusals';

/** A write of a learner with the language and the rights of the request. */
export interface Learning extends ReadWriteContext {
  readonly userId: number;
}

/** What a read needs of it. */
type Learner = Pick<Learning, 'userId' | 'reading' | 'locale'>;

/**
 * Enrols a user in a course. Returns whether the enrolment is new.
 * @throws CONFLICT with `unmet` while required courses are not completed; NOT_FOUND for a course that is not shown
 */
export async function enrol(learning: Learning, courseId: number): Promise<boolean> {
  const { reading, userId } = learning;
  return transact(learning.deps.db, async (trx) => {
    const { rows } = await sql`select 1 from courses t where t.id = ${courseId} and ${isShownCourse(reading)}
      for key share`.execute(trx);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    const isKnown = await trx
      .selectFrom('enrolments')
      .select('id')
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId)
      .executeTakeFirst();
    if (isKnown !== undefined) return false;
    await requireOpenCourse(trx, learning, courseId);
    const { numInsertedOrUpdatedRows: insertedCount = 0n } = await trx
      .insertInto('enrolments')
      .values({ user_id: userId, course_id: courseId, created_at: learning.now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return insertedCount > 0n;
  });
}

/**
 * Completes a lesson, and its course with the last one. A lesson that is completed stays as it is. Returns the id of
 * the course.
 * @throws CONFLICT with `unmet` without enrolment, while required courses are not completed, and while the lesson's
 *   rule is not met; NOT_FOUND for a lesson that is not shown
 */
export async function completeLesson(learning: Learning, lessonId: number): Promise<number> {
  return transact(learning.deps.db, async (trx) => {
    const lesson = await findOwnLesson(trx, learning, lessonId);
    const { courseId, isCompleted } = lesson;
    if (!isCompleted) {
      await requireOpen(trx, learning, lesson);
      requireRule(learning, lesson);
      await noteLearning(trx, learning.userId, learning.now);
    }
    await storeCompletion(trx, learning, lessonId, courseId);
    return courseId;
  });
}

/** Completes a lesson whose rule is met. Nothing happens while the lesson is not open. */
export async function completeByRule(trx: Db, learning: Learning, lessonId: number): Promise<void> {
  const { courseId, lock } = await findOwnLesson(trx, learning, lessonId);
  if (lock === null) await storeCompletion(trx, learning, lessonId, courseId);
}

/**
 * Checks that a learner may read a lesson.
 * @throws CONFLICT with `unmet` without enrolment, and while the lesson is locked; NOT_FOUND
 */
export async function requireOpenLesson(trx: Db, learning: Learning, lessonId: number): Promise<FoundLesson> {
  const lesson = await findOwnLesson(trx, learning, lessonId);
  await requireOpen(trx, learning, lesson);
  return lesson;
}

/**
 * Whether a user may ask and answer in a lesson: learners to whom it is open, who teaches its course, and authors.
 * @throws CONFLICT with `unmet` for a lesson that is locked; NOT_FOUND for a lesson that is not shown
 */
export async function mayPostIn(db: Db, learner: Learner, lessonId: number): Promise<boolean> {
  const lesson = await findLesson(db, learner, lessonId);
  if (seesEveryCourse(learner.reading)) return true;
  const { rows } = await sql<{ is_learner: boolean; is_instructor: boolean }>`select
    exists (select 1 from enrolments e where e.course_id = ${lesson.courseId} and e.user_id = ${learner.userId})
      as is_learner,
    exists (select 1 from course_instructors i where i.course_id = ${lesson.courseId} and i.user_id = ${learner.userId})
      as is_instructor`.execute(db);
  if (rows[0]?.is_instructor === true) return true;
  await requireOpen(db, learner, lesson);
  return rows[0]?.is_learner === true;
}

/** Checks `mayPostIn`; without enrolment it is CONFLICT with `unmet`, too. */
export async function requirePosting(db: Db, learning: Learning, lessonId: number): Promise<void> {
  if (await mayPostIn(db, learning, lessonId)) return;
  const { courseId } = await findLesson(db, learning, lessonId);
  throw refuseLearning(learning, await missingEnrolment(db, learning, courseId));
}

export interface FoundLesson extends WatchRule {
  readonly courseId: number;
  readonly isCompleted: boolean;
  readonly lock: LessonLock;
  /** Best result of the quiz in percent; null before the first attempt. */
  readonly bestScore: number | null;
  readonly isPassed: boolean;
  readonly hasQuestions: boolean;
  /** Attempts at the quiz; null without a limit. */
  readonly quizTries: number | null;
  readonly isQuizShuffled: boolean;
  readonly isHandedIn: boolean;
  readonly isAccepted: boolean;
  readonly minutes: number;
  /** First time at which the learner opened it; null before. */
  readonly openedAt: Date | null;
  readonly watchedSeconds: number;
  readonly watchedPercent: number;
  readonly course: Unmet['course'];
  readonly slug: string;
}

async function findLesson(trx: Db, { reading, userId }: Learner, lessonId: number): Promise<FoundLesson> {
  const { rows } = await sql<FoundLesson>`select n.id as "courseId", ${courseLink(reading)} as course, l.slug,
      l.completion, l.threshold, l.minutes, l.quiz_tries as "quizTries", l.is_quiz_shuffled as "isQuizShuffled",
      ${videoSeconds('l')} as length, ${watchedPercent('l')} as "watchedPercent", w.opened_at as "openedAt",
      coalesce(w.watched_seconds, 0) as "watchedSeconds",
      exists (select 1 from lesson_completions d where d.lesson_id = l.id and d.user_id = ${userId}) as "isCompleted",
      ${lessonLock(reading, 'l', sql`${userId}::bigint`)} as lock,
      (select max(score) from quiz_attempts q where q.lesson_id = l.id and q.user_id = ${userId}) as "bestScore",
      exists (select 1 from quiz_attempts q where q.lesson_id = l.id and q.user_id = ${userId} and q.is_passed)
        as "isPassed",
      exists (select 1 from quiz_questions q where q.lesson_id = l.id) as "hasQuestions",
      exists (select 1 from task_work s where s.lesson_id = l.id and s.user_id = ${userId}) as "isHandedIn",
      exists (select 1 from task_work s where s.lesson_id = l.id and s.user_id = ${userId} and s.state = 'accepted')
        as "isAccepted"
    from lessons l join courses n on n.id = l.course_id
      left join lesson_watches w on w.lesson_id = l.id and w.user_id = ${userId}
    where l.id = ${lessonId} and ${isShownLesson(reading, 'l')} and ${isShownCourse(reading, 'n')}
    for key share of l`.execute(trx);
  const [lesson] = rows;
  if (lesson === undefined) throw new AppError('NOT_FOUND');
  return lesson;
}

/**
 * A lesson of a course in which the user is enrolled. The enrolment is locked before the facts are read: attempts,
 * completions and resets at once follow each other, and two last lessons at once complete the course.
 */
async function findOwnLesson(trx: Db, learning: Learning, lessonId: number): Promise<FoundLesson> {
  const isEnrolled = await lockEnrolment(trx, learning.userId, lessonId);
  const lesson = await findLesson(trx, learning, lessonId);
  if (!isEnrolled) throw refuseLearning(learning, await missingEnrolment(trx, learning, lesson.courseId));
  return lesson;
}

/**
 * Locks the enrolment in the course of a lesson, before any other row of the learner is locked or written. Answers
 * whether there is one.
 */
export async function lockEnrolment(trx: Db, userId: number, lessonId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from enrolments e join lessons l on l.course_id = e.course_id
    where l.id = ${lessonId} and e.user_id = ${userId} for update of e`.execute(trx);
  return rows.length > 0;
}

async function storeCompletion(trx: Db, learning: Learning, lessonId: number, courseId: number): Promise<void> {
  const { reading, userId } = learning;
  await sql`insert into lesson_completions (user_id, lesson_id, completed_at, rule_version)
    select ${userId}, id, ${learning.now}, rule_version from lessons where id = ${lessonId}
    on conflict do nothing`.execute(trx);
  await completeCourse(trx, { userId, courseId, context: reading, now: learning.now });
}

/** Completes a course with lessons that are all completed, with its certificate. */
export async function completeCourse(trx: Db, issue: Issue): Promise<void> {
  const { userId, courseId, context, now } = issue;
  const [user, id] = [sql`${userId}::bigint`, sql`${courseId}::bigint`];
  const { numAffectedRows: completedCourses = 0n } =
    await sql`update enrolments set completed_at = ${now} where user_id = ${userId} and course_id = ${courseId}
    and completed_at is null and ${lessonsCount(context, id)} > 0
    and ${completedCount(context, id, user)} = ${lessonsCount(context, id)}`.execute(trx);
  if (completedCourses > 0n) await issueCertificate(trx, issue);
}

const courseLink = (context: ReadContext) =>
  jsonObject({ id: sql`n.id`, slug: sql`n.slug`, title: translateColumn(context, 'title', 'n') });

type FoundCourse = Pick<Unmet, 'course' | 'have' | 'need'>;

async function findUnmetCourses(trx: Db, { reading, userId }: Learner, courseId: number): Promise<Unmet[]> {
  const user = sql`${userId}::bigint`;
  const { rows } = await sql<FoundCourse>`select ${courseLink(reading)} as course,
      ${completedCount(reading, sql`n.id`, user)} as have, ${lessonsCount(reading, sql`n.id`)} as need
    from ${unmetCourses(reading, sql`${courseId}::bigint`, user)} order by n.id`.execute(trx);
  return rows.map((row) => unmetOf('course', row));
}

async function requireOpenCourse(trx: Db, learner: Learner, courseId: number): Promise<void> {
  const unmet = await findUnmetCourses(trx, learner, courseId);
  if (unmet.length > 0) throw refuseLearning(learner, unmet);
}

/** Throws CONFLICT with `unmet` for a locked lesson. */
async function requireOpen(trx: Db, learner: Learner, { lock, courseId, course }: FoundLesson): Promise<void> {
  if (lock === null) return;
  if (lock.rule === 'course') return requireOpenCourse(trx, learner, courseId);
  const { rule, lesson, opens_at: opensAt } = lock;
  throw refuseLearning(learner, [
    {
      rule,
      course,
      have: 0,
      need: 1,
      link: lesson === null ? `/courses/${course.slug}` : lessonPath(course, lesson),
      ...(lesson === null ? {} : { lesson }),
      ...(opensAt === null ? {} : { opens_at: opensAt }),
    },
  ]);
}

/** Throws CONFLICT with `unmet` while the rule of a lesson is not met. */
function requireRule(learning: Learning, lesson: FoundLesson): void {
  const { course, completion, threshold, bestScore, isPassed, hasQuestions, isHandedIn, isAccepted } = lesson;
  const link = lessonPath(course, lesson);
  const [have, need] = [openSeconds(lesson.openedAt, learning.now), dwellSeconds(lesson.minutes)];
  if (completion === 'viewed' && have < need)
    throw refuseLearning(learning, [{ rule: 'viewed', course, have, need, link }]);
  if (!isWatchedEnough(lesson, lesson.watchedSeconds))
    throw refuseLearning(learning, [{ rule: 'watched', course, have: lesson.watchedPercent, need: threshold, link }]);
  if (completion === 'passed' && hasQuestions && !isPassed)
    throw refuseLearning(learning, [{ rule: 'passed', course, have: bestScore ?? 0, need: threshold, link }]);
  if (completion === 'submitted' && !isHandedIn)
    throw refuseLearning(learning, [{ rule: 'submitted', course, have: 0, need: 1, link }]);
  if (completion === 'accepted' && !isAccepted)
    throw refuseLearning(learning, [{ rule: 'accepted', course, have: 0, need: 1, link }]);
}

const lessonPath = (course: { readonly slug: string }, lesson: { readonly slug: string }): string =>
  `/my/courses/${course.slug}/${lesson.slug}`;

async function missingEnrolment(trx: Db, { reading }: Learner, courseId: number): Promise<Unmet[]> {
  const { rows } = await sql<FoundCourse>`select ${courseLink(reading)} as course, 0 as have, 1 as need
    from courses n where n.id = ${courseId}`.execute(trx);
  return rows.map((row) => unmetOf('enrolment', row));
}

const unmetOf = (rule: Unmet['rule'], facts: FoundCourse): Unmet => ({
  rule,
  ...facts,
  link: `/courses/${facts.course.slug}`,
});
