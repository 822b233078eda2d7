import { sql } from 'kysely';

import { isAnyId } from '../../../infrastructure/db/any-id';
import type { Db } from '../../../infrastructure/db/database';
import { mediaFolders } from '../../../infrastructure/files/media.repository';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';

/** Stores which files a row shows in its columns and texts, for the media list. */
export async function noteMediaUses(trx: Db, resource: string, table: string, id: number): Promise<void> {
  const { rows } = await sql<Row>`select t.* from ${sql.table(table)} as t where t.id = ${id}`.execute(trx);
  await forgetMediaUses(trx, resource, [id]);
  await addMediaUses(trx, resource, rows);
}

/** The same for bare rows that were already read. `areNew`: the rows have no stored uses yet. */
export async function noteUsesOfRows(trx: Db, resource: string, rows: readonly Row[], areNew: boolean): Promise<void> {
  if (!areNew)
    await forgetMediaUses(
      trx,
      resource,
      rows.map(({ id }) => Number(id)),
    );
  await addMediaUses(trx, resource, rows);
}

/** For rows that were deleted for good. */
export async function forgetMediaUses(trx: Db, resource: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from media_uses where resource = ${resource} and ${isAnyId(sql`row_id`, ids)}`.execute(trx);
}

/** Whether the media list needs the uses of this resource. */
export function showsFiles({ resource, options }: MountedResource): boolean {
  return resource.hasSeo || resource.richText.length > 0 || Object.keys(options.files ?? {}).length > 0;
}

/** Whether a column can show stored files, or is the row's name in the media list. */
export function isShownColumn({ resource, options }: MountedResource, column: string): boolean {
  const isLabel = labelColumns.includes(column);
  return (
    isLabel ||
    column === 'seo' ||
    column === 'translations' ||
    resource.richText.includes(column) ||
    column in (options.files ?? {})
  );
}

const labelColumns: readonly string[] = ['title', 'name', 'first_name', 'last_name', 'email'];

function labelOf({ title, name, first_name, last_name, email, id }: Row): string {
  const person = [first_name, last_name].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return String(title ?? name ?? (person === '' ? (email ?? id) : person)).slice(0, 200);
}

async function addMediaUses(trx: Db, resource: string, rows: readonly Row[]): Promise<void> {
  const uses = rows.flatMap((row) => {
    const folders = mediaFolders(JSON.stringify(row));
    return folders.map((folder) => ({ folder, row_id: row['id'], label: labelOf(row) }));
  });
  if (uses.length === 0) return;
  await sql`insert into media_uses (media_id, resource, row_id, label)
    select m.id, ${resource}, u.row_id, u.label
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(folder text, row_id bigint, label text)
    join media m on left(m.hash, 32) = u.folder on conflict do nothing`.execute(trx);
}
