import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'store-id';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The identity of a folder, which moves with it; a new one for a folder without. */
export async function identifyFolder(folder: string): Promise<string> {
  return (await readFolderId(folder)) ?? createFolderId(folder);
}

/** The identity of a folder; null without one. */
export async function readFolderId(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return uuid.test(text.trim()) ? text.trim() : null;
}

/** The identity of a new folder; two processes that create it at the same time get the same one. */
export async function createFolderId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const path = join(folder, fileName);
  const unfinishedPath = `${path}.${id}`;
  await writeFile(unfinishedPath, `${id}\n`);
  try {
    await link(unfinishedPath, path);
    return id;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    const otherId = await readFolderId(folder);
    if (otherId !== null) return otherId;
    await rename(unfinishedPath, path);
    return id;
  } finally {
    await rm(unfinishedPath, { force: true });
  }
}
