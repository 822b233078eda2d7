import type { RetryRule } from './define-job';

/** Share of a pause that is left to chance, so that jobs that failed together are not tried together. */
const jitter = 0.25;

/** Seconds until the next attempt, after the attempt with this number has failed. */
export function pauseAfter(attempt: number, rule: RetryRule, random: () => number = Math.random): number {
  const pause = Math.min(rule.firstSeconds * 2 ** (attempt - 1), rule.longestSeconds);
  return pause * (1 - jitter * random());
}
