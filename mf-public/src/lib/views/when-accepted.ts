import { consentKey, consentValues } from '@enlace/shared-contract/platform';

function hasAccepted(): boolean {
  return document.cookie.split('; ').includes(`${consentKey}=${consentValues.accepted}`);
}

/**
 * Does work as soon as the visitor has accepted: now, or after a later press of a button here or in another tab. Returns
 * the function that ends the wait.
 */
export function whenAccepted(work: () => void): () => void {
  if (hasAccepted()) {
    work();
    return () => undefined;
  }
  const wait = new AbortController();
  const check = () => {
    if (wait.signal.aborted || !hasAccepted()) return;
    wait.abort();
    work();
  };
  // The banner stores the choice while it handles the press.
  document.addEventListener('click', () => setTimeout(check), { signal: wait.signal });
  addEventListener('storage', check, { signal: wait.signal });
  return () => wait.abort();
}
