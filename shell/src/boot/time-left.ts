import { loadTimeout } from '../federation/load-remote';

/** Minimum time limit for a remote in milliseconds, even if the shell itself was late. */
const least = 1_500;

/**
 * Time limit for the code of a rendered page, in milliseconds. The code was requested together with the shell's,
 * after the first paint; the limit counts from then.
 */
export function timeLeft(): number {
  const [page] = performance.getEntriesByType('navigation');
  const here = page instanceof PerformanceNavigationTiming ? page.domContentLoadedEventStart : performance.now();
  return Math.max(least, loadTimeout - (performance.now() - here));
}
