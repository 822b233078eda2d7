import { join } from 'node:path';

import { readJson, root } from '../lib/workspace.mjs';
import { sharedNames } from '../webpack/shared-libraries.mjs';
import { loadTypescript } from './load-typescript.mjs';

const federation = join(root, 'shell/src/federation');
const table = join(federation, 'lent-libraries.ts');

/** The runtime core of the federation; the shell provides it to the entries of remotes (docs/decisions/0005). */
const core = { name: '@module-federation/runtime-core', global: '_FEDERATION_RUNTIME_CORE' };

/** First name of each import in the build. A namespace that is passed on as a whole has no name and is not checked. */
function namesAskedOf(module, { moduleGraph, chunkGraph }) {
  const [chunk] = chunkGraph.getModuleChunksIterable(module);
  return [...moduleGraph.getIncomingConnections(module)]
    .filter((connection) => connection.isActive(chunk?.runtime))
    .map((connection) => connection.dependency?.getIds?.(moduleGraph)[0])
    .filter((name) => name !== undefined);
}

/** The lent library that a module of a build represents; undefined for the remote's own modules. */
function libraryOf(module) {
  if (module.type === 'consume-shared-module') {
    return sharedNames.find((name) => name === module.options.shareKey);
  }
  return module.request === core.global ? core.name : undefined;
}

/** Names that a finished build uses of each lent library, after tree shaking: `{ react: ['useState', …] }`. */
export function usedNames(compilation) {
  const uses = new Map();
  for (const module of compilation.modules) {
    const library = libraryOf(module);
    if (library === undefined) continue;
    uses.set(library, new Set([...(uses.get(library) ?? []), ...namesAskedOf(module, compilation)]));
  }
  return Object.fromEntries([...uses].sort().map(([library, names]) => [library, [...names].sort()]));
}

async function describe(library) {
  const namespace = library.lib ? library.lib() : await (await library.get())();
  return { version: library.version, names: Object.keys(namespace).sort() };
}

/** The visitors' small core: entries must not read other names. */
async function describeCore() {
  const { smallCore } = await loadTypescript(join(federation, 'small-core.ts'));
  const { version } = readJson(`node_modules/${core.name}/package.json`);
  return { version, names: Object.keys(smallCore).sort() };
}

/** The libraries that the shell lends, `{ react: { version, names } }`, from its tables. */
export async function lentByShell() {
  const { lentLibraries } = await loadTypescript(table);
  const entries = Object.entries(lentLibraries).map(async ([library, lentLibrary]) => [
    library,
    await describe(lentLibrary),
  ]);
  return { ...Object.fromEntries(await Promise.all(entries)), [core.name]: await describeCore() };
}

/** Names that a build uses and the shell does not lend; they would be undefined in the browser. */
export async function missingNames(uses) {
  const lentLibraries = await lentByShell();
  return Object.entries(uses).flatMap(([library, names]) =>
    names.filter((name) => !lentLibraries[library]?.names.includes(name)).map((name) => ({ library, name })),
  );
}
