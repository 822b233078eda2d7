import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { sharedNames } from '../webpack/shared-libraries.mjs';
import { loadTypescript } from './load-typescript.mjs';

const table = join(root, 'shell/src/federation/lent-libraries.ts');

/** First name of each import that the build keeps; a namespace handed on whole has none and is not checked. */
function namesAskedOf(module, { moduleGraph, chunkGraph }) {
  const [chunk] = chunkGraph.getModuleChunksIterable(module);
  return [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.isActive(chunk?.runtime))
    .map((connection) => connection.dependency?.getIds?.(moduleGraph)[0])
    .filter((name) => name !== undefined);
}

/** Names that a finished build uses of each shared library, after tree shaking: `{ react: ['useState', …] }`. */
export function usedNames(compilation) {
  const uses = new Map();
  for (const module of compilation.modules) {
    const library = module.options?.shareKey;
    if (module.type !== 'consume-shared-module' || !sharedNames.includes(library)) continue;
    uses.set(library, new Set([...(uses.get(library) ?? []), ...namesAskedOf(module, compilation)]));
  }
  return Object.fromEntries([...uses].sort().map(([library, names]) => [library, [...names].sort()]));
}

async function describe(lent) {
  const namespace = lent.lib ? lent.lib() : await (await lent.get())();
  return { version: lent.version, names: Object.keys(namespace).sort() };
}

/** What the shell lends, `{ react: { version, names } }`, read from its own table; null while the shell has none. */
export async function lentByShell() {
  if (!existsSync(table)) return null;
  const { lentLibraries } = await loadTypescript(table);
  const libraries = typeof lentLibraries === 'function' ? lentLibraries() : lentLibraries;
  const entries = Object.entries(libraries).map(async ([library, lent]) => [library, await describe(lent)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Names that a build uses and the shell does not lend: they would be undefined in the browser. */
export async function missingNames(uses) {
  const lent = await lentByShell();
  if (!lent) return [];
  return Object.entries(uses).flatMap(([library, names]) =>
    names.filter((name) => !lent[library]?.names.includes(name)).map((name) => ({ library, name })),
  );
}
