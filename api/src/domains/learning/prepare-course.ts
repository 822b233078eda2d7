import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { PlannedWrite } from '../../kit/resource-options';
import type { Row } from '../../kit/table-repository';
import { requireRow } from '../../kit/require-row';
import { learningTexts } from './learning-texts';

const attach = 'attach_courses_to_complete';

/** Checks a course: its area exists, and the required courses contain no cycle. */
export async function prepareCourse(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  await requireRow(trx, values, 'area_id', { table: 'areas' }, locale);
  const path = id === null ? null : await findCycle(trx, id, values[attach]);
  if (path !== null) throw refusal(attach, learningTexts[locale].cycle.replace('{path}', path.join(' → ')));
  return values;
}

/** Checks a lesson: its course exists. A new lesson without a position is added at the end. */
export async function prepareLesson(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  await requireRow(trx, values, 'course_id', { table: 'courses', isSoftDeleted: true }, locale);
  const { position, ...rest } = values;
  if (typeof position === 'number') return values;
  if (id !== null) return rest;
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from lessons
    where course_id = ${values['course_id']} and deleted_at is null`.execute(trx);
  return { ...rest, position: (rows[0]?.last ?? 0) + 1 };
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
