import type { LearningMatter, UserLesson } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { findUserLessons } from '../enrolment/my-courses';
import { releasedAt } from '../enrolment/lesson-lock';

const day = 86_400_000;
const releasedDays = 7;
const comingDays = 14;
const mostMatters = 10;

/** What a user can do in courses that are not completed: tasks and quizzes, newly opened lessons, and coming ones. */
export async function findMatters(db: Db, userId: number, context: ReadContext): Promise<LearningMatter[]> {
  const [lessons, openCourses] = [
    await findUserLessons(db, { userId }, context),
    await sql<{ id: number }>`select course_id as id from enrolments
      where user_id = ${userId} and completed_at is null`.execute(db),
  ];
  const openIds = new Set(openCourses.rows.map(({ id }) => id));
  const shownLessons = lessons.filter(({ course, state }) => openIds.has(course.id) && state !== 'completed');
  const openedAt = await findOpenings(db, userId, context);
  const matters = shownLessons.flatMap((lesson) => matterOf(lesson, openedAt.get(lesson.id), context.now));
  const order = ['released', 'task', 'quiz', 'coming'];
  return matters
    .sort(
      (one, other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind) ||
        (one.opens_at ?? '').localeCompare(other.opens_at ?? '') * (one.kind === 'released' ? -1 : 1),
    )
    .slice(0, mostMatters);
}

/** The time at which lessons with a release of their own opened in the last days, by lesson. */
async function findOpenings(db: Db, userId: number, context: ReadContext): Promise<ReadonlyMap<number, Date>> {
  const time = releasedAt(context, 'l', sql`${userId}::bigint`);
  const { rows } = await sql<{ id: number; at: Date }>`select l.id, ${time} as at from enrolments e
    join lessons l on l.course_id = e.course_id and l.release in ('date', 'days')
    where e.user_id = ${userId} and ${time} between ${new Date(context.now.getTime() - releasedDays * day)}
      and ${context.now}`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

function matterOf(lesson: UserLesson, openedAt: Date | undefined, now: Date): LearningMatter[] {
  const { id, slug, title, kind, course, state, lock } = lesson;
  const of = { lesson: { id, slug, title, kind }, course };
  if (state === 'available') {
    if (openedAt !== undefined) return [{ kind: 'released', ...of, opens_at: openedAt.toISOString() }];
    return kind === 'task' || kind === 'quiz' ? [{ kind, ...of, opens_at: null }] : [];
  }
  const opensAt = lock?.rule === 'date' ? lock.opens_at : null;
  const isSoon = opensAt !== null && new Date(opensAt).getTime() < now.getTime() + comingDays * day;
  return isSoon ? [{ kind: 'coming', ...of, opens_at: opensAt }] : [];
}
