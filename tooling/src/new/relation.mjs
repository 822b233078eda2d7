import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { addToFields, addWords, closingBracket, contractOf, entryOf, featureOf, features } from './field-places.mjs';
import { addImportedName, edit } from './files.mjs';
import { writeMigration } from './migration.mjs';
import { wordsOf } from './words.mjs';

const migration = (resource, field, target) => `import { type Kysely, sql } from 'kysely';

const statements = [
  \`create table ${resource}_${field} (
    ${resource}_id bigint not null references ${resource} (id) on delete cascade,
    ${field}_id bigint not null references ${target} (id) on delete cascade,
    primary key (${resource}_id, ${field}_id))\`,
  'create index ${resource}_${field}_of_target on ${resource}_${field} (${field}_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
`;

/** The contract of the target. Throws for one whose rows have no translated name. */
function targetOf(target) {
  const { path, start, camel } = contractOf(target);
  const text = readFileSync(join(root, path), 'utf8').slice(start);
  const fields = text.slice(0, text.indexOf('filters:'));
  if (!['name', 'slug', 'translations'].every((name) => new RegExp(`\\b${name}: `).test(fields)))
    throw new Error(`${target} has no translated name: write the relation by hand, docs/guides/add-a-relation.md`);
  return camel;
}

/** Adds the relation at the end of the form's first section. */
function addToForm(text, field, camel) {
  const opening = /\bsections: \{\s*\w+: \[/g;
  if (!opening.test(text)) throw new Error('the declaration has no section: add the relation by hand');
  const end = closingBracket(text, opening.lastIndex);
  const section = text.slice(0, end).trimEnd();
  const entry = `{ name: '${field}', type: 'relation', of: ${camel} },`;
  return `${section}${/[,[]$/.test(section) ? '' : ','} ${entry} ${text.slice(end)}`;
}

/** Many rows of another resource: `npm run new -- relation companies focus_areas areas`. */
export async function newRelation([resource, field, target]) {
  if (!/^[a-z][a-z0-9_]*$/.test(field ?? '')) throw new Error(`"${field}" is not snake_case, as in focus_areas`);
  if (field === resource) throw new Error('the relation and the resource have one name');
  const { path, camel } = contractOf(resource);
  const targetCamel = targetOf(target ?? '');
  const folder = `${features}/${featureOf(camel)}`;
  if (readFileSync(join(root, folder, 'locales/en.ts'), 'utf8').includes(` ${field}: `))
    throw new Error(`${field} exists already`);
  const name = folder.split('/').at(-1);
  const form = ['ts', 'tsx'].map((end) => `${folder}/${name}-admin.${end}`).find((one) => existsSync(join(root, one)));
  await edit(path, (text) =>
    addToFields(
      text,
      text.search(new RegExp(`export const ${camel} = defineResource`)),
      `${field}: field.relation('${target}'),`,
    ),
  );
  const words = wordsOf(field.replaceAll('_', '-'));
  await writeMigration(`${resource.replaceAll('_', '-')}-${words.kebab}`, migration(resource, field, target));
  await edit(form, (text) => {
    const shownText = addToForm(text, field, targetCamel);
    return targetCamel === camel ? shownText : addImportedName(shownText, targetCamel, entryOf(targetCamel));
  });
  for (const locale of ['en', 'es', 'pt'])
    await edit(`${folder}/locales/${locale}.ts`, (text) => addWords(text, field, words.title));
  return [`translate ${folder}/locales/es.ts and pt.ts`, `place in the form: ${form}`];
}
