import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { placeOfCopies } from './place-of-copies';

/** A PostgreSQL of the tests in a temporary folder, which tests can crash and start again. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends the server immediately, like a crash. */
  crash(): Promise<void>;
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/**
 * Folder of Debian's programs; installs the package if the process may do so. Null when PostgreSQL is not available.
 */
export function findPostgres(): string | null {
  const find = (): string | null => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
    return versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
  };
  const installedFolder = find();
  if (installedFolder !== null || !isRoot || !existsSync('/usr/bin/apt-get')) return installedFolder;
  try {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
  } catch {
    return null;
  }
  return find();
}

export async function createPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === null) throw new Error('no PostgreSQL here: install it, or name a database in DATABASE_URL_TEST');
  removeDeadServers();
  const folder = mkdtempSync(join(placeOfCopies(), folderPrefix));
  const [uid, gid] = isRoot ? idsOfPostgres() : [undefined, undefined];
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const who = { cwd: folder, ...(uid === undefined || gid === undefined ? {} : { uid, gid }) };
  const data = join(folder, 'data');
  const port = await freePort();
  const initial = ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), initial, { ...who, stdio: 'pipe' });
  let running: ChildProcess | null = null;

  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const child = running;
    running = null;
    if (child === null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
  };
  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      const settings = [
        'fsync=off',
        'full_page_writes=off',
        // A copy of a database is in use for some seconds: less log, and no work in the background.
        'wal_level=minimal',
        'max_wal_senders=0',
        'autovacuum=off',
        'checkpoint_timeout=1h',
        // In the folder of data, which is deleted, and not in memory that all programs share.
        'dynamic_shared_memory_type=mmap',
        'max_wal_size=256MB',
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
      ];
      const flags = settings.flatMap((setting) => ['-c', setting]);
      running = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], { ...who, stdio: 'ignore' });
      const isReady = (): boolean => {
        try {
          execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'], {
            stdio: 'ignore',
          });
          return true;
        } catch {
          return false;
        }
      };
      for (let tries = 0; !isReady(); tries += 1) {
        if (tries > 200) throw new Error('PostgreSQL did not start');
        await sleep(50);
      }
    },
    crash: () => end('SIGQUIT'),
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Folders of servers. Another run, also of another checkout, must not take a server in use for its own leftover. */
const folderPrefix = 'postgres-enlace-';
const longestStartMs = 10 * 60_000;

/** Deletes the folders of killed servers: in memory they would stay until the machine stops. */
function removeDeadServers(): void {
  const place = placeOfCopies();
  for (const name of readdirSync(place).filter((one) => one.startsWith(folderPrefix))) {
    const folder = join(place, name);
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isInUse(folder: string): boolean {
  const file = join(folder, 'data', 'postmaster.pid');
  try {
    const startedAt = statSync(folder).mtimeMs;
    if (!existsSync(file)) return Date.now() - startedAt < longestStartMs;
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 0);
    return true;
  } catch {
    return false;
  }
}

function idsOfPostgres(): [number, number] {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
