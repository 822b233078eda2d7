/** Milliseconds until the work starts in a browser that is never idle. */
const longestDelay = 1000;

/** Runs work when the browser has drawn and is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: longestDelay });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work);
  return () => clearTimeout(id);
}
