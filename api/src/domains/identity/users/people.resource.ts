import { people } from '@enlace/shared-contract/identity';
import { type RawBuilder, sql } from 'kysely';

import {
  type Expression,
  jsonList,
  jsonObject,
  sortColumn,
  translateColumn,
} from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { isPresent, isShownTo, personFields } from '../person-sql';

/** Entries of the site search are the people with a page (migration 0039). */
const pageOf = (condition: Expression): RawBuilder<boolean> =>
  sql<boolean>`(t.has_page and t.id in (select entry.record_id from search_entries entry
    where entry.kind = 'people' and ${condition}) and ${isPresent('t')})`;

const isShownPage = (context: ReadContext): Expression => sql`(${pageOf(sql`true`)} and ${isShownTo(context, 't')})`;

/** The most talks, courses and stories of a page. */
const mostRows = 60;

const titledRow = (context: ReadContext, more: Readonly<Record<string, Expression>> = {}): Expression =>
  jsonObject({ id: sql`n.id`, title: translateColumn(context, 'title', 'n'), slug: sql`n.slug`, ...more });

const talks = (context: ReadContext): Expression =>
  jsonList(sql`select ${titledRow(context, {
    starts_at: sql`n.starts_at`,
    timezone: sql`n.timezone`,
    speaker_role: sql`s.speaker_role`,
  })} as row from event_speakers s join events n on n.id = s.event_id
    where s.user_id = t.id and n.deleted_at is null and n.status <> 'draft' order by n.starts_at desc, n.id limit ${sql.lit(mostRows)}`);

const chapters = (context: ReadContext): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: sql`n.name`, slug: sql`n.slug` })} as row
    from chapter_leaders l join chapters n on n.id = l.chapter_id
    where l.user_id = t.id and n.deleted_at is null and n.published_at <= ${context.now} order by n.name`);

const courses = (context: ReadContext): Expression =>
  jsonList(sql`select ${titledRow(context)} as row from course_instructors i join courses n on n.id = i.course_id
    where i.user_id = t.id and n.deleted_at is null and n.published_at <= ${context.now}
    order by n.id limit ${sql.lit(mostRows)}`);

const articles = (context: ReadContext): Expression =>
  jsonList(sql`select ${titledRow(context, { published_at: sql`n.published_at` })} as row from news n
    where n.author_id = t.id and n.deleted_at is null and n.published_at <= ${context.now}
    order by n.published_at desc, n.id limit ${sql.lit(mostRows)}`);

export const peopleResource: MountedResource = {
  resource: people,
  options: {
    repository: createResourceRepository(people, {
      table: 'users',
      isSoftDeleted: true,
      isShort: true,
      listed: isShownPage,
      readable: isShownPage,
      bySlug: (slug) => pageOf(sql`entry.slug = ${slug}`),
      computed: (context) => ({
        ...personFields(context, 't'),
        talks: talks(context),
        chapters: chapters(context),
        courses: courses(context),
        articles: articles(context),
      }),
      sorts: () => ({ name: sortColumn('name'), created_at: sql`t.created_at` }),
      // Only names are searched, because they cannot be hidden.
      search: { column: sortColumn('name') },
      filters: { slug: (value) => pageOf(sql`entry.slug = ${value}`) },
    }),
    hasPage: true,
  },
};
