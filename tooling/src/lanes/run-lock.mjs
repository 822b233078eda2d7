import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../lib/workspace.mjs';

/** The lock of this checkout: tests, and checks that write logs. */
export const testLock = join(root, 'var/test-run.lock');

/** The process of a lock that is held by another run. */
export class LockedError extends Error {
  constructor(pid, startedAt) {
    super(`another test run works in this checkout: process ${pid}, since ${startedAt}. Wait for it, or end it.`);
    this.pid = pid;
  }
}

/**
 * Takes the lock of a checkout's test run, a file with the process and its start. A lock of a process that has ended is
 * taken over. Returns a function that releases it; throws LockedError.
 */
export function takeLock(file, pid = process.pid) {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      const descriptor = openSync(file, 'wx');
      writeSync(descriptor, JSON.stringify({ pid, identity: identityOf(pid), startedAt: new Date().toISOString() }));
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      if (holder !== null && isRunning(holder)) throw new LockedError(holder.pid, holder.startedAt);
      // Without content, another run may be writing it at this moment; then the second attempt sees it.
      if (attempt > 0 || holder !== null) rmSync(file, { force: true });
    }
  }
}

function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isRunning({ pid, identity }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return identity === identityOf(pid);
}

/** Start of a process in ticks since the boot, because a number is used again; null where /proc does not exist. */
function identityOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return null;
  }
}
