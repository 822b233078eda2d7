import { media } from '@enlace/shared-contract/media';
import { sql } from 'kysely';
import * as z from 'zod';

import { programOrigin, recordAudit } from '../../infrastructure/audit/record-audit';
import type { Db } from '../../infrastructure/db/database';
import { transact } from '../../infrastructure/db/transact';
import type { ApiDeps } from '../../infrastructure/env/deps';
import { fileJobs, removeFilesLater } from '../../infrastructure/files/file-jobs';
import { filesPath } from '../../infrastructure/files/media.repository';
import { keysOfMedium, type MediumFiles } from '../../infrastructure/files/keys-of-medium';
import { defineJob, type JobRunner } from '../../infrastructure/background-jobs/define-job';

const dayMs = 86_400_000;
/** Days before an unused file is removed: a form or a draft may use it soon. */
const graceDays = 7;
/** Days in which a removed file can be restored. */
export const trashDays = 30;
const mostAtOnce = 200;

/** Tables that may name a file without using it. */
const tablesWithoutUses = ['media', 'media_uploads', 'audit_entries', 'search_entries'];

interface UnusedMedium {
  readonly id: number;
  readonly folder: string;
}

/**
 * Removes unused files: files of forms and registrations whose record is gone, after a week, and files in the trash of
 * the library, after 30 days. Files of the library stay until a user removes them. Returns the number of removed files.
 */
export async function cleanFiles({ db, clock }: Pick<ApiDeps, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  const { rows } = await sql<UnusedMedium>`select m.id, left(m.hash, 32) as folder from media m where ${isDue(now)}
    and not exists (select 1 from media_uses u where u.media_id = m.id) order by m.id`.execute(db);
  if (rows.length === 0) return 0;
  const uses = await findUses(db);
  let count = 0;
  const unusedMedia = rows.filter((row) => !uses.has(row.folder) && !uses.has(String(row.id)));
  for (const { id } of unusedMedia.slice(0, mostAtOnce)) {
    if (await removeMedium(db, id, now)) count += 1;
  }
  return count;
}

const cleanMedia = defineJob({ kind: 'media.clean', payload: z.object({}), everySeconds: 6 * 3600 });

/** Background jobs of the domain: removal of files, and cleanup of unused media. */
export function mediaJobs(deps: Pick<ApiDeps, 'db' | 'files' | 'clock'>): readonly JobRunner[] {
  return [...fileJobs(deps), cleanMedia.runs(() => cleanFiles(deps))];
}

function isDue(now: Date) {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return sql`((m.deleted_at is null and not m.is_public and greatest(m.created_at, m.updated_at) < ${ago(graceDays)})
    or m.deleted_at < ${ago(trashDays)})`;
}

/** Folders of files that a row of any table names, and ids of media that a column refers to. */
async function findUses(db: Db): Promise<Set<string>> {
  const uses = new Set<string>();
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not in (${sql.join(tablesWithoutUses)})`.execute(db);
  for (const { name } of tables.rows) {
    const text = sql`to_jsonb(t)::text`;
    const { rows } = await sql<{ folder: string }>`select distinct found[1] as folder
      from (select ${text} as text from ${sql.table(name)} as t where ${text} like ${`%${filesPath}%`}) as r,
        regexp_matches(r.text, ${`${filesPath}([0-9a-f]{32})/`}, 'g') as found`.execute(db);
    for (const { folder } of rows) uses.add(folder);
  }
  const links = await sql<{ name: string; column: string }>`select c.conrelid::regclass::text as name,
      a.attname as column from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`.execute(db);
  for (const { name, column } of links.rows) {
    const { rows } = await sql<{ id: number }>`select distinct ${sql.ref(column)} as id from ${sql.table(name)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { id } of rows) uses.add(String(id));
  }
  return uses;
}

/**
 * Removes a medium and, after the commit, its files; writes an audit entry. Returns false when the medium is used again
 * in the meantime.
 */
async function removeMedium(db: Db, id: number, now: Date): Promise<boolean> {
  return transact(db, async (trx) => {
    const { rows } = await sql<MediumFiles & { readonly name: string | null; readonly bytes: number }>`select url, name,
      bytes, hash, variants, original from media m where id = ${id} and ${isDue(now)}
      and not exists (select 1 from media_uses u where u.media_id = m.id) for update`.execute(trx);
    const [row] = rows;
    if (row === undefined) return false;
    await trx.deleteFrom('media').where('id', '=', id).execute();
    const before = { url: row.url, name: row.name, bytes: row.bytes };
    await recordAudit(trx, { origin: programOrigin, action: 'clean', resource: media.name, rowId: id, before });
    await removeFilesLater(trx, keysOfMedium(row));
    return true;
  });
}
