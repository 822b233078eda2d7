import { AppError } from '@enlace/shared-contract';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file, opened. */
export interface OpenFile {
  readonly bytes: number;
  stream(): Readable;
}

/**
 * Where files lie: a folder here, a bucket where several machines serve. Keys are of our own making, see `fileKey`; what
 * is stored under a key never changes.
 */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Null when there is no such file. */
  open(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}\/[a-z0-9]{1,12}\.[a-z0-9]{2,5}$/;

/** The key of one size or form of a file: `<hash>/<name>.<extension>`. */
export function fileKey(folder: string, name: string): string {
  const key = `${folder}/${name}`;
  if (!isFileKey(key)) throw new Error(`no file key: ${key}`);
  return key;
}

export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Files in a folder, spread over 256 others. A file appears whole or not at all. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`no file key: ${key}`);
    return join(root, key.slice(0, 2), key);
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, content, { mode: 0o640 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw isFull(error) ? new AppError('STORAGE_FULL', { message: 'no room for files', cause: error }) : error;
      }
    },
    open: async (key) => {
      const path = pathOf(key);
      const facts = await stat(path).catch(() => null);
      return facts?.isFile() ? { bytes: facts.size, stream: () => createReadStream(path) } : null;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
