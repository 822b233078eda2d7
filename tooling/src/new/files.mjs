import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { root } from '../lib/workspace.mjs';

/** Writes a formatted file of the project. */
async function write(path, content) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(content, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`  wrote    ${path}`);
}

/** Writes a new file; throws when it exists. */
export async function create(path, content) {
  if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
  await write(path, content);
}

/** Changes a file: `change` receives its text and returns the new text. Throws when nothing changed. */
export async function edit(path, change) {
  const before = readFileSync(join(root, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} is not written as expected: add it there by hand`);
  await write(path, after);
}

/** Adds a statement after the last import. */
export function addImport(text, statement) {
  const imports = [...text.matchAll(/^import [^;]*;$/gm)];
  const last = imports.at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${text.slice(0, end)}\n${statement}${text.slice(end)}`;
}

/** Adds a name to the imports from a module; writes the import when it does not exist. */
export function addImportedName(text, name, module) {
  const existing = new RegExp(`^import (type )?\\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`, 'm');
  if (!existing.test(text)) return addImport(text, `import { ${name} } from '${module}';`);
  return text.replace(existing, (_, type = '', names) => {
    const all = new Set([...names.split(',').map((one) => one.trim()), name].filter(Boolean));
    return `import ${type}{ ${[...all].sort().join(', ')} } from '${module}';`;
  });
}

/** Adds a feature at the start of a remote's list, which can be inside a call: `features: around([…])`. */
export function listFeature(text, name) {
  const place = /features:\s*(?:\w+\(\s*)?\[/;
  if (!place.test(text)) throw new Error(`the remote has no list of features to put ${name} into`);
  return text.replace(place, (match) => `${match}${name}, `);
}

/** Changes a JSON file. */
export async function editJson(path, change) {
  await edit(path, (text) => JSON.stringify(change(JSON.parse(text)), null, 2));
}
