import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { listFiles, pathBelow } from '../lib/files.mjs';
import { root, workspaces } from '../lib/workspace.mjs';
import { parseExports } from './parse-exports.mjs';
import { parseModule } from './parse-module.mjs';

const sourceFile = /\.(tsx?|mjs)$/;
const testFile = /(\.(test|story|e2e)\.(tsx?|mjs)|\/src\/testing\/.*|\.d\.ts)$/;

/** Files that a package offers to other packages, by import name. */
export function entriesOf({ folder, name, manifest }) {
  return Object.entries(manifest.exports ?? {}).map(([key, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return [posix.join(name, key), posix.join(folder, file)];
  });
}

function resolver(paths, entries) {
  return (from, specifier) => {
    if (entries.has(specifier)) return entries.get(specifier);
    if (!specifier.startsWith('.')) return null;
    const base = posix.join(posix.dirname(from), specifier);
    const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`, `${base}/index.ts`];
    return candidates.find((candidate) => paths.has(candidate)) ?? null;
  };
}

function readFile(workspace, path) {
  const source = readFileSync(join(root, path), 'utf8');
  return {
    path,
    folder: workspace.folder,
    role: workspace.role,
    source,
    lines: source.split('\n').length - 1,
    isTest: testFile.test(path),
    ...parseModule(source, path),
    ...parseExports(source, path),
  };
}

/** Every source file below the workspaces' `src` with resolved imports: the input of the rules. */
export function readProject() {
  const all = workspaces().filter(({ folder }) => existsSync(join(root, folder)));
  const files = all.flatMap((workspace) =>
    listFiles(join(root, workspace.folder, 'src'))
      .map((file) => pathBelow(root, file))
      .filter((path) => sourceFile.test(path))
      .map((path) => readFile(workspace, path)),
  );
  const resolve = resolver(new Set(files.map(({ path }) => path)), new Map(all.flatMap(entriesOf)));
  for (const file of files) for (const one of file.imports) one.target = resolve(file.path, one.specifier);
  return { workspaces: all, files };
}
