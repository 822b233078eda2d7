import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import { removeFilesLater } from '../../../infrastructure/files/file-jobs';
import { keysOfMedium, type MediumFiles } from '../../../infrastructure/files/keys-of-medium';
import { mediaFolders, tasksFolder } from '../../../infrastructure/files/media.repository';
import { type Account, rowsOf } from './find-accounts';

/**
 * Deletes the portraits of the accounts and the pictures of rows that the removal deletes, unless another record uses
 * them. The files leave the store after the commit. Pictures of the media library belong to the site and stay.
 */
export async function removeFilesOf(
  trx: Db,
  accounts: readonly Account[],
  columns: readonly PersonColumn[],
): Promise<void> {
  const media: MediumFiles[] = await takePortraits(trx, accounts);
  for (const entry of columns)
    if (entry.picture !== undefined) media.push(...(await takePictures(trx, entry, entry.picture, accounts)));
  await removeFilesLater(trx, [...new Set(media.flatMap(keysOfMedium))]);
}

/** Not files of tasks: equal files of several learners are stored once (`takePictures`). */
async function takePortraits(trx: Db, accounts: readonly Account[]): Promise<MediumFiles[]> {
  const ids = sql.join(accounts.map(({ id }) => id));
  const isUseOfAccount = sql`(used.resource = 'users' and used.row_id in (${ids}))`;
  const uses = (condition: typeof isUseOfAccount) =>
    sql`exists (select 1 from media_uses used where used.media_id = media.id and ${condition})`;
  const { rows } = await sql<MediumFiles>`delete from media
    where not is_public and (created_by in (${ids}) or ${uses(isUseOfAccount)}) and folder is distinct from ${tasksFolder}
      and not ${uses(sql`not ${isUseOfAccount}`)}
    returning url, hash, variants, original`.execute(trx);
  return rows;
}

async function takePictures(
  trx: Db,
  entry: PersonColumn,
  picture: string,
  accounts: readonly Account[],
): Promise<MediumFiles[]> {
  const [table, column, rows] = [
    sql.table(entry.column.split('.')[0] ?? ''),
    sql.ref(picture),
    rowsOf(entry, accounts),
  ];
  const pictures = await sql<{ text: string }>`select ${column}::text as text from ${table}
    where ${column} is not null and ${rows}`.execute(trx);
  const folders = pictures.rows.flatMap(({ text }) => mediaFolders(text));
  if (folders.length === 0) return [];
  const media = await sql<MediumFiles>`delete from media
    where not is_public and left(hash, 32) in (${sql.join(folders)})
      and not exists (select 1 from media_uses used where used.media_id = media.id)
      and not exists (select 1 from ${table} where ${column} is not null and not (${rows})
        and strpos(${column}::text, left(media.hash, 32)) > 0)
    returning url, hash, variants, original`.execute(trx);
  return media.rows;
}
