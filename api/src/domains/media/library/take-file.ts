import { AppError } from '@enlace/shared-contract/errors';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { UploadedFile } from '../../../infrastructure/http/uploaded-file';
import type { FileStore } from '../../../infrastructure/files/file-store';
import { documentKindOf, imageKindOf } from '../../../infrastructure/files/file-types';
import { takeUpload, type TakenUpload } from '../../../infrastructure/files/store-upload';
import type { Acting } from '../../identity';
import { partKey, type UploadRow } from './uploads.repository';

interface LibraryUpload {
  readonly file: UploadedFile;
  readonly folder: string | null;
}

/**
 * Adds a file to the library with the type of its content. Throws UNSUPPORTED_MEDIA_TYPE for types that the library
 * does not accept.
 */
export async function takeFile(
  { deps, viewer, locale }: Acting,
  { file, folder }: LibraryUpload,
): Promise<TakenUpload> {
  const kind = (await imageKindOf(file)) !== null ? 'image' : 'document';
  if (kind === 'document' && (await documentKindOf(file)) === null)
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: `no picture and no document: ${file.name}` });
  return takeUpload(deps, file, { createdBy: viewer.id, locale, folder, kind, field: 'file', isPublic: true });
}

/** Joins the chunks of an upload in a temporary file, which exists while `use` runs. */
export async function withAssembled<T>(
  files: FileStore,
  upload: UploadRow,
  use: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-upload-'));
  const path = join(folder, 'whole');
  try {
    for (let part = 0; part < upload.parts; part += 1) {
      const chunk = await files.open(partKey(upload.id, part));
      // The chunk is on another machine, or its folder was replaced: the caller has to begin again.
      if (chunk === null) throw new AppError('CONFLICT', { message: `upload ${upload.id}: chunk ${part} is missing` });
      await pipeline(chunk.stream(), createWriteStream(path, { flags: 'a', mode: 0o600 }));
    }
    return await use(new UploadedFile({ path, name: upload.name, type: '', size: upload.bytes }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
