import { setTimeout as pause } from 'node:timers/promises';

/** Answers no sooner than after `leastMs`, so that work done for some people only does not show in the time. */
export async function evenTime<T>(leastMs: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, pause(leastMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
