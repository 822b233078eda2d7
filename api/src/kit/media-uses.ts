import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import { mediaFolders } from '../infrastructure/files/media.repository';
import type { Row } from './table-repository';

/** Notes which stored files a row shows, in any of its columns and texts, so that the media list can tell. */
export async function noteMediaUses(trx: Db, resource: string, table: string, id: number): Promise<void> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(table)} as t where t.id = ${id}`.execute(trx);
  const [row] = rows;
  const folders = row === undefined ? [] : mediaFolders(JSON.stringify(row));
  await forgetMediaUses(trx, resource, id);
  if (row === undefined || folders.length === 0) return;
  const label = String(row['title'] ?? row['name'] ?? row['email'] ?? id).slice(0, 200);
  await sql`insert into media_uses (media_id, resource, row_id, label)
    select id, ${resource}, ${id}, ${label} from media where left(hash, 32) in (${sql.join(folders)})
    on conflict do nothing`.execute(trx);
}

/** For a row that is gone for good. */
export async function forgetMediaUses(trx: Db, resource: string, id: number): Promise<void> {
  await sql`delete from media_uses where resource = ${resource} and row_id = ${id}`.execute(trx);
}
