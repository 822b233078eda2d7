/** Milliseconds until the fetch starts in a browser that is never idle. */
const maxDelay = 3000;

/** Loads a picture of another page into the browser's cache when the browser is idle. */
export function fetchAhead(href: string): void {
  const add = () => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(add, { timeout: maxDelay });
  else setTimeout(add, maxDelay);
}
