import { lessons } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Optional } from '../../infrastructure/db/column-types';
import type { TableOf } from '../../infrastructure/db/table-of';
import { type Expression, jsonObject, plain, translateColumn } from '../../kit/core/table/expressions';
import { ownTexts } from '../../kit/core/query/search-texts';
import type { ReadContext } from '../../kit/core/table/read-context';
import type { MountedResource } from '../../kit/core/table/resource-options';
import { createResourceRepository } from '../../kit/core/table/resource-repository';
import { isShownCourse, isShownLesson, seesEveryCourse } from './course-status';
import { coursesResource } from './courses.resource';
import { lessonDependents } from './lesson-dependents';
import { lessonLock } from './enrolment/lesson-lock';
import { prepareLesson } from './prepare-course';

declare module '../../infrastructure/db/database' {
  interface Tables {
    lessons: TableOf<typeof lessons> & {
      course_id: number;
      module_id: Optional<number>;
      release_lesson_id: Optional<number>;
    };
  }
}

/** Whether the viewer may read the content: signed in, and with a right to write, teaching the course, or the lesson open. */
const isOpen = (context: ReadContext): Expression => {
  if (!context.viewer) return sql`false`;
  if (seesEveryCourse(context)) return sql`true`;
  const user = sql`${context.viewer.id}::bigint`;
  const isTeacher = sql`exists (select 1 from course_instructors i where i.course_id = t.course_id and i.user_id = ${user})`;
  return sql`(${isTeacher} or ${lessonLock(context, 't', user)} is null)`;
};

/** The content of a lesson, in all languages. */
const forMembers = (context: ReadContext, value: Expression, instead: Expression = sql`null`): Expression =>
  context.viewer ? sql`case when ${isOpen(context)} then ${value} else ${instead} end` : instead;

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
        captions: forMembers(context, sql`t.captions`),
        link_url: forMembers(context, sql`t.link_url`),
        release_lesson: sql`(select ${jsonObject({
          id: sql`r.id`,
          title: translateColumn(context, 'title', 'r'),
        })} from lessons r where r.id = t.release_lesson_id and ${isShownLesson(context, 'r')})`,
        is_locked: sql`not ${isOpen(context)}`,
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
    beforeWrite: prepareLesson,
    dependents: lessonDependents,
    parent: coursesResource,
    slugFrom: 'title',
  },
};
