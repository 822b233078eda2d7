import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { create, edit, editJson } from './files.mjs';

const folder = 'shared-contract';

/** Adds an export to the contract's entry of a domain; its first one makes the entry. */
export async function exportFromArea(domain, line) {
  const entry = `src/entries/${domain}.ts`;
  if (existsSync(join(root, folder, entry))) return edit(`${folder}/${entry}`, (text) => `${text}${line}\n`);
  await create(`${folder}/${entry}`, `${line}\n`);
  const name = domain.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
  await edit(`${folder}/src/entries/all.ts`, (text) =>
    [...text.trimEnd().split('\n'), `export * as ${name} from './${domain}';`].sort().join('\n'),
  );
  await editJson(`${folder}/package.json`, ({ exports, ...manifest }) => ({
    ...manifest,
    exports: Object.fromEntries(Object.entries({ ...exports, [`./${domain}`]: `./${entry}` }).sort()),
  }));
}
