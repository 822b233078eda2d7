import { loadTimeout } from '../federation/load-remote';

/** A remote is waited for at least this long, in milliseconds, however late the shell itself came. */
const least = 1_500;

/**
 * How long the code of a page that came rendered is still waited for. It was asked for together with the shell's, as
 * soon as the page was there and painted; patience counts from when it was there.
 */
export function patienceLeft(): number {
  const [page] = performance.getEntriesByType('navigation');
  const here = page instanceof PerformanceNavigationTiming ? page.domContentLoadedEventStart : performance.now();
  return Math.max(least, loadTimeout - (performance.now() - here));
}
