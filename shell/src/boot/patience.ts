import { askedMark } from '@enlace/shared-contract';

import { loadTimeout } from '../federation/load-remote';

/** A remote is waited for at least this long, in milliseconds, however late the shell itself came. */
const least = 1_500;

/** How long the code of a page that came rendered is still waited for: it was asked for together with the shell's. */
export function patienceLeft(): number {
  const [asked] = performance.getEntriesByName(askedMark);
  const waited = performance.now() - (asked?.startTime ?? performance.now());
  return Math.max(least, loadTimeout - waited);
}
