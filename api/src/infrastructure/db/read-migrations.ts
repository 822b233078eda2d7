import type { Migration } from 'kysely';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Migrations } from './migrate';

const migrationFile = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** Names of the migrations of a folder, in their order: each is a file such as `0001-community.ts`. */
export function listMigrations(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((file) => migrationFile.exec(file)?.[1] ?? [])
    .sort();
}

/** Loads every migration of a folder. Rejects when a file exports no function `up`. */
export async function readMigrations(folder: string): Promise<Migrations> {
  const migrations = listMigrations(folder).map(async (name): Promise<[string, Migration]> => {
    const step: unknown = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
    if (!isMigration(step)) throw new Error(`the migration ${name} exports no function up`);
    return [name, step];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

function isMigration(step: unknown): step is Migration {
  return typeof step === 'object' && step !== null && 'up' in step && typeof step.up === 'function';
}
