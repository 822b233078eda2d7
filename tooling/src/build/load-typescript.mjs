import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { root } from '../lib/workspace.mjs';

/** The project's packages are TypeScript and become part of the bundle; Node loads all other packages as installed. */
export const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@enlace/') ? undefined : { path, external: true },
    );
  },
};

/** Modules that are imported when they are needed stay outside: screens of a remote run in browsers only. */
const keepScreensOutside = {
  name: 'keep-screens-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Runs a TypeScript module of the workspace in this process and returns its exports. A function of it that imports
 * another module fails when it is called.
 */
export async function loadTypescript(file) {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [keepScreensOutside, keepPackagesOutside],
  });
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'enlace-'));
  try {
    const output = join(folder, 'module.mjs');
    writeFileSync(output, bundle.outputFiles[0].contents);
    return await import(pathToFileURL(output).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
