import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@enlace/shared-contract/errors';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { UploadedFile } from './uploaded-file';

/** Streams one file of a form to the disk, under a random name. */
export async function receiveFile(part: MultipartFile, folder: string): Promise<UploadedFile> {
  const path = join(folder, randomUUID());
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(part.file, target);
  if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', { message: `file ${part.fieldname}` });
  return new UploadedFile({ path, name: part.filename, type: part.mimetype, size: target.bytesWritten });
}
