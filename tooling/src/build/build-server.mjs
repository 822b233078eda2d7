import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { root } from '../lib/workspace.mjs';
import { writeEmptyDatabase } from './empty-database.mjs';
import { keepPackagesOutside, loadTypescript } from './load-typescript.mjs';

const entries = {
  main: 'gateway/src/main.ts',
  'api-main': 'api/src/main.ts',
  'render-worker': 'gateway/src/render/render-worker.ts',
  'pglite-worker': 'api/src/infrastructure/db/pglite-worker.ts',
};

/** Bundles gateway, API and the database worker into `gateway/dist/*.mjs`. Installed packages are not bundled. */
export async function buildServer(folder) {
  const present = Object.entries(entries).filter(([, file]) => existsSync(join(root, file)));
  const missingFiles = Object.values(entries).filter((file) => !existsSync(join(root, file)));
  if (missingFiles.length > 0) console.warn(`not built, since missing: ${missingFiles.join(', ')}`);
  const outdir = join(folder, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  const { bundleMigrations } = await loadTypescript(join(root, 'api/src/app/bundle-migrations.ts'));
  await build({
    entryPoints: Object.fromEntries(present.map(([name, file]) => [name, join(root, file)])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded later, such as demo data, stays out of the files that every start reads.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [keepPackagesOutside, bundleMigrations],
  });
  await writeEmptyDatabase(outdir);
}
