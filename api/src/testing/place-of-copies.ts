import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Folder for databases of the tests: the one of the run that `npm test` makes, else in memory if there is enough space,
 * because copying and deleting on the disk takes longer than the tests.
 */
export function placeOfCopies(): string {
  const placeOfRun = process.env['ENLACE_TEST_MEMORY'];
  if (placeOfRun !== undefined) return placeOfRun;
  const memory = '/dev/shm';
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 2 ** 31 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
