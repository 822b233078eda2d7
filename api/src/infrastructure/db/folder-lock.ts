import { createHash } from 'node:crypto';
import { mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Keeps a second process out of the database folder, because two processes would overwrite each other's rows. On
 * Linux the lock is an abstract socket, which the system releases when the process ends; elsewhere it is a file
 * beside the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const path = realpathSync(folder);
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path);
}

function inUse(folder: string): Error {
  return new Error(
    `The data folder ${folder} is in use by another process: stop that one, or start with a folder of your own, e.g. DATA_DIR=${folder.replace(/\/db$/, '')}-2.`,
  );
}

async function lockBySocket(path: string): Promise<FolderLock> {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject('code' in error && error.code === 'EADDRINUSE' ? inUse(path) : error));
    server.listen(`\0enlace-db-${name}`, resolve);
  });
  server.unref();
  return { release: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

async function lockByFile(path: string): Promise<FolderLock> {
  const file = `${path}.lock`;
  try {
    writeSync(openSync(file, 'wx'), String(process.pid));
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw inUse(path);
    rmSync(file);
    writeSync(openSync(file, 'wx'), String(process.pid));
  }
  return { release: async () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
