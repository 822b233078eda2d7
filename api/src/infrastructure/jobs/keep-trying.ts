import { setTimeout as pause } from 'node:timers/promises';

const tries = 6;
const firstMs = 100;

/**
 * Writes how a job ended, again for about six seconds while the database fails: work that is done and not noted would
 * be done twice.
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
