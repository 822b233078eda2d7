import { create, edit } from './files.mjs';
import { wordsOf } from './words.mjs';

function declaration({ camel, snake, kebab, title }) {
  return `import * as z from 'zod/mini';

import { anyone, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, timestamp } from '../fields';
import { abilitiesSchema } from '../list-query';

/** ${title}. */
export const ${camel} = defineResource({
  name: '${snake}',
  entity: z.object({
    id,
    name: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({ name: line(120) }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at'],
  translatable: [],
  wire: {
    list: wire.get('/api/v2/${kebab}', anyone, { order: 'desc' }),
    get: wire.get('/api/v2/${kebab}/{id}', anyone),
    add: wire.post('/api/v2/${kebab}', 'json', only(['admin'], '${snake}.add')),
    edit: wire.post('/api/v2/${kebab}/{id}', 'json', only(['admin'], '${snake}.edit')),
    remove: wire.post('/api/v2/${kebab}/{id}/delete', 'none', only(['admin'], '${snake}.remove')),
  },
});
`;
}

function specification({ camel, kebab, title }) {
  return `import { ${camel} } from './${kebab}';

test('${title.toLowerCase()} need a name to be written', () => {
  expect(${camel}.write.safeParse({ name: 'First' }).success).toBe(true);
  expect(${camel}.write.safeParse({}).success).toBe(false);
});
`;
}

/** A resource of the contract: \`npm run new -- resource badges\` (plural). */
export async function newResource([name]) {
  const words = wordsOf(name);
  const folder = 'shared-contract/src/resources';
  await create(`${folder}/${words.kebab}.ts`, declaration(words));
  await create(`${folder}/${words.kebab}.test.ts`, specification(words));
  await edit('shared-contract/src/index.ts', (text) =>
    text.replace(
      /^(?=export \{[^}]*\} from '\.\/resources\/)/m,
      `export { ${words.camel} } from './resources/${words.kebab}';\n`,
    ),
  );
  return [
    `declare its fields in ${folder}/${words.kebab}.ts`,
    `a migration in api/src/db/migrations and api/src/resources/${words.kebab}/${words.kebab}.resource.ts`,
    `a feature that shows it: npm run new -- feature mf-admin-content ${words.kebab}`,
  ];
}
