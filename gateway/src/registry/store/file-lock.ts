import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { AppError } from '@enlace/shared-contract/errors';

import { hasCode } from './json-file';

const staleAfterMs = 10_000;
const timeoutMs = 5_000;
const stepMs = 20;

/** Runs work while it holds a lock file, so that several processes write to one folder in turn. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await take(file, Date.now() + timeoutMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string, until: number): Promise<void> {
  for (;;) {
    try {
      await (await open(file, 'wx')).close();
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const stats = await stat(file).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs > staleAfterMs) {
      // A process died during a write and left the lock. Its write was atomic.
      await rm(file, { force: true });
    } else if (Date.now() > until) {
      throw new AppError('UNAVAILABLE', { message: `${file} is held by another process`, retryAfterSeconds: 5 });
    } else {
      await pause(stepMs);
    }
  }
}
