import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { exportFromArea } from './contract-area.mjs';
import { addImport, addImportedName, create, edit } from './files.mjs';
import { writeMigration } from './migration.mjs';
import * as api from './resource-api.mjs';
import * as screens from './resource-screens.mjs';
import { wordsOf } from './words.mjs';

const domains = 'api/src/domains';

/** The names of a resource: singular and plural, in small letters. */
function namesOf(plural) {
  const words = wordsOf(plural);
  const many = words.kebab.replaceAll('-', ' ');
  return { ...words, many, one: many.replace(/ies$/, 'y').replace(/s$/, '') };
}

/** Inserts a text before the first match of `place`. */
const before = (place, text) => (source) => source.replace(place, (match) => `${text}${match}`);

async function writeContract(names, domain) {
  const folder = 'shared-contract/src/resources';
  await create(`${folder}/${names.kebab}.ts`, api.declaration(names));
  await create(`${folder}/${names.kebab}.test.ts`, api.declarationTest(names));
  await exportFromArea(domain, `export { ${names.camel} } from '../resources/${names.kebab}';`);
}

/** The resource with its table, and its entry in the domain's list. */
async function writeDomain({ camel, kebab, ...names }, domain) {
  const folder = `${domains}/${domain}`;
  await create(`${folder}/${kebab}/${kebab}.resource.ts`, api.resourceModule({ camel, kebab, ...names }, domain));
  await edit(`${folder}/${domain}-resources.ts`, (text) =>
    addImport(
      text.replace(/\];\n$/, `  ${camel}Resource,\n];\n`),
      `import { ${camel}Resource } from './${kebab}/${kebab}.resource';`,
    ),
  );
}

async function writeScreens(names, domain) {
  const { camel, kebab } = names;
  const source = 'mf-admin-content/src';
  const place = `${source}/features/${kebab}`;
  await create(`${place}/${kebab}-admin.ts`, screens.admin(names, domain));
  await create(`${place}/locales/en.ts`, screens.english(names));
  for (const locale of ['es', 'pt']) await create(`${place}/locales/${locale}.ts`, screens.other(names, locale));
  await edit(`${source}/resources.ts`, (text) =>
    addImportedName(before(/^\];/m, screens.entry(names))(text), camel, `@enlace/shared-contract/${domain}`),
  );
}

function requireDomain(domain) {
  const knownDomains = readdirSync(join(root, domains)).filter((name) =>
    existsSync(join(root, domains, name, `${name}-resources.ts`)),
  );
  if (!knownDomains.includes(domain)) throw new Error(`no domain ${domain}; there are ${knownDomains.join(', ')}`);
}

/** A resource from table to menu: `npm run new -- resource badges work` (plural, and the owner domain). */
export async function newResource([name, domain = 'community']) {
  requireDomain(domain);
  const names = namesOf(name);
  await writeContract(names, domain);
  await writeMigration(names.kebab, api.migration(names));
  await writeDomain(names, domain);
  await writeScreens(names, domain);
  const { kebab } = names;
  return [
    `its fields: docs/guides/add-a-field.md`,
    `translate mf-admin-content/src/features/${kebab}/locales and the titles in mf-admin-content/src/resources.ts`,
    `npm run dev -- mf-admin-content, then /admin/${kebab}`,
  ];
}
