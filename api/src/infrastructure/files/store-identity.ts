import type { Db } from '../db/database';
import { createFolderId, readFolderId } from './folder-identity';

/**
 * Connects the database with the folder of its files, and throws when the database belongs to another folder: two
 * processes with separate folders would lose each other's uploads. The identity is a file of the folder, so a moved or
 * restored folder fits. `adopts` makes this folder the folder of the database.
 */
export async function claimFileStore(db: Db, folder: string, { adopts }: { readonly adopts: boolean }): Promise<void> {
  // In this order: a process that starts at the same time writes the file before the row.
  const databaseId = await findId(db);
  const folderId = await readFolderId(folder);
  if (folderId !== null && folderId === databaseId) return;
  if (databaseId !== null && !adopts) throw new Error(refusal(folder));
  const id = folderId ?? (await createFolderId(folder));
  await db
    .insertInto('file_store')
    .values({ id })
    .onConflict((conflict) => (adopts ? conflict.column('is_only').doUpdateSet({ id }) : conflict.doNothing()))
    .execute();
  // Another process may have started at the same time.
  if ((await findId(db)) !== id) throw new Error(refusal(folder));
}

function refusal(folder: string): string {
  return (
    `The folder ${folder} cannot be used with this database, whose files are in another folder: ` +
    'set DATA_DIR to one folder that all processes share. ' +
    'If this folder replaces the other one, start once with ADOPT_DATA_DIR=true.'
  );
}

async function findId(db: Db): Promise<string | null> {
  const row = await db.selectFrom('file_store').select('id').executeTakeFirst();
  return row?.id ?? null;
}
