import { isAllowed } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Expression } from '../../kit/core/table/expressions';
import type { ReadContext } from '../../kit/core/table/read-context';

/** Roles and permissions of those who write courses or lessons. */
export const courseWriters = ['admin', 'courses.add', 'courses.edit', 'lessons.add', 'lessons.edit'];

/** Viewers who may write courses or lessons read them before publication. */
export function seesEveryCourse({ viewer }: ReadContext): boolean {
  return isAllowed(viewer ?? null, courseWriters);
}

function isPublishedCourse({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('deleted_at')} is null and ${column('published_at')} <= ${now})`;
}

/** Whether a viewer may read a course; false for courses in the trash. */
export function isShownCourse(context: ReadContext, table = 't'): Expression {
  return seesEveryCourse(context) ? sql`${sql.ref(`${table}.deleted_at`)} is null` : isPublishedCourse(context, table);
}

/** Whether a viewer may read a lesson of a course that the viewer may read. */
export function isShownLesson(context: ReadContext, table: string): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isPublished = seesEveryCourse(context) ? sql`true` : sql`${column('status')} = 'published'`;
  return sql`(${column('deleted_at')} is null and ${isPublished})`;
}

/** SQL of a course's status; the alias of the course is `t`. */
export function courseStatus({ now }: ReadContext): Expression {
  return sql`(case when t.published_at is null then 'draft' when t.published_at > ${now} then 'scheduled'
    else 'published' end)`;
}
