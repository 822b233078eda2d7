import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../db/database';
import { defineJob, type JobRunner } from '../background-jobs/define-job';
import { enqueue } from '../background-jobs/enqueue';
import type { FileStore } from './file-store';

const removeFiles = defineJob({ kind: 'media.remove-files', payload: z.object({ keys: z.array(z.string()) }) });

/** Removes stored files after the commit of the transaction that deletes their medium. */
export async function removeFilesLater(trx: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(trx, removeFiles, { keys: [...keys] });
}

export function fileJobs({ db, files }: { readonly db: Db; readonly files: FileStore }): readonly JobRunner[] {
  return [
    removeFiles.runs(async ({ keys }) => {
      const usedFolders = await findUsedFolders(db, keys);
      for (const key of keys) if (!usedFolders.has(folderOf(key))) await files.remove(key);
    }),
  ];
}

/** Folders that a medium uses again, because the same content was uploaded in the meantime. */
async function findUsedFolders(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const folders = [...new Set(keys.map(folderOf))];
  if (folders.length === 0) return new Set();
  const { rows } = await sql<{ folder: string }>`select distinct left(hash, 32) as folder from media
    where left(hash, 32) in (${sql.join(folders)})`.execute(db);
  return new Set(rows.map(({ folder }) => folder));
}

function folderOf(key: string): string {
  return key.split('/', 1)[0] ?? '';
}
