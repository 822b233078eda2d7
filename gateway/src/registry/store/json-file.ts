import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';

/** Reads and parses a file; null when it does not exist. */
export async function readJsonFile<T>(file: string, parse: (value: unknown) => T): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return text === null ? null : parse(JSON.parse(text));
}

/** Replaces a file in one step: a reader sees the old content or the new one, even after a power failure. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR');
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
