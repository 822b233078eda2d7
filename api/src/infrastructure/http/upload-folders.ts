import type { FastifyRequest } from 'fastify';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyRequest {
    /** Folder of the files of this request; null without files. */
    uploadFolder: string | null;
  }
}

/** The name contains the process, so that another process can tell whether the folder is still in use. */
const folderPrefix = `enlace-upload-${process.pid}-`;
const folderName = /^enlace-upload-(?:(\d+)-)?\w{6}$/;
/** Milliseconds after which a folder is removed although a process with its number runs: numbers are used again. */
const longestUse = 24 * 60 * 60 * 1000;

/** The folder for the files of a request; made on first use. */
export async function folderOf(request: FastifyRequest): Promise<string> {
  request.uploadFolder ??= await mkdtemp(join(tmpdir(), folderPrefix));
  return request.uploadFolder;
}

/** Deletes the files of a request. */
export async function forgetFiles(request: FastifyRequest): Promise<void> {
  if (request.uploadFolder !== null) await rm(request.uploadFolder, { recursive: true, force: true });
}

/**
 * Deletes the upload folders that killed processes left; call it before this process receives files.
 * @returns the number of removed folders
 */
export async function removeStaleFolders(now: number, folder = tmpdir()): Promise<number> {
  const names = (await readdir(folder)).filter((name) => folderName.test(name));
  const stale = await Promise.all(names.map((name) => isStale(join(folder, name), name, now)));
  const paths = names.filter((_, at) => stale[at]).map((name) => join(folder, name));
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
  return paths.length;
}

async function isStale(path: string, name: string, now: number): Promise<boolean> {
  const owner = folderName.exec(name)?.[1];
  const age = now - ((await stat(path).catch(() => null))?.mtimeMs ?? now);
  if (age > longestUse) return true;
  return owner !== undefined && (Number(owner) === process.pid || !isRunning(Number(owner)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, but must not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
