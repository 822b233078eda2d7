import { statfs } from 'node:fs/promises';

/** Milliseconds for which a measurement of the disk is valid. */
const memoryMs = 250;

/** Returns a check whether the disk of a folder has more free bytes than `floor`. */
export function watchFreeSpace(folder: string, floor: number): () => Promise<boolean> {
  let at = 0;
  let hasFreeSpace = true;
  return async () => {
    if (Date.now() - at < memoryMs) return hasFreeSpace;
    const { bavail, bsize } = await statfs(folder);
    at = Date.now();
    hasFreeSpace = bavail * bsize > floor;
    return hasFreeSpace;
  };
}
