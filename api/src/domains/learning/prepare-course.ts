import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import type { PlannedWrite } from '../../kit/resource-options';
import type { Row } from '../../kit/table-repository';
import { requireRow } from '../../kit/require-row';
import { learningTexts } from './learning-texts';

const attach = 'attach_courses_to_complete';

/** A course is of an area that is there, and no way of courses to complete leads back to where it began. */
export async function prepareCourse(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  await requireRow(trx, values, 'area_id', { table: 'areas' }, locale);
  const path = id === null ? null : await findCycle(trx, id, values[attach]);
  if (path !== null) throw refusal(attach, learningTexts[locale].cycle.replace('{path}', path.join(' → ')));
  return values;
}

/** A lesson is of a course that is there, after those it has unless a place is told. */
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
 * Titles of the courses on the way that would lead from a course through those it is to ask for back to itself, or
 * null. Two edits that close a circle together wait for each other here.
 */
async function findCycle(trx: Db, id: number, wanted: unknown): Promise<string[] | null> {
  const asked: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  if (asked.length === 0) return null;
  await sql`select pg_advisory_xact_lock(hashtext('course_prerequisites'))`.execute(trx);
  const { rows } = await sql<Step>`with recursive way as (
      select c.id, null::bigint as via from courses c where c.id in (${sql.join(asked)})
      union
      select p.required_id, p.course_id from way join course_prerequisites p on p.course_id = way.id
        where way.id <> ${id})
    select id, via from way`.execute(trx);
  const found = shortestWay(rows, id);
  if (found === null) return null;
  const path = [id, ...found];
  const named = await sql<{ id: number; title: string }>`select id, title from courses
    where id in (${sql.join(path)})`.execute(trx);
  const titles = new Map(named.rows.map((course) => [course.id, course.title]));
  return path.map((course) => titles.get(course) ?? String(course));
}

/** A course, and the one that asks for it; null for those it begins with. */
interface Step {
  readonly id: number;
  readonly via: number | null;
}

/** The courses from where the steps begin to the one that is looked for. */
function shortestWay(steps: readonly Step[], wanted: number): number[] | null {
  const ways = new Map<number, readonly number[]>(
    steps.flatMap(({ id, via }) => (via === null ? [[id, [id]] as const] : [])),
  );
  for (const [at, way] of ways) {
    if (at === wanted) return [...way];
    for (const { id, via } of steps) if (via === at && !ways.has(id)) ways.set(id, [...way, id]);
  }
  return null;
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `learning: ${field}`, fields: { [field]: [text] } });
}
