import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hasSpaceInMemory, memory } from '../lib/memory-folder.mjs';

const folderPrefix = 'enlace-test-run-';
const mark = 'ENLACE_TEST_RUN';

/**
 * Gives this process, and all that it starts, temporary folders of its own, on the disk and in memory, and a mark in the
 * environment. `find()` describes what the run has left behind: processes, and files in these folders. `remove()` ends
 * and deletes all of it.
 */
export function watchLeftovers() {
  const folder = makeFolder(tmpdir());
  const folders = [folder, ...(hasSpaceInMemory() ? [makeFolder(memory)] : [])];
  process.env.TMPDIR = folder;
  process.env.ENLACE_TEST_MEMORY = folders.at(-1);
  process.env[mark] = folder;

  return {
    find() {
      const processes = listProcesses(`${mark}=${folder}`).map(({ pid, command }) => `process ${pid}: ${command}`);
      const files = folders.flatMap((one) => readdirSync(one).filter((name) => !sharedFiles.test(name)));
      return [...processes, ...files.map((name) => `temporary file: ${name}`)];
    },
    remove() {
      for (const { pid } of listProcesses(`${mark}=${folder}`)) endProcess(pid);
      for (const one of folders) rmSync(one, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Creates a folder whose name has this process's number, and deletes those of runs that were killed. */
function makeFolder(place) {
  const pidOf = (name) => Number(name.slice(folderPrefix.length).split('-')[0]);
  for (const name of readdirSync(place).filter((one) => one.startsWith(folderPrefix)))
    if (!isRunning(pidOf(name))) rmSync(join(place, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(place, `${folderPrefix}${process.pid}-`));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  return folder;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Caches that the programs of a run share (templates of test databases, compilers), and what Chromium keeps there: its
 * own files stay when Playwright ends it while it writes one.
 */
const sharedFiles =
  /^(enlace-test-templates|node-compile-cache|tsx-\d+|playwright-transform-cache-\d+|pulse-\w+|\.org\.chromium\.Chromium\.\w+)$/;

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
