import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for `work`, but at least `leastMs` milliseconds, so that the time of an answer does not show which work was
 * necessary.
 */
export async function evenTime<T>(leastMs: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
