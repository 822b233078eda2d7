import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { edit } from './files.mjs';
import { writeMigration } from './migration.mjs';
import { wordsOf } from './words.mjs';

const contracts = 'shared-contract/src/resources';
const features = 'mf-admin-content/src/features';

/** Kinds of fields: the declaration in the contract, and the column. Rows of tests have no value. */
const kinds = {
  line: { declaration: 'field.optional(field.text(200))', column: 'text' },
  text: { declaration: 'field.optional(field.text(2000))', column: 'text' },
  url: { declaration: 'field.optional(field.url)', column: 'text' },
  date: { declaration: 'field.optional(field.day)', column: 'date' },
  number: { declaration: 'field.optional(field.number(0, 1_000_000))', column: 'float8' },
  flag: { declaration: 'field.optional(field.flag)', column: 'boolean not null default false' },
};

/** The file of a resource's contract and the name that it exports. Throws for an unknown resource. */
function contractOf(resource) {
  for (const name of readdirSync(join(root, contracts)).filter((one) => /^[a-z-]+\.ts$/.test(one))) {
    const path = `${contracts}/${name}`;
    const text = readFileSync(join(root, path), 'utf8');
    const declaration = new RegExp(`export const (\\w+) = defineResource\\(\\{\\s*name: '${resource}',`).exec(text);
    if (declaration) return { path, start: declaration.index, camel: declaration[1] };
  }
  throw new Error(`no resource ${resource} in ${contracts}`);
}

/** The folder of the back office whose declaration shows a contract. */
function featureOf(camel) {
  const folder = readdirSync(join(root, features)).find((name) => {
    const path = ['ts', 'tsx'].map((end) => join(root, features, name, `${name}-admin.${end}`)).find(existsSync);
    return path !== undefined && new RegExp(`contract: ${camel},`).test(readFileSync(path, 'utf8'));
  });
  if (folder === undefined) throw new Error(`no declaration in ${features} has the contract ${camel}`);
  return folder;
}

/** Adds a line at the end of the fields that the resource at `start` declares. */
function addToFields(text, start, line) {
  const opening = /\n {2}\.\.\.declareFields\(\s*\{/g;
  opening.lastIndex = start;
  if (!opening.test(text)) throw new Error('the contract does not declare its fields: add the field by hand');
  const end = closingBrace(text, opening.lastIndex);
  const fields = text.slice(0, end).trimEnd();
  return `${fields}${/[,{]$/.test(fields) ? '' : ','}\n${line}\n${text.slice(end)}`;
}

/** Position of the brace that closes an object whose content starts at `position`. */
function closingBrace(text, position) {
  let depth = 1;
  for (let at = position; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('an object of the contract has no end');
}

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

/** A field in one language: its label, and the names of its values. */
function addWords(text, field, label, choices) {
  const labelledText = text.replace(/^ {2}fields: \{/m, `  fields: {\n    ${field}: '${label}',`);
  if (labelledText === text || choices.length === 0) return labelledText;
  const options = `${field}: { ${choices.map((value) => `'${value}': '${wordsOf(value.replaceAll('_', '-')).title}'`).join(', ')} },`;
  if (/^ {2}options: \{/m.test(labelledText))
    return labelledText.replace(/^ {2}options: \{/m, `  options: {\n    ${options}`);
  return labelledText.replace(/^ {2}fields: \{/m, `  options: { ${options} },\n  fields: {`);
}

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
