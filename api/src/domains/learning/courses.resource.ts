import { courses } from '@enlace/shared-contract/learning';
import { type Generated, sql } from 'kysely';

import type { Optional } from '../../infrastructure/db/column-types';
import type { TableOf } from '../../infrastructure/db/table-of';
import { type Expression, jsonList, jsonObject, plain, translateColumn } from '../../kit/core/table/expressions';
import { ownTexts } from '../../kit/core/query/search-texts';
import type { ReadContext } from '../../kit/core/table/read-context';
import type { MountedResource } from '../../kit/core/table/resource-options';
import { createResourceRepository } from '../../kit/core/table/resource-repository';
import { isShownTo, personCard } from '../identity';
import { courseDependents } from './course-dependents';
import { courseStatus, isShownCourse, isShownLesson } from './course-status';
import { lessonsCount } from './enrolment/enrolment-sql';
import { prepareCourse } from './prepare-course';

declare module '../../infrastructure/db/database' {
  interface Tables {
    courses: TableOf<typeof courses> & { area_id: Optional<number>; minutes: Generated<number> };
  }
}

const minutes = (context: ReadContext): Expression =>
  sql`(select coalesce(sum(l.minutes), 0) from lessons l
    where l.course_id = t.id and ${isShownLesson(context, 'l')})::integer`;

const lessonLines = (context: ReadContext): Expression => {
  const plainFields = ['id', 'slug', 'kind', 'status', 'position', 'minutes'];
  return jsonList(
    sql`select ${jsonObject({
      ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`l.${name}`)])),
      title: translateColumn(context, 'title', 'l'),
      summary: translateColumn(context, 'summary', 'l'),
      module: sql`(select ${translateColumn(context, 'title', 'm')} from course_modules m where m.id = l.module_id)`,
    })} as row from lessons l where l.course_id = t.id and ${isShownLesson(context, 'l')} order by l.position, l.id`,
  );
};

/** Courses that are required before or after this one; the alias of such a course is `n`. */
const neighbours = (context: ReadContext, ownColumn: string, otherColumn: string): Expression =>
  jsonList(sql`select ${jsonObject({
    id: sql`n.id`,
    title: translateColumn(context, 'title', 'n'),
    slug: sql`n.slug`,
    level: sql`n.level`,
  })} as row from course_prerequisites p join courses n on n.id = ${sql.ref(`p.${otherColumn}`)}
    where ${sql.ref(`p.${ownColumn}`)} = t.id and ${isShownCourse(context, 'n')} order by n.id`);

const instructors = (context: ReadContext): Expression =>
  jsonList(sql`select ${personCard(context)} as row from course_instructors ci
    join users u on u.id = ci.user_id and ${isShownTo(context)} where ci.course_id = t.id order by u.first_name, u.id`);

const area = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({
    id: sql`a.id`,
    name: translateColumn(context, 'name', 'a'),
    slug: sql`a.slug`,
  })} from areas a where a.id = t.area_id)`;

export const coursesResource: MountedResource = {
  resource: courses,
  options: {
    repository: createResourceRepository(courses, {
      listed: isShownCourse,
      readable: isShownCourse,
      computed: (context) => ({
        area: area(context),
        status: courseStatus(context),
        instructors: instructors(context),
        lessons_count: lessonsCount(context, sql`t.id`),
        minutes: minutes(context),
        lessons: lessonLines(context),
        courses_to_complete: neighbours(context, 'course_id', 'required_id'),
        leads_to: neighbours(context, 'required_id', 'course_id'),
      }),
      isShort: true,
      sorts: (context) => ({
        published_at: sql`t.published_at`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: plain(translateColumn(context, 'title')),
        minutes: minutes(context),
        lessons_count: lessonsCount(context, sql`t.id`),
        level: sql`array_position('{beginner,intermediate,advanced}'::text[], t.level)`,
        area: plain(sql`(select a.name from areas a where a.id = t.area_id)`),
      }),
      search: ownTexts,
      ids: { area: sql`t.area_id` },
      filters: {
        level: (value) => sql`t.level = ${value}`,
        area: (value) => sql`exists (select 1 from areas a where a.id = t.area_id
          and (a.slug = ${value}::text or a.id::text = ${value}::text))`,
        slug: (value) => sql`t.slug = ${value}`,
        language: (value) => sql`t.language = ${value}`,
        status: (value, context) => sql`${courseStatus(context)} = ${value}`,
      },
    }),
    beforeWrite: prepareCourse,
    relations: {
      courses_to_complete: {
        table: 'course_prerequisites',
        own: 'course_id',
        other: 'required_id',
        target: 'courses',
        isSoftDeleted: true,
      },
      instructors: {
        table: 'course_instructors',
        own: 'course_id',
        other: 'user_id',
        target: 'users',
        isSoftDeleted: true,
      },
    },
    files: { cover: 'image' },
    slugFrom: 'title',
    dependents: courseDependents,
    hasPage: true,
  },
};
