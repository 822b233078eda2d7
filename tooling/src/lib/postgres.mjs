import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from './ports.mjs';
import { run } from './run.mjs';

const packages = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function findPrograms() {
  const versions = existsSync(packages)
    ? readdirSync(packages)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  return versions
    .map((version) => join(packages, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

async function installPrograms() {
  if (findPrograms()) return findPrograms();
  if (!isRoot) throw new Error('install PostgreSQL, or name a database in DATABASE_URL_TEST');
  await run('apt-get', ['update', '-q']);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { env });
  const programs = findPrograms();
  if (!programs) throw new Error(`the package postgresql could not be installed:\n${output}`);
  return programs;
}

/** PostgreSQL refuses to run as root; then its own user runs it. */
const asPostgres = (command) => (isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command);

/**
 * A PostgreSQL for tests: the one in DATABASE_URL_TEST, or a server in a folder below `place`, from Debian's package,
 * which is installed when it is missing. `stop()` ends and removes it, and resolves to the seconds of processor time that
 * it took; null when they cannot be read.
 */
export async function startPostgres({ place = tmpdir(), isDurable = false } = {}) {
  const { DATABASE_URL_TEST } = process.env;
  if (DATABASE_URL_TEST) return { url: DATABASE_URL_TEST, stop: async () => null };
  const programs = await installPrograms();
  const folder = mkdtempSync(join(place, 'enlace-postgres-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();

  const [initdb, ...initArgs] = asPostgres([
    join(programs, 'initdb'),
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  const initdbRun = await run(initdb, initArgs, { cwd: folder });
  if (initdbRun.code !== 0) throw new Error(`initdb failed:\n${initdbRun.output}`);

  const fast = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // A copy of a database is in use for some seconds: less log, and no work in the background.
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_wal_size=256MB',
    'checkpoint_timeout=1h',
    'autovacuum=off',
  ];
  const settings = [
    ...(isDurable ? ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'] : fast),
    // In the folder of data, which is deleted, and not in memory that all programs share.
    'dynamic_shared_memory_type=mmap',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const [postgres, ...args] = asPostgres([
    join(programs, 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...settings.flatMap((one) => ['-c', one]),
  ]);
  const server = spawn(postgres, args, { cwd: folder, stdio: 'ignore' });
  const serverEnd = new Promise((resolve) => server.on('close', resolve));

  /** To the server itself: `runuser` would end without it. */
  function signalServer(signal) {
    try {
      process.kill(readServerPid(data), signal);
    } catch {
      // It has ended, or has not written its number yet.
      server.kill(signal);
    }
  }

  async function stop() {
    const seconds = readProcessorSeconds(data);
    signalServer('SIGINT');
    await Promise.race([serverEnd, sleep(20_000)]);
    signalServer('SIGQUIT');
    await Promise.race([serverEnd, sleep(5000)]);
    rmSync(folder, { recursive: true, force: true });
    return seconds;
  }

  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await run(join(programs, 'pg_isready'), address)).code === 0) {
      await run(join(programs, 'createdb'), [...address, 'enlace_test']);
      return { url: `postgres://postgres@127.0.0.1:${port}/enlace_test`, stop };
    }
    await sleep(100);
  }
  await stop();
  throw new Error('PostgreSQL did not start within 10 seconds');
}

/** The process number of the server with this folder of data. */
const readServerPid = (data) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

const ticksPerSecond = 100;

/** Processor seconds of a server and of its processes that ended, from Linux's /proc; null on other systems. */
function readProcessorSeconds(data) {
  try {
    const pid = readServerPid(data);
    // Fields after the name, which is in parentheses: the 12th to 15th are ticks of the process and its children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return null;
  }
}
