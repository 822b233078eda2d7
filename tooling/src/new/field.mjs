import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { addToFields, addWords, contractOf, featureOf, features } from './field-places.mjs';
import { edit } from './files.mjs';
import { writeMigration } from './migration.mjs';
import { wordsOf } from './words.mjs';

/** Kinds of fields: the declaration in the contract, and the column. Rows of tests have no value. */
const kinds = {
  line: { declaration: 'field.optional(field.text(200))', column: 'text' },
  text: { declaration: 'field.optional(field.text(2000))', column: 'text' },
  url: { declaration: 'field.optional(field.url)', column: 'text' },
  date: { declaration: 'field.optional(field.day)', column: 'date' },
  number: { declaration: 'field.optional(field.number(0, 1_000_000))', column: 'float8' },
  flag: { declaration: 'field.optional(field.flag)', column: 'boolean not null default false' },
};

function describeField(kind, choices) {
  if (kind !== 'choice') return kinds[kind];
  const values = choices.map((value) => `'${value}'`).join(', ');
  return { declaration: `field.optional(field.oneOfOrNone([${values}]))`, column: 'text' };
}

const migration = (table, field, column) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ${table} add column ${field} ${column}').execute(db);
}
`;

/**
 * A field from table to form: `npm run new -- field companies motto text`, or
 * `npm run new -- field companies pace choice slow fast`. It is optional, and each place of it can be changed by hand.
 */
export async function newField([resource, field, kind, ...choices]) {
  if (!/^[a-z][a-z0-9_]*$/.test(field ?? '')) throw new Error(`"${field}" is not snake_case, as in founded_year`);
  const kindNames = [...Object.keys(kinds), 'choice'];
  if (!kindNames.includes(kind)) throw new Error(`no kind ${kind}; there are ${kindNames.join(', ')}`);
  if (kind === 'choice' && choices.length === 0) throw new Error('name the choices: choice slow fast');
  if (kind === 'date' && !field.endsWith('_on')) throw new Error('the name of a date ends in _on, as in founded_on');
  const { path, camel } = contractOf(resource);
  const feature = featureOf(camel);
  if (readFileSync(join(root, features, feature, 'locales/en.ts'), 'utf8').includes(` ${field}: `))
    throw new Error(`${field} exists already`);
  const { declaration, column } = describeField(kind, choices);
  await edit(path, (text) =>
    addToFields(text, text.search(new RegExp(`export const ${camel} = defineResource`)), `${field}: ${declaration},`),
  );
  const words = wordsOf(field.replaceAll('_', '-'));
  await writeMigration(`${resource.replaceAll('_', '-')}-${words.kebab}`, migration(resource, field, column));
  for (const locale of ['en', 'es', 'pt']) {
    await edit(`${features}/${feature}/locales/${locale}.ts`, (text) => addWords(text, field, words.title, choices));
  }
  return [`translate ${features}/${feature}/locales/es.ts and pt.ts`, `limits of the field: ${path}`];
}
