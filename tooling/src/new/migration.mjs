import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { create } from './files.mjs';

const folder = 'api/src/app/migrations';

/** Writes the next migration; the API reads the folder. `name` is in kebab-case. */
export async function writeMigration(name, content) {
  const last = Math.max(...readdirSync(join(root, folder)).map((one) => parseInt(one, 10) || 0));
  await create(`${folder}/${String(last + 1).padStart(4, '0')}-${name}.ts`, content);
}
