import { lessons } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { TableOf } from '../../infrastructure/db/table-of';
import { type Expression, jsonObject, plain, translateColumn } from '../../kit/expressions';
import { ownTexts } from '../../kit/query/search-texts';
import type { ReadContext } from '../../kit/read-context';
import type { MountedResource } from '../../kit/resource-options';
import { createResourceRepository } from '../../kit/resource-repository';
import { isShownCourse, isShownLesson } from './course-status';
import { coursesResource } from './courses.resource';
import { prepareLesson } from './prepare-course';

declare module '../../infrastructure/db/database' {
  interface Tables {
    lessons: TableOf<typeof lessons> & { course_id: number };
  }
}

/** The content of a lesson, in all languages, for signed-in users only. */
const forMembers = (context: ReadContext, value: Expression, instead: Expression = sql`null`): Expression =>
  context.viewer ? value : instead;

const withoutBodies = sql`coalesce((select jsonb_object_agg(lang, texts - 'body')
  from jsonb_each(t.translations) as own(lang, texts)), '{}'::jsonb)`;

const ofCourse = (condition: Expression): Expression =>
  sql`exists (select 1 from courses c where c.id = t.course_id and ${condition})`;

const isShown = (context: ReadContext): Expression =>
  sql`(${isShownLesson(context, 't')} and ${ofCourse(isShownCourse(context, 'c'))})`;

export const lessonsResource: MountedResource = {
  resource: lessons,
  options: {
    repository: createResourceRepository(lessons, {
      listed: isShown,
      readable: isShown,
      computed: (context) => ({
        body: forMembers(context, translateColumn(context, 'body')),
        video_url: forMembers(context, sql`t.video_url`),
        is_locked: context.viewer ? sql`false` : sql`true`,
        translations: forMembers(context, sql`t.translations`, withoutBodies),
        course: sql`(select ${jsonObject({
          id: sql`c.id`,
          title: translateColumn(context, 'title', 'c'),
          slug: sql`c.slug`,
        })} from courses c where c.id = t.course_id)`,
      }),
      isShort: true,
      sorts: (context) => ({
        position: sql`t.position`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: plain(translateColumn(context, 'title')),
        minutes: sql`t.minutes`,
        kind: sql`t.kind`,
        status: sql`t.status`,
      }),
      search: ownTexts,
      ids: { course: sql`t.course_id` },
      filters: {
        course_id: (value) => sql`t.course_id = ${value}`,
        course: (value) => ofCourse(sql`(c.slug = ${value}::text or c.id::text = ${value}::text)`),
        slug: (value) => sql`t.slug = ${value}`,
        kind: (value) => sql`t.kind = ${value}`,
        status: (value) => sql`t.status = ${value}`,
      },
    }),
    prepare: prepareLesson,
    parent: coursesResource,
    slugFrom: 'title',
  },
};
