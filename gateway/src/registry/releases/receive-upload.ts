import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import type { RegistryStore } from '../store/registry-store';
import { isSafePath } from './safe-path';
import { buildLimits, parseSent, type StagedBuild } from './staged-build';

export interface ReceivedUpload extends StagedBuild {
  readonly by: string | undefined;
  readonly why: string | undefined;
}

/**
 * Receives a build as multipart: `build` (build.json), optionally `remote` (remote.json), and one part `files` per
 * file. The part's file name is the path in the build. Files are written to disk while they arrive. The caller
 * discards the folder.
 */
async function receiveUpload(request: FastifyRequest, folder: string): Promise<ReceivedUpload> {
  const receivedFiles = new Map<string, string>();
  const texts = new Map<string, string>();
  const budget = { left: buildLimits.totalBytes };
  const limits = { files: buildLimits.files, fileSize: buildLimits.fileBytes, fieldSize: 1024 * 1024, parts: 1_100 };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') texts.set(part.fieldname, String(part.value));
    else if (part.fieldname !== 'files') texts.set(part.fieldname, (await part.toBuffer()).toString('utf8'));
    else
      receivedFiles.set(
        checkedPath(part, receivedFiles),
        await toDisk(part, join(folder, 'files', part.filename), budget),
      );
  }
  const text = async (name: string, path: string): Promise<unknown> => {
    const sentText =
      texts.get(name) ?? (receivedFiles.has(path) ? await readFile(join(folder, 'files', path), 'utf8') : null);
    if (sentText === null) throw new AppError('VALIDATION_FAILED', { userMessage: `The part "${name}" is missing.` });
    return parseSent(path, sentText);
  };
  return {
    folder,
    received: receivedFiles,
    build: await text('build', 'build.json'),
    remote: await text('remote', 'remote.json'),
    manifest: await text('manifest', 'mf-manifest.json'),
    by: texts.get('by')?.slice(0, 100),
    why: texts.get('why')?.slice(0, 500),
  };
}

function checkedPath(part: MultipartFile, receivedFiles: ReadonlyMap<string, string>): string {
  const path = part.filename;
  if (!isSafePath(path)) {
    throw new AppError('VALIDATION_FAILED', { userMessage: `The path "${path}" is not allowed in a build.` });
  }
  if (receivedFiles.has(path)) throw new AppError('VALIDATION_FAILED', { userMessage: `${path} was sent twice.` });
  return path;
}

async function toDisk(part: MultipartFile, target: string, budget: { left: number }): Promise<string> {
  const hash = createHash('sha384');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      budget.left -= chunk.length;
      hash.update(chunk);
      if (budget.left < 0) callback(new AppError('PAYLOAD_TOO_LARGE', { userMessage: 'The build is too large.' }));
      else callback(null, chunk);
    },
  });
  await mkdir(dirname(target), { recursive: true });
  await pipeline(part.file, measure, createWriteStream(target));
  if (part.file.truncated) {
    throw new AppError('PAYLOAD_TOO_LARGE', {
      userMessage: `${part.filename} is larger than ${buildLimits.fileBytes / 1024 / 1024} MB.`,
    });
  }
  return `sha384-${hash.digest('base64')}`;
}

/** Stages an upload, passes it to `work` and always removes it afterwards. */
export async function withUpload<T>(
  request: FastifyRequest,
  store: RegistryStore,
  work: (upload: ReceivedUpload) => Promise<T>,
): Promise<T> {
  const folder = await store.stage();
  try {
    return await work(await receiveUpload(request, folder));
  } finally {
    await store.discard(folder);
  }
}
