import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { root } from '../lib/workspace.mjs';

const require = createRequire(join(root, 'api/package.json'));

/** Name of the file beside the built programs; the database worker reads it. */
export const emptyDatabaseFile = 'empty-database.tar.gz';

/**
 * Writes the files of an empty embedded database, so that a first start copies them: creating them needs 900 MB of
 * memory. They are created once for a version of the package.
 */
export async function writeEmptyDatabase(outdir) {
  const cacheFile = join(root, '.cache/enlace', `empty-database-${versionOf('@electric-sql/pglite')}.tar.gz`);
  if (!existsSync(cacheFile)) {
    const { PGlite } = await import(require.resolve('@electric-sql/pglite'));
    const db = await PGlite.create();
    const file = await db.dumpDataDir('gzip');
    await db.close();
    mkdirSync(dirname(cacheFile), { recursive: true });
    const newFile = `${cacheFile}.${process.pid}`;
    writeFileSync(newFile, Buffer.from(await file.arrayBuffer()));
    renameSync(newFile, cacheFile);
  }
  copyFileSync(cacheFile, join(outdir, emptyDatabaseFile));
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}
