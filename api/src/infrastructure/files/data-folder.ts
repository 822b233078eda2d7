import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates the data folder, and rejects with one sentence when it cannot be used. Each level is created on its own,
 * because Node's recursive `mkdir` never ends below `/proc`.
 * @param folder absolute path
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory()) throw new Error('it is a file');
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${folder} cannot be used (${reason}): set DATA_DIR to a folder that this user can write.`,
      { cause: error },
    );
  }
}

async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => null)) !== null) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another process creates the same folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}
