import { press } from '@enlace/shared-contract';
import { sql } from 'kysely';

import { inAllLanguages, plain, translated } from '../../../kit/expressions';
import type { MountedResource } from '../../../kit/resource-options';
import { createTableRepository } from '../../../kit/table-repository';

const own = [
  'id',
  'title',
  'outlet',
  'kind',
  'url',
  'published_on',
  'author',
  'quote',
  'language',
  'cover',
  'translations',
  'created_at',
  'updated_at',
];

export const pressResource: MountedResource = {
  resource: press,
  options: {
    repository: createTableRepository({
      table: 'press',
      fields: (context) => ({
        ...Object.fromEntries(own.map((name) => [name, sql.ref(`t.${name}`)])),
        summary: translated(context, 'summary'),
      }),
      sorts: () => ({
        published_on: sql`t.published_on`,
        created_at: sql`t.created_at`,
        updated_at: sql`t.updated_at`,
        title: plain(sql`t.title`),
        outlet: plain(sql`t.outlet`),
      }),
      search: sql`concat_ws(' ', t.title, t.outlet, t.author, t.quote, ${inAllLanguages('summary')})`,
      filters: {
        kind: (value) => sql`t.kind = ${value}`,
        language: (value) => sql`t.language = ${value}`,
        year: (value) => sql`extract(year from t.published_on) = ${Number(value)}`,
      },
      columns: {
        title: 'plain',
        outlet: 'plain',
        kind: 'plain',
        url: 'plain',
        published_on: 'plain',
        author: 'plain',
        quote: 'plain',
        language: 'plain',
        summary: 'plain',
        cover: 'json',
      },
    }),
    files: { cover: 'image' },
  },
};
