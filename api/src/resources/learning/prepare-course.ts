import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../db/database';
import { fieldText } from '../../errors/field-texts';
import type { PlannedWrite } from '../../kit/resource-options';
import type { Row } from '../../kit/table-repository';
import { learningTexts } from './learning-texts';

const attach = 'attach_courses_to_complete';

/** A course is of an area that is there, and no way of courses to complete leads back to where it began. */
export async function prepareCourse(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  const area = values['area_id'];
  if (typeof area === 'number' && !(await isThere(trx, sql`areas where id = ${area}`)))
    throw refusal('area_id', fieldText(locale, 'unknownRow'));
  const path = id === null ? null : await findCycle(trx, id, values[attach]);
  if (path !== null) throw refusal(attach, learningTexts[locale].cycle.replace('{path}', path.join(' → ')));
  return values;
}

/** A lesson is of a course that is there, after those it has unless a place is told. */
export async function prepareLesson(trx: Db, { id, values, locale }: PlannedWrite): Promise<Row> {
  const course = values['course_id'];
  if (
    course !== undefined &&
    !(await isThere(trx, sql`courses where id = ${course} and deleted_at is null for update`))
  )
    throw refusal('course_id', fieldText(locale, 'unknownRow'));
  const { position, ...rest } = values;
  if (typeof position === 'number') return values;
  if (id !== null) return rest;
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from lessons
    where course_id = ${course} and deleted_at is null`.execute(trx);
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
  const { rows } = await sql<{ path: number[] }>`with recursive way as (
      select c.id, jsonb_build_array(c.id) as path from courses c where c.id in (${sql.join(asked)})
      union all
      select p.required_id, way.path || to_jsonb(p.required_id) from way
        join course_prerequisites p on p.course_id = way.id
        where way.id <> ${id} and not way.path @> to_jsonb(p.required_id))
    select path from way where id = ${id} order by jsonb_array_length(path) limit 1`.execute(trx);
  const [found] = rows;
  if (found === undefined) return null;
  const path = [id, ...found.path];
  const named = await sql<{ id: number; title: string }>`select id, title from courses
    where id in (${sql.join(path)})`.execute(trx);
  const titles = new Map(named.rows.map((course) => [course.id, course.title]));
  return path.map((course) => titles.get(course) ?? String(course));
}

async function isThere(trx: Db, rows: ReturnType<typeof sql>): Promise<boolean> {
  return (await sql`select 1 from ${rows}`.execute(trx)).rows.length > 0;
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `learning: ${field}`, fields: { [field]: [text] } });
}
