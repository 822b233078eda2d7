import type { FaultReporter } from '@enlace/shared-data';
import { isAppError } from '@enlace/shared-contract/errors';

/** The report of remotes' faults: each once, with remote and place, without personal data. */
export type Reporter = FaultReporter;

/** Reports to the console as one line; a collector can listen to the `enlace:fault` event. */
export const reportFault: Reporter = ({ owner, place, error }) => {
  const code = isAppError(error) ? error.code : 'INTERNAL';
  const message = error instanceof Error ? error.message : String(error);
  globalThis.dispatchEvent(new CustomEvent('enlace:fault', { detail: { owner, place, code } }));
  // eslint-disable-next-line no-console -- the one place where the browser's log is written
  console.warn(`[enlace] ${owner} ${place} ${code}: ${message}`);
};
