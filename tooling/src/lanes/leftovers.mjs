import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const mark = 'ENLACE_TEST_RUN';

/**
 * Gives this process, and all that it starts, a temporary folder of its own and a mark in the environment. `find()`
 * describes what the run has left behind: processes, and files in the temporary folder and in memory. `remove()` ends
 * and deletes all of it.
 */
export function watchLeftovers() {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-test-run-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env[mark] = folder;
  const earlierFiles = new Set(listMemory());

  return {
    find() {
      const processes = listProcesses(`${mark}=${folder}`).map(({ pid, command }) => `process ${pid}: ${command}`);
      const files = readdirSync(folder)
        .filter((name) => !sharedFiles.test(name))
        .map((name) => `temporary file: ${name}`);
      const copies = listMemory().filter((name) => !earlierFiles.has(name));
      return [...processes, ...files, ...copies.map((name) => `file in memory: ${name}`)];
    },
    remove() {
      for (const { pid } of listProcesses(`${mark}=${folder}`)) endProcess(pid);
      for (const name of listMemory())
        if (!earlierFiles.has(name)) rmSync(join(memory, name), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Caches that the programs of a run share (templates of test databases, compilers), and a folder of Chromium's. */
const sharedFiles = /^(enlace-test-templates|node-compile-cache|tsx-\d+|playwright-transform-cache-\d+|pulse-\w+)$/;

const listMemory = () => (existsSync(memory) ? readdirSync(memory).filter((name) => name.startsWith('enlace-')) : []);

function endProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** Processes, except this one, whose environment has the entry; none on systems without /proc. */
function listProcesses(entry) {
  const numbers = existsSync('/proc/self/environ') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return numbers
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .flatMap((pid) => {
      try {
        const hasEntry = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(entry);
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
        // A process without a command has ended and waits for its parent.
        return hasEntry && command !== '' ? [{ pid, command: command.slice(0, 150) }] : [];
      } catch {
        return [];
      }
    });
}
