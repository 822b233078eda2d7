import { build } from 'esbuild';
import { relative } from 'node:path';

import { root } from '../../lib/workspace.mjs';

/** Own packages are read; packages of npm are not. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@enlace/') ? undefined : { path, external: true },
    ),
};

/** Files that each test file imports, directly or not: a map from its path to a set of paths from the root. */
export async function importsOfTests(testFiles) {
  if (testFiles.length === 0) return new Map();
  const { metafile } = await build({
    entryPoints: testFiles,
    absWorkingDir: root,
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    loader: { '.svg': 'empty', '.css': 'empty', '.woff2': 'empty' },
    plugins: [ownPackagesOnly],
  });
  const pathOf = (file) => relative(root, file);
  return new Map(
    testFiles.map((file) => {
      const entry = pathOf(file);
      const foundPaths = new Set();
      const pending = [entry];
      for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
        if (foundPaths.has(path)) continue;
        foundPaths.add(path);
        pending.push(
          ...(metafile.inputs[path]?.imports ?? []).filter(({ external }) => !external).map(({ path }) => path),
        );
      }
      return [entry, foundPaths];
    }),
  );
}
