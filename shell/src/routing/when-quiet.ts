/** Milliseconds between checks whether the page is still loading. */
const pause = 150;

/**
 * Runs work when the page is loaded, no request is running, and the browser is idle, so that prefetches never compete
 * with current needs.
 */
export function whenQuiet(isBusy: () => boolean, work: () => void): void {
  if (document.readyState !== 'complete' || isBusy()) {
    setTimeout(() => whenQuiet(isBusy, work), pause);
    return;
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, pause);
}
