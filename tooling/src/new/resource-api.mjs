/** The contract of a new resource: a name in three languages. */
export const declaration = ({ camel, snake, kebab, title }) => `import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/** ${title}. */
export const ${camel} = defineResource({
  name: '${snake}',
  ...declareFields({ name: field.line(120), slug: z.string(), translations: field.translations }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at'],
  translatable: ['name'],
  wire: {
    list: wire.get('/api/v2/${kebab}', publicAccess, { order: 'desc' }),
    get: wire.get('/api/v2/${kebab}/{id}', publicAccess),
    add: wire.post('/api/v2/${kebab}', 'json', only(['admin'], '${snake}.add')),
    edit: wire.post('/api/v2/${kebab}/edit?id={id}', 'json', only(['admin'], '${snake}.edit')),
    remove: wire.post('/api/v2/${kebab}/delete?id={id}', 'none', only(['admin'], '${snake}.remove')),
  },
});
`;

export const declarationTest = ({ camel, kebab, title }) => `import { ${camel} } from './${kebab}';

test('${title.toLowerCase()} need a name to be written', () => {
  expect(${camel}.write.safeParse({ name: 'First' }).success).toBe(true);
  expect(${camel}.write.safeParse({}).success).toBe(false);
});
`;

export const migration = ({ snake }) => `import { type Kysely, sql } from 'kysely';

const statements = [
  \`create table ${snake} (
    id bigint generated always as identity primary key,
    name text not null,
    slug text not null unique,
    translations jsonb not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())\`,
  // One index serves both directions; rows without a value would need a second one.
  'create index ${snake}_by_name on ${snake} (lower(f_unaccent(name)), id)',
  'create index ${snake}_by_created_at on ${snake} (created_at, id)',
  'create index ${snake}_by_updated_at on ${snake} (updated_at, id)',
  \`insert into permissions (name, description) values
    ('${snake}.export', 'Download lists of ${snake.replaceAll('_', ' ')}'),
    ('${snake}.import', 'Upload ${snake.replaceAll('_', ' ')}')
    on conflict (name) do nothing\`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
`;

export const resourceModule = ({ camel, snake }, area) => `import { ${camel} } from '@enlace/shared-contract/${area}';
import { sql } from 'kysely';

import type { TableOf } from '../../../infrastructure/db/table-of';
import { inAllLanguages, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { MountedResource } from '../../../kit/core/table/resource-options';
import { createResourceRepository } from '../../../kit/core/table/resource-repository';

declare module '../../../infrastructure/db/database' {
  interface Tables {
    ${snake}: TableOf<typeof ${camel}>;
  }
}

export const ${camel}Resource: MountedResource = {
  resource: ${camel},
  options: {
    repository: createResourceRepository(${camel}, {
      // A list of more than some thousand rows needs indexes: docs/guides/lists.md.
      isShort: true,
      sorts: (context) => ({
        created_at: sql\`t.created_at\`,
        updated_at: sql\`t.updated_at\`,
        name: plain(translateColumn(context, 'name')),
      }),
      search: inAllLanguages('name'),
    }),
    slugFrom: 'name',
  },
};
`;
