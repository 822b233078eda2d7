import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PersonColumn } from '../../../infrastructure/db/person-column';
import { removeFilesLater } from '../../../infrastructure/files/file-jobs';
import { keysOfMedium, type MediumFiles } from '../../../infrastructure/files/keys-of-medium';
import { mediaFolders } from '../../../infrastructure/files/media.repository';
import type { Expression } from '../../../kit/core/table/expressions';
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
  const isFree = sql`not (${isUsedByOthers(accounts, columns)})`;
  const media: MediumFiles[] = await takePortraits(trx, accounts, isFree);
  for (const entry of columns)
    if (entry.picture !== undefined) media.push(...(await takePictures(trx, entry, entry.picture, accounts, isFree)));
  await removeFilesLater(trx, [...new Set(media.flatMap(keysOfMedium))]);
}

const tableOf = ({ column }: PersonColumn): string => column.split('.')[0] ?? '';

/**
 * Condition: a row of others has a file of the medium. Equal files are stored once, whatever they were sent for: a task,
 * an answer or a form.
 */
function isUsedByOthers(accounts: readonly Account[], columns: readonly PersonColumn[]): Expression {
  const places = new Map<string, readonly PersonColumn[]>();
  for (const entry of columns) {
    if (entry.picture === undefined) continue;
    const place = `${tableOf(entry)}.${entry.picture}`;
    places.set(place, [...(places.get(place) ?? []), entry]);
  }
  const uses = [...places].map(([place, entries]) => {
    const [table = '', picture = ''] = place.split('.');
    const isOwn = sql.join(
      entries.map((entry) => sql`(${rowsOf(entry, accounts)}) is true`),
      sql` or `,
    );
    return sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(picture)} is not null and not (${isOwn})
      and strpos(${sql.ref(picture)}::text, left(media.hash, 32)) > 0)`;
  });
  return uses.length === 0 ? sql`false` : sql.join(uses, sql` or `);
}

async function takePortraits(trx: Db, accounts: readonly Account[], isFree: Expression): Promise<MediumFiles[]> {
  const ids = sql.join(accounts.map(({ id }) => id));
  const isUseOfAccount = sql`(used.resource = 'users' and used.row_id in (${ids}))`;
  const uses = (condition: typeof isUseOfAccount) =>
    sql`exists (select 1 from media_uses used where used.media_id = media.id and ${condition})`;
  const { rows } = await sql<MediumFiles>`delete from media
    where not is_public and (created_by in (${ids}) or ${uses(isUseOfAccount)})
      and not ${uses(sql`not ${isUseOfAccount}`)} and ${isFree}
    returning url, hash, variants, original`.execute(trx);
  return rows;
}

async function takePictures(
  trx: Db,
  entry: PersonColumn,
  picture: string,
  accounts: readonly Account[],
  isFree: Expression,
): Promise<MediumFiles[]> {
  const column = sql.ref(picture);
  const pictures = await sql<{ text: string }>`select ${column}::text as text from ${sql.table(tableOf(entry))}
    where ${column} is not null and ${rowsOf(entry, accounts)}`.execute(trx);
  const folders = pictures.rows.flatMap(({ text }) => mediaFolders(text));
  if (folders.length === 0) return [];
  const media = await sql<MediumFiles>`delete from media
    where not is_public and left(hash, 32) in (${sql.join(folders)})
      and not exists (select 1 from media_uses used where used.media_id = media.id) and ${isFree}
    returning url, hash, variants, original`.execute(trx);
  return media.rows;
}
