import { chunkBytes, type Upload } from '@enlace/shared-contract';
import { randomBytes } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { fileKey, type FileStore } from '../../../infrastructure/files/file-store';

/** An upload under way as it is kept: how much has arrived, in how many chunks. */
export interface UploadRow {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly hash: string | null;
  readonly folder: string | null;
  readonly received: number;
  readonly parts: number;
  readonly created_by: number;
}

/** Uploads that one person may have under way. */
export const mostUploads = 100;
const dayMs = 86_400_000;

/** The key of one chunk; files of this kind are never served. */
export function partKey(id: string, part: number): string {
  return fileKey(id, `p${part}.part`);
}

export function presentUpload({ id, name, bytes, received }: UploadRow): Upload {
  return { id, name, bytes, offset: received, chunk_bytes: chunkBytes };
}

/** An upload of hers; nobody else's. */
export async function findUpload(db: Db, id: string, userId: number): Promise<UploadRow | null> {
  const query = db.selectFrom('media_uploads').selectAll().where('id', '=', id).where('created_by', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

type NewUpload = Pick<UploadRow, 'name' | 'bytes' | 'hash' | 'folder' | 'created_by'>;

/** Her upload of this content that was broken off; null when there is none. */
export async function findBroken(db: Db, wanted: NewUpload): Promise<UploadRow | null> {
  if (wanted.hash === null) return null;
  const query = db
    .selectFrom('media_uploads')
    .selectAll()
    .where('created_by', '=', wanted.created_by)
    .where('hash', '=', wanted.hash)
    .where('bytes', '=', wanted.bytes)
    .orderBy('created_at', 'desc');
  return (await query.executeTakeFirst()) ?? null;
}

export async function countUploads(db: Db, userId: number): Promise<number> {
  const query = db.selectFrom('media_uploads').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await query.where('created_by', '=', userId).executeTakeFirstOrThrow()).count);
}

export async function addUpload(db: Db, upload: NewUpload, at: Date): Promise<UploadRow> {
  const row = { ...upload, id: randomBytes(16).toString('hex'), created_at: at, updated_at: at };
  return db.insertInto('media_uploads').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Notes a chunk that has been stored; null when another request was quicker with the same place. */
export async function noteChunk(db: Db, upload: UploadRow, bytes: number, at: Date): Promise<UploadRow | null> {
  const query = db
    .updateTable('media_uploads')
    .set({ received: upload.received + bytes, parts: upload.parts + 1, updated_at: at })
    .where('id', '=', upload.id)
    .where('received', '=', upload.received)
    .returningAll();
  return (await query.executeTakeFirst()) ?? null;
}

/** Forgets an upload and its chunks. */
export async function dropUpload(db: Db, files: FileStore, upload: UploadRow): Promise<void> {
  await db.deleteFrom('media_uploads').where('id', '=', upload.id).execute();
  // One more than was noted: a chunk may have been stored without.
  for (let part = 0; part <= upload.parts; part += 1) await files.remove(partKey(upload.id, part));
}

/** Forgets the uploads that nobody went on with for a day. */
export async function dropStale(db: Db, files: FileStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  const stale = await db.selectFrom('media_uploads').selectAll().where('updated_at', '<', before).limit(20).execute();
  for (const upload of stale) await dropUpload(db, files, upload);
}
