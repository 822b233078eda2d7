import { chunkBytes, type Upload } from '@enlace/shared-contract/media';
import { randomBytes } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { fileKey, type FileStore } from '../../../infrastructure/files/file-store';

/** An unfinished upload: the number of received bytes and of chunks. */
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

/** Unfinished uploads that one user may have. */
export const mostUploads = 100;
const dayMs = 86_400_000;

/** The key of a chunk in the file store; files with this extension are never served. */
export function partKey(id: string, part: number): string {
  return fileKey(id, `p${part}.part`);
}

export function presentUpload({ id, name, bytes, received: offset }: UploadRow): Upload {
  return { id, name, bytes, offset, chunk_bytes: chunkBytes };
}

/** An upload of this user. */
export async function findUpload(db: Db, id: string, userId: number): Promise<UploadRow | null> {
  const query = db.selectFrom('media_uploads').selectAll().where('id', '=', id).where('created_by', '=', userId);
  return (await query.executeTakeFirst()) ?? null;
}

type NewUpload = Pick<UploadRow, 'name' | 'bytes' | 'hash' | 'folder' | 'created_by'>;

/** The newest unfinished upload of the same content by this user; null when there is none. */
export async function findBroken(db: Db, newUpload: NewUpload): Promise<UploadRow | null> {
  if (newUpload.hash === null) return null;
  const query = db
    .selectFrom('media_uploads')
    .selectAll()
    .where('created_by', '=', newUpload.created_by)
    .where('hash', '=', newUpload.hash)
    .where('bytes', '=', newUpload.bytes)
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

/** Records a stored chunk; null when another request has stored a chunk at the same position. */
export async function noteChunk(db: Db, upload: UploadRow, bytes: number, at: Date): Promise<UploadRow | null> {
  const query = db
    .updateTable('media_uploads')
    .set({ received: upload.received + bytes, parts: upload.parts + 1, updated_at: at })
    .where('id', '=', upload.id)
    .where('received', '=', upload.received)
    .returningAll();
  return (await query.executeTakeFirst()) ?? null;
}

/** Removes an upload and its chunks. */
export async function dropUpload(db: Db, files: FileStore, upload: UploadRow): Promise<void> {
  await db.deleteFrom('media_uploads').where('id', '=', upload.id).execute();
  // The loop removes one more chunk than was recorded, because a chunk is stored before it is recorded.
  for (let part = 0; part <= upload.parts; part += 1) await files.remove(partKey(upload.id, part));
}

/** Removes uploads without a chunk for a day. */
export async function dropStale(db: Db, files: FileStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  const stale = await db.selectFrom('media_uploads').selectAll().where('updated_at', '<', before).limit(20).execute();
  for (const upload of stale) await dropUpload(db, files, upload);
}
