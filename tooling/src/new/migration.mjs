import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { addImport, create, edit } from './files.mjs';

const folder = 'api/src/app/migrations';

/** Writes the next migration and lists it. `name` is in kebab-case. */
export async function writeMigration(name, content) {
  const last = Math.max(...readdirSync(join(root, folder)).map((one) => parseInt(one, 10) || 0));
  const file = `${String(last + 1).padStart(4, '0')}-${name}`;
  const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  await create(`${folder}/${file}.ts`, content);
  await edit(`${folder}/migrations.ts`, (text) =>
    addImport(
      text.replace(/(const migrations = \{[\s\S]*?\n)(\};)/, `$1  '${file}': ${camel},\n$2`),
      `import * as ${camel} from './${file}';`,
    ),
  );
}
