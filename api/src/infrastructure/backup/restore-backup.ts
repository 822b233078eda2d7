import { cp, mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';

import type { ApiEnv, PostgresSettings } from '../env/env';
import { lockFolder } from '../db/folder-lock';
import { type BackupManifest, readCheckedManifest } from './backup-manifest';
import { backupParts } from './make-backup';
import { runOnDatabase } from './postgres-programs';

export interface RestoreOptions {
  readonly env: Pick<ApiEnv, 'database' | 'dataDir'>;
  readonly folder: string;
  /** Whether this version of the product knows a migration. */
  readonly knowsSchema: (name: string) => boolean;
}

/**
 * Restores a backup into an empty database and a data folder without a site. Nothing is overwritten. Throws an error
 * with a sentence, before anything is written when the target or the backup is not fit.
 */
export async function restoreBackup({ env, folder, knowsSchema }: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readCheckedManifest(folder);
  const { database, dataDir } = env;
  if (manifest.database !== database.kind) throw new Error(otherDatabase(manifest));
  if (!knowsSchema(manifest.schema))
    throw new Error(
      `The backup was made by a newer version of the product (${manifest.schema}): install that version.`,
    );
  const dataEntries = await readdir(join(folder, backupParts.data));
  const target = database.kind === 'pglite' ? database.folder : null;
  await requireNoEntries(dataDir, target === null ? dataEntries : [...dataEntries, basename(target)]);
  if (database.kind === 'postgres') await restorePostgres(database, join(folder, backupParts.dump));
  else if (target === null) throw new Error('A database in memory cannot be restored.');
  else await restoreEmbedded(join(folder, backupParts.database), target);
  for (const name of dataEntries)
    await cp(join(folder, backupParts.data, name), join(dataDir, name), { recursive: true, errorOnExist: true });
  return manifest;
}

function otherDatabase({ database }: BackupManifest): string {
  return database === 'postgres'
    ? 'The backup is one of PostgreSQL: set DATABASE_URL to an empty database.'
    : 'The backup is one of the embedded database: start without DATABASE_URL.';
}

async function requireNoEntries(dataDir: string, names: readonly string[]): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const present = await readdir(dataDir);
  const takenNames = names.filter((name) => present.includes(name));
  if (takenNames.length > 0)
    throw new Error(`${dataDir} has a site already (${takenNames.join(', ')}): restore into a new DATA_DIR.`);
}

async function restoreEmbedded(source: string, target: string): Promise<void> {
  const lock = await lockFolder(target);
  await cp(source, target, { recursive: true }).finally(() => lock.release());
}

/** All or nothing: a restore that fails leaves the database empty. */
async function restorePostgres({ url }: PostgresSettings, dump: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    );
    const [table] = rows;
    if (table !== undefined)
      throw new Error(`The database is not empty (it has the table ${table.name}): create a new one.`);
  } finally {
    await client.end();
  }
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runOnDatabase('pg_restore', url, [...options, dump]);
}
