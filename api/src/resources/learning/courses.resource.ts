import { courses } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { type Expression, inAllLanguages, jsonList, jsonObject, plain, translated } from '../../kit/expressions';
import type { ReadContext } from '../../kit/read-context';
import type { MountedResource } from '../../kit/resource-options';
import { createTableRepository } from '../../kit/table-repository';
import { isPublishedCourse, seesEveryCourse } from './course-status';

const own = ['id', 'slug', 'level', 'cover', 'published_at', 'seo', 'translations', 'created_at', 'updated_at'];

const lessonsCount = sql`(select count(*) from lessons l where l.course_id = t.id and l.deleted_at is null)`;
const minutes = sql`(select coalesce(sum(l.minutes), 0) from lessons l
  where l.course_id = t.id and l.deleted_at is null)::integer`;

const lessonLines = (context: ReadContext): Expression => {
  const plainFields = ['id', 'slug', 'kind', 'position', 'minutes'];
  return jsonList(
    sql`select ${jsonObject({
      ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`l.${name}`)])),
      title: translated(context, 'title', 'l'),
      summary: translated(context, 'summary', 'l'),
    })} as row from lessons l where l.course_id = t.id and l.deleted_at is null order by l.position, l.id`,
  );
};

/** Courses next to this one on the way; such a course is called `n`. */
const neighbours = (context: ReadContext, mine: string, theirs: string): Expression =>
  jsonList(sql`select ${jsonObject({
    id: sql`n.id`,
    title: translated(context, 'title', 'n'),
    slug: sql`n.slug`,
    level: sql`n.level`,
  })} as row from course_prerequisites p join courses n on n.id = ${sql.ref(`p.${theirs}`)}
    where ${sql.ref(`p.${mine}`)} = t.id and ${isPublishedCourse(context, 'n')} order by n.id`);

const area = (context: ReadContext): Expression =>
  sql`(select ${jsonObject({
    id: sql`a.id`,
    name: translated(context, 'name', 'a'),
    slug: sql`a.slug`,
  })} from areas a where a.id = t.area_id)`;

export const coursesResource: MountedResource = {
  resource: courses,
  options: {
    repository: createTableRepository({
      table: 'courses',
      isSoftDeleted: true,
      listed: (context) => (seesEveryCourse(context) ? sql`true` : isPublishedCourse(context)),
      readable: (context) => (seesEveryCourse(context) ? sql`true` : isPublishedCourse(context)),
      fields: (context) => ({
        ...Object.fromEntries(own.map((name) => [name, sql.ref(`t.${name}`)])),
        title: translated(context, 'title'),
        summary: translated(context, 'summary'),
        description: translated(context, 'description'),
        area: area(context),
        lessons_count: lessonsCount,
        minutes,
        lessons: lessonLines(context),
        courses_to_complete: neighbours(context, 'course_id', 'required_id'),
        leads_to: neighbours(context, 'required_id', 'course_id'),
      }),
      sorts: (context) => ({
        published_at: sql`t.published_at`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: plain(translated(context, 'title')),
        minutes,
        lessons_count: lessonsCount,
      }),
      search: sql`concat_ws(' ', ${inAllLanguages('title')}, ${inAllLanguages('summary')})`,
      filters: {
        level: (value) => sql`t.level = ${value}`,
        area: (value) => sql`exists (select 1 from areas a where a.id = t.area_id
          and (a.slug = ${value}::text or a.id::text = ${value}::text))`,
        slug: (value) => sql`t.slug = ${value}`,
      },
    }),
    hasPage: true,
  },
};
