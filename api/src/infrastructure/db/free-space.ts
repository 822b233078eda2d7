import { statfs } from 'node:fs/promises';

/** How long a look at the disk is believed. */
const memoryMs = 250;

/** Whether a folder's disk has room above a floor of so many bytes. */
export function watchFreeSpace(folder: string, floor: number): () => Promise<boolean> {
  let at = 0;
  let hasRoom = true;
  return async () => {
    if (Date.now() - at < memoryMs) return hasRoom;
    const { bavail, bsize } = await statfs(folder);
    at = Date.now();
    hasRoom = bavail * bsize > floor;
    return hasRoom;
  };
}
