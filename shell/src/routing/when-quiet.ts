/** Milliseconds between looks at whether the page still loads. */
const pause = 150;

/**
 * Runs work once the page is loaded, nothing is being asked of the server, and the browser is idle, so that what might
 * be needed next never competes with what is needed now.
 */
export function whenQuiet(isBusy: () => boolean, work: () => void): void {
  if (document.readyState !== 'complete' || isBusy()) {
    setTimeout(() => whenQuiet(isBusy, work), pause);
    return;
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, pause);
}
