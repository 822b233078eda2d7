import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { lockFolder } from '../db/folder-lock';
import type { ApiEnv } from '../env/env';
import { type BackupManifest, writeManifest } from './backup-manifest';
import { runOnDatabase } from './postgres-programs';

/** Names inside a backup. */
export const backupParts = { database: 'database', dump: 'database.dump', data: 'data' } as const;

/**
 * Entries of the data folder that a backup contains: uploads, releases and the secrets of development. Kept pages are
 * made anew, and the database has its own part.
 */
const dataEntries = ['files', 'registry', 'shell', 'secrets.json', 'deploy-token'];

export interface BackupOptions {
  readonly env: Pick<ApiEnv, 'database' | 'dataDir'>;
  /** A folder that does not exist yet or is empty. */
  readonly folder: string;
  readonly schema: string;
  readonly now: Date;
  /** Asks the process that has the embedded database for a copy of it in the data folder; answers where it is. */
  readonly askForCopy: () => Promise<string>;
}

/**
 * Copies database and files while the site runs. The database comes first: files are deleted long after the last row
 * that shows them, so each row of the copy has its file. Throws an error with a sentence.
 */
export async function makeBackup({ env, folder, schema, now, askForCopy }: BackupOptions): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder.`);
  const { database, dataDir } = env;
  if (database.kind === 'postgres') {
    const file = join(folder, backupParts.dump);
    await runOnDatabase('pg_dump', database.url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${file}`,
    ]);
  } else {
    await copyEmbedded(database.folder, join(folder, backupParts.database), askForCopy);
  }
  const data = join(folder, backupParts.data);
  await mkdir(data);
  for (const name of dataEntries) await copyIfThere(join(dataDir, name), join(data, name));
  return writeManifest(folder, { madeAt: now.toISOString(), database: database.kind, schema });
}

/** A stopped database is copied here; a running one by its process, between two transactions. */
async function copyEmbedded(source: string | null, target: string, askForCopy: () => Promise<string>): Promise<void> {
  if (source === null) throw new Error('A database in memory has no backup.');
  if (!existsSync(join(source, 'PG_VERSION'))) throw new Error(`There is no database in ${source}: set DATA_DIR.`);
  const lock = await lockFolder(source).catch(() => null);
  if (lock !== null) {
    await cp(source, target, { recursive: true }).finally(() => lock.release());
    return;
  }
  const copy = await askForCopy();
  await cp(copy, target, { recursive: true });
  await rm(copy, { recursive: true, force: true });
}

async function copyIfThere(source: string, target: string): Promise<void> {
  await cp(source, target, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
}
