import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { PlannedWrite } from '../../kit/core/table/resource-options';
import type { Row } from '../../kit/core/table/repository';
import { requireRow } from '../../kit/core/write/require-row';
import { convertCaptions } from './convert-captions';
import { learningTexts } from './learning-texts';

const attach = 'attach_courses_to_complete';

/** Checks a course: its area exists, and the required courses contain no cycle. */
export async function prepareCourse(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  await requireRow(trx, values, 'area_id', { table: 'areas' }, locale);
  const path = id === null ? null : await findCycle(trx, id, values[attach]);
  if (path !== null) throw refusal(attach, learningTexts[locale].cycle.replace('{path}', path.join(' → ')));
  return values;
}

/**
 * Checks a lesson: its course exists, a video that must be watched has a length, and captions can be read. A new lesson
 * without a position is added at the end.
 */
export async function prepareLesson(trx: Db, { id, values: sentValues, locale }: PlannedWrite): Promise<Row> {
  const values = convertCaptions(sentValues, locale);
  await requireRow(trx, values, 'course_id', { table: 'courses', isSoftDeleted: true }, locale);
  await prepareRule(trx, { id, values, locale });
  await checkRelease(trx, { id, values, locale });
  const { position, ...rest } = values;
  if (typeof position === 'number') return values;
  if (id !== null) return rest;
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from lessons
    where course_id = ${values['course_id']} and deleted_at is null`.execute(trx);
  return { ...rest, position: (rows[0]?.last ?? 0) + 1 };
}

/** Checks that a lesson can open: on a day that is known, or after another lesson of its course. */
async function checkRelease(trx: Db, { id, values, locale }: Pick<PlannedWrite, 'id' | 'values' | 'locale'>) {
  const oldLesson =
    id === null
      ? undefined
      : await trx
          .selectFrom('lessons')
          .select(['release', 'release_at', 'release_lesson_id', 'course_id'])
          .where('id', '=', id)
          .executeTakeFirst();
  const lesson = { ...oldLesson, ...values };
  if (lesson.release === 'date' && !lesson.release_at) throw refusal('release_at', learningTexts[locale].noReleaseDate);
  if (lesson.release !== 'lesson') return;
  const { rows } = await sql<{ id: number; title: string }>`with recursive way as (
      select l.id, l.title, l.release_lesson_id as next, 1 as step from lessons l
        where l.id = ${lesson.release_lesson_id ?? null}::bigint and l.course_id = ${lesson.course_id}
      union all
      select l.id, l.title, case when l.release = 'lesson' then l.release_lesson_id end, way.step + 1
        from way join lessons l on l.id = way.next where way.id is distinct from ${id}::bigint and way.step < 1000)
    select id, title from way order by step`.execute(trx);
  if (rows.length === 0) throw refusal('release_lesson_id', learningTexts[locale].otherCourse);
  const end = rows.findIndex((row) => row.id === id);
  if (end === -1) return;
  const titles = [rows[end], ...rows.slice(0, end + 1)].map((row) => row?.title);
  throw refusal('release_lesson_id', learningTexts[locale].releaseCycle.replace('{path}', titles.join(' → ')));
}

/** A rule that changes gets a new version; what learners completed keeps the version that they met. */
async function prepareRule(trx: Db, { id, values, locale }: Pick<PlannedWrite, 'id' | 'values' | 'locale'>) {
  const oldRule =
    id === null
      ? undefined
      : await trx
          .selectFrom('lessons')
          .select(['completion', 'threshold', 'minutes', 'seconds'])
          .where('id', '=', id)
          .executeTakeFirst();
  const rule = { ...oldRule, ...values };
  if (rule.completion === 'watched' && !rule.minutes && !rule.seconds)
    throw refusal('minutes', learningTexts[locale].noLength);
  if (oldRule !== undefined && (rule.completion !== oldRule.completion || rule.threshold !== oldRule.threshold))
    await sql`update lessons set rule_version = rule_version + 1 where id = ${id}`.execute(trx);
}

/**
 * Titles of the courses in a cycle that the required courses would create, or null. Takes a lock, so that two edits at
 * once cannot create a cycle together.
 */
async function findCycle(trx: Db, id: number, attachedIds: unknown): Promise<string[] | null> {
  const requiredIds: readonly unknown[] = Array.isArray(attachedIds) ? attachedIds : [];
  if (requiredIds.length === 0) return null;
  await sql`select pg_advisory_xact_lock(hashtext('course_prerequisites'))`.execute(trx);
  const { rows } = await sql<Step>`with recursive way as (
      select c.id, null::bigint as via from courses c where c.id in (${sql.join(requiredIds)})
      union
      select p.required_id, p.course_id from way join course_prerequisites p on p.course_id = way.id
        where way.id <> ${id})
    select id, via from way`.execute(trx);
  const way = shortestWay(rows, id);
  if (way === null) return null;
  const path = [id, ...way];
  const courses = await sql<{ id: number; title: string }>`select id, title from courses
    where id in (${sql.join(path)})`.execute(trx);
  const titles = new Map(courses.rows.map((course) => [course.id, course.title]));
  return path.map((course) => titles.get(course) ?? String(course));
}

/** A course and the course that requires it; null for the first courses of a way. */
interface Step {
  readonly id: number;
  readonly via: number | null;
}

/** The courses of the shortest way from a first step to this course. */
function shortestWay(steps: readonly Step[], targetId: number): number[] | null {
  const ways = new Map<number, readonly number[]>(
    steps.flatMap(({ id, via }) => (via === null ? [[id, [id]] as const] : [])),
  );
  for (const [at, way] of ways) {
    if (at === targetId) return [...way];
    for (const { id, via } of steps) if (via === at && !ways.has(id)) ways.set(id, [...way, id]);
  }
  return null;
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `learning: ${field}`, fields: { [field]: [text] } });
}
