import { setTimeout as pause } from 'node:timers/promises';

const tries = 6;
const firstMs = 100;

/**
 * Repeats a write about the end of a job for about six seconds while the database fails, because unrecorded work
 * would be repeated.
 */
export async function keepTrying(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await write();
      return;
    } catch (error) {
      if (attempt === tries) throw error;
      await pause(firstMs * 2 ** attempt, undefined, { ref: false });
    }
}
