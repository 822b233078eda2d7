import { type Kysely, type Migration, Migrator, sql } from 'kysely';

/** Migrations by name, in the order of their names. There is no way back. */
export type Migrations = Readonly<Record<string, Migration>>;

/** The database has a migration that this version does not know. */
class NewerDatabaseError extends Error {
  constructor(name: string) {
    super(
      `The database cannot be used by this version, because a newer one has changed it (${name}): install the newer one, or restore a backup.`,
    );
  }
}

/**
 * Applies the missing migrations, all of them or none. Answers the names of those that ran. One with a lower number can
 * come later: teams take numbers before they land. Rejects with an error when there are unknown ones.
 */
export async function migrate<T>(db: Kysely<T>, migrations: Migrations): Promise<string[]> {
  if (await isNewest(db, migrations)) return [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** The migrator reads the whole catalogue before it finds nothing to do; that would take most of the start time. */
async function isNewest<T>(db: Kysely<T>, migrations: Migrations): Promise<boolean> {
  const migrationTable = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration')::text as table`.execute(db);
  if (typeof migrationTable.rows[0]?.table !== 'string') return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = Object.keys(migrations);
  const newerMigration = rows.find(({ name }) => !names.includes(name));
  if (newerMigration !== undefined) throw new NewerDatabaseError(newerMigration.name);
  return rows.length === names.length;
}
