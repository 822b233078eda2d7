import { AppError } from '@enlace/shared-contract/errors';
import type { LessonStop } from '@enlace/shared-contract/authoring';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownLesson } from '../course-status';
import { uniteParts, type Part } from '../watching/watched-parts';
import { asLearner, learnerPercent, learnersOf } from './learner-rows';

/** For each lesson of a course: who began, who completed, and who was there last. Throws NOT_FOUND. */
export async function findStops(db: Db, courseId: number, author: ReadContext) {
  const context = asLearner(author);
  const totals = await sql<{ learners_count: number; completed_count: number }>`select
      count(r.id)::integer as learners_count, count(r.id) filter (where r.percent = 100)::integer as completed_count
    from courses c left join (select e.id, e.course_id, ${learnerPercent(context)} as percent
      from ${learnersOf(courseId)}) r on r.course_id = c.id
    where c.id = ${courseId} group by c.id`.execute(db);
  const [numbers] = totals.rows;
  if (numbers === undefined) throw new AppError('NOT_FOUND');
  const { rows } = await sql<LessonStop>`with learners as (select e.user_id, ${learnerPercent(context)} as percent
      from ${learnersOf(courseId)}),
    acts as (
      select w.user_id, w.lesson_id, w.seen_at as at from lesson_watches w
      union all select q.user_id, q.lesson_id, q.created_at from quiz_attempts q
      union all select s.user_id, s.lesson_id, s.submitted_at from task_work s
      union all select d.user_id, d.lesson_id, d.completed_at from lesson_completions d where d.grant_reason is null),
    lasts as (select distinct on (a.user_id) a.user_id, a.lesson_id
      from acts a join lessons l on l.id = a.lesson_id and l.course_id = ${courseId}
        join learners r on r.user_id = a.user_id and r.percent < 100
      order by a.user_id, a.at desc)
    select l.id, ${translateColumn(context, 'title', 'l')} as title, l.kind, l.video_url is not null as has_video,
      (select count(distinct a.user_id) from acts a join learners r on r.user_id = a.user_id
        where a.lesson_id = l.id)::integer as begun_count,
      (select count(*) from lesson_completions d join learners r on r.user_id = d.user_id
        where d.lesson_id = l.id)::integer as completed_count,
      (select count(*) from lasts x where x.lesson_id = l.id)::integer as last_count
    from lessons l where l.course_id = ${courseId} and ${isShownLesson(context, 'l')}
    order by l.position, l.id`.execute(db);
  return { ...numbers, lessons: rows };
}

/** Longest video that the figures show, in minutes. */
const mostMinutes = 600;

/** For each minute of a video, the number of learners who watched a second of it. Throws NOT_FOUND. */
export async function findMinutes(db: Db, lessonId: number) {
  const { rows } = await sql<{ minutes: number }>`select minutes from lessons where id = ${lessonId}
    and deleted_at is null`.execute(db);
  const [lesson] = rows;
  if (lesson === undefined) throw new AppError('NOT_FOUND');
  const watches = await sql<{ parts: readonly Part[] }>`select w.watched_parts as parts from lesson_watches w
    join users u on u.id = w.user_id and u.deleted_at is null and u.anonymised_at is null
    where w.lesson_id = ${lessonId}`.execute(db);
  const counts = new Array<number>(Math.min(mostMinutes, lesson.minutes)).fill(0);
  for (const { parts } of watches.rows)
    for (const minute of minutesOf(parts)) if (minute < mostMinutes) counts[minute] = (counts[minute] ?? 0) + 1;
  return { viewers_count: watches.rows.length, minutes: Array.from(counts, (count = 0) => count) };
}

/** The minutes of which a second is in the parts. */
export function minutesOf(parts: readonly Part[]): ReadonlySet<number> {
  const minutes = new Set<number>();
  for (const [from, to] of uniteParts(parts))
    for (let minute = Math.floor(from / 60); minute * 60 < to; minute += 1) minutes.add(minute);
  return minutes;
}
