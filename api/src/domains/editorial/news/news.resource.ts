import { news } from '@enlace/shared-contract/editorial';
import { sql } from 'kysely';

import type { MaybeTime, Optional } from '../../../infrastructure/db/column-types';
import type { TableOf } from '../../../infrastructure/db/table-of';
import {
  type Expression,
  jsonList,
  jsonObject,
  translateColumn,
  sortColumnInLanguage,
} from '../../../kit/core/table/expressions';
import { publishedFor } from '../../../kit/core/table/published';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';
import { isShownTo, personCard } from '../../identity';
import { requireAuthorRight } from './require-author-right';
import { requireRow } from '../../../kit/core/write/require-row';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    news: TableOf<typeof news> & { author_id: Optional<number>; deleted_at: MaybeTime };
  }
}

/** Characters of HTML that a person reads in a minute. */
const lettersPerMinute = 1150;

function namesOf(context: ReadContext, pair: string, column: string, target: string): Expression {
  const row = jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n'), slug: sql`n.slug` });
  return jsonList(sql`select ${row} as row from ${sql.table(pair)} p
    join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)}
    where p.news_id = t.id order by n.id`);
}

const hasNamed = (pair: string, column: string, target: string, slug: unknown): Expression =>
  sql`exists (select 1 from ${sql.table(pair)} p join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)}
    where p.news_id = t.id and n.slug = ${slug})`;

const author = (context: ReadContext): Expression =>
  sql`(select ${personCard(context)} from users u where u.id = t.author_id and ${isShownTo(context)})`;

/** The language of the title and the body in this answer. */
function language({ lang }: ReadContext): Expression {
  if (lang === null || lang === 'en') return sql`t.language`;
  return sql`(case when t.translations #>> ${sql.lit(`{${lang},title}`)} is null then t.language else ${lang} end)`;
}

const languages = sql`(select json_agg(l.code order by l.code) from
  (select t.language as code union select k.code from jsonb_object_keys(t.translations) as k(code)) as l)`;

const status = ({ now }: ReadContext): Expression => sql`(case when t.published_at is null then 'draft'
  when t.published_at > ${now} then 'scheduled' else 'published' end)`;

const readable = publishedFor(news);

export const newsResource: MountedResource = {
  resource: news,
  options: {
    repository: createResourceRepository(news, {
      listed: readable,
      readable,
      computed: (context) => ({
        author: author(context),
        categories: namesOf(context, 'news_categories', 'category_id', 'categories'),
        tags: namesOf(context, 'news_tags', 'tag_id', 'tags'),
        status: status(context),
        language: language(context),
        languages,
        reading_minutes: sql`greatest(1, round(length(coalesce(${translateColumn(context, 'body')}, '')) / ${lettersPerMinute}::numeric))::int`,
      }),
      sorts: (context) => ({
        published_at: sql`t.published_at`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: sortColumnInLanguage(context, 'title'),
        author: sql`t.author_sort`,
      }),
      search: ownTexts,
      ids: { author: sql`t.author_id` },
      filters: {
        category: (value) => hasNamed('news_categories', 'category_id', 'categories', value),
        tag: (value) => hasNamed('news_tags', 'tag_id', 'tags', value),
        author_id: (value) => sql`t.author_id = ${value}`,
        language: (value) => sql`(t.language = ${value} or jsonb_exists(t.translations, ${value}::text))`,
        status: (value, context) => sql`${status(context)} = ${value}`,
        slug: (value) => sql`t.slug = ${value}`,
        related: (value) => sql`(t.slug <> ${value} and exists (select 1 from news_categories own
          join news_categories other on other.category_id = own.category_id
          join news n on n.id = other.news_id where own.news_id = t.id and n.slug = ${value}))`,
      },
    }),
    relations: {
      categories: { table: 'news_categories', own: 'news_id', other: 'category_id', target: 'categories' },
      tags: { table: 'news_tags', own: 'news_id', other: 'tag_id', target: 'tags' },
    },
    files: { featured_image: 'image' },
    beforeWrite: async (trx, write) => {
      requireAuthorRight(write);
      await requireRow(trx, write.values, 'author_id', { table: 'users', isSoftDeleted: true }, write.locale);
      return write.values;
    },
    slugFrom: 'title',
    hasPage: true,
  },
};
