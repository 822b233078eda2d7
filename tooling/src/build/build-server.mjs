import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from '../lib/workspace.mjs';
import { writeEmptyDatabase } from './empty-database.mjs';
import { keepPackagesOutside, loadTypescript } from './load-typescript.mjs';

const entries = {
  main: 'gateway/src/main.ts',
  'api-main': 'gateway/src/api-main.ts',
  backup: 'api/src/backup-main.ts',
  'pglite-worker': 'api/src/infrastructure/db/pglite-worker.ts',
};

/** The renderer, which also runs releases before they go live, may read no other file, so it is one file. */
const isolatedEntries = { 'render-worker': 'gateway/src/render/render-worker.ts' };

/** Bundles gateway, API and the database worker into `gateway/dist/*.mjs`. Installed packages are not bundled. */
export async function buildServer(folder) {
  const all = { ...entries, ...isolatedEntries };
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(root, file)));
  const missingFiles = Object.values(all).filter((file) => !existsSync(join(root, file)));
  if (missingFiles.length > 0) console.warn(`not built, since missing: ${missingFiles.join(', ')}`);
  const outdir = join(folder, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  const { bundleMigrations } = await loadTypescript(join(root, 'api/src/app/bundle-migrations.ts'));
  const options = {
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    // Node keeps the text of its modules in memory, with two bytes for each character if a comment has a quotation mark.
    minifyWhitespace: true,
    lineLimit: 160,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [keepPackagesOutside, bundleMigrations],
  };
  await build({
    ...options,
    entryPoints: Object.fromEntries(present.map(([name, file]) => [name, join(root, file)])),
    // What is loaded later, such as demo data, stays out of the files that every start reads.
    splitting: true,
  });
  await build({ ...options, entryPoints: isolatedEntries, absWorkingDir: root });
  await writeEmptyDatabase(outdir);
}
