import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { MultipartFile } from '@fastify/multipart';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { RegistryStore } from '../store/registry-store';
import { isSafePath } from './safe-path';
import { buildLimits, parseSent, type StagedBuild } from './staged-build';

/** Parts beside the files. */
const textParts = new Set(['build', 'remote', 'manifest', 'by', 'why']);

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
  const folders = new Set<string>();
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'file' && part.fieldname === 'files') {
      const path = checkedPath(part, receivedFiles, folders);
      receivedFiles.set(path, await toDisk(part, join(folder, 'files', path), budget));
      continue;
    }
    if (!textParts.has(part.fieldname)) throw refusal(`The part "${part.fieldname.slice(0, 60)}" is unknown.`);
    if (texts.has(part.fieldname)) throw refusal(`The part "${part.fieldname}" was sent twice.`);
    const text = part.type === 'field' ? String(part.value) : (await part.toBuffer()).toString('utf8');
    spend(budget, Buffer.byteLength(text));
    texts.set(part.fieldname, text);
  }
  const text = async (name: string, path: string): Promise<unknown> => {
    const sentText =
      texts.get(name) ?? (receivedFiles.has(path) ? await readFile(join(folder, 'files', path), 'utf8') : null);
    if (sentText === null) throw refusal(`The part "${name}" is missing.`);
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

function checkedPath(part: MultipartFile, receivedFiles: ReadonlyMap<string, string>, folders: Set<string>): string {
  const path = part.filename;
  if (!isSafePath(path)) throw refusal(`The path "${path}" is not allowed in a build.`);
  if (receivedFiles.has(path)) throw refusal(`${path} was sent twice.`);
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  const clash = folders.has(path) ? path : [...folders].find((folder) => receivedFiles.has(folder));
  if (clash !== undefined) throw refusal(`${clash} is both a file and a folder.`);
  return path;
}

function refusal(userMessage: string): AppError {
  return new AppError('VALIDATION_FAILED', { userMessage });
}

/** All parts count against the size of a build. */
function spend(budget: { left: number }, bytes: number): void {
  budget.left -= bytes;
  if (budget.left < 0) throw new AppError('PAYLOAD_TOO_LARGE', { userMessage: 'The build is too large.' });
}

async function toDisk(part: MultipartFile, target: string, budget: { left: number }): Promise<string> {
  const hash = createHash('sha384');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      try {
        spend(budget, chunk.length);
        hash.update(chunk);
        callback(null, chunk);
      } catch (error) {
        callback(error instanceof Error ? error : null);
      }
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
