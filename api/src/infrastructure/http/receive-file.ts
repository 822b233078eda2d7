import type { MultipartFile } from '@fastify/multipart';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { UploadedFile } from './uploaded-file';

/** Streams one file of a form to the disk, under a random name. `part.file.truncated`: it was over the limit. */
export async function receiveFile(part: MultipartFile, folder: string): Promise<UploadedFile> {
  const path = join(folder, randomUUID());
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, target);
  return new UploadedFile({ path, name: part.filename, type: part.mimetype, size: target.bytesWritten });
}
