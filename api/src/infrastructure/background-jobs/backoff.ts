import type { RetryRule } from './define-job';

/** Random share of a pause, so that jobs that failed together are not repeated together. */
const jitter = 0.25;

/** Seconds until the next attempt after the failed attempt `attempt`. */
export function pauseAfter(attempt: number, rule: RetryRule, random: () => number = Math.random): number {
  const pause = Math.min(rule.firstSeconds * 2 ** (attempt - 1), rule.longestSeconds);
  return pause * (1 - jitter * random());
}
