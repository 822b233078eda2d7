import { AppError } from '@enlace/shared-contract/errors';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A stored file that is open for reading. */
export interface OpenFile {
  readonly bytes: number;
  stream(): Readable;
}

/**
 * The store of files: a folder, or a bucket when several machines serve. Keys come from `fileKey`; the content of a
 * key never changes.
 */
export interface FileStore {
  put(key: string, content: Buffer): Promise<void>;
  /** Null when the file does not exist. */
  open(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}\/[a-z0-9]{1,12}\.[a-z0-9]{2,5}$/;

/** The key of one variant of a file: `<hash>/<name>.<extension>`. */
export function fileKey(folder: string, name: string): string {
  const key = `${folder}/${name}`;
  if (!isFileKey(key)) throw new Error(`no file key: ${key}`);
  return key;
}

export function isFileKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Files in a folder with 256 subfolders. A file becomes visible only when it is complete. */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`no file key: ${key}`);
    return join(root, key.slice(0, 2), key);
  };
  return {
    put: async (key, content) => {
      const path = pathOf(key);
      const unfinishedPath = `${path}.${randomUUID()}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinishedPath, content, { mode: 0o640 });
        await rename(unfinishedPath, path);
      } catch (error) {
        await rm(unfinishedPath, { force: true }).catch(() => undefined);
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
