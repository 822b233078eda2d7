/** Milliseconds until the fetch starts in a browser that is never idle. */
const maxDelay = 3000;

/** Whether the user saves data or the connection is slow; browsers without Chromium do not say so. */
function isLimited(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}

/** Loads a picture of another page into the browser's cache when the browser is idle and data is not limited. */
export function fetchAhead(href: string): void {
  if (isLimited()) return;
  const add = () => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(add, { timeout: maxDelay });
  else setTimeout(add, maxDelay);
}
