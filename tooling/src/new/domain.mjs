import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { addImport, create, edit } from './files.mjs';
import { wordsOf } from './words.mjs';

/** A domain of the API: `npm run new -- domain mentoring`. */
export async function newDomain([name]) {
  const { kebab, camel } = wordsOf(name);
  const folder = `api/src/domains/${kebab}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already`);
  const resources = `${camel}Resources`;
  await create(
    `${folder}/${kebab}-resources.ts`,
    `import type { MountedResource } from '../../kit/core/table/resource-options';

/** The resources of this domain that the kit serves. */
export const ${resources}: readonly MountedResource[] = [
];
`,
  );
  await create(
    `${folder}/${kebab}.module.ts`,
    `import { defineModule } from '../../kit/core/module/define-module';
import { ${resources} } from './${kebab}-resources';

export const ${camel}Module = defineModule({ name: '${kebab}', resources: ${resources} });
`,
  );
  await create(`${folder}/index.ts`, `export { ${camel}Module } from './${kebab}.module';\n`);
  await edit('api/src/app/modules.ts', (text) =>
    addImport(
      text.replace('  auditModule,\n', `  ${camel}Module,\n  auditModule,\n`),
      `import { ${camel}Module } from '../domains/${kebab}';`,
    ),
  );
  return [
    `its first resource: npm run new -- resource <plural> ${kebab}`,
    `what it owns, in the table of api/README.md`,
    `routes, jobs, settings, limits and columns of people: ${folder}/${kebab}.module.ts`,
  ];
}
