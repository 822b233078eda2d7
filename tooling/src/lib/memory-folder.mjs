import { accessSync, constants, statfsSync } from 'node:fs';

/** Folder of files in memory on Linux. */
export const memory = '/dev/shm';

/** Whether the folder of files in memory exists and has 4 GiB of space: tests copy databases. */
export function hasSpaceInMemory() {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 ** 32;
  } catch {
    return false;
  }
}
