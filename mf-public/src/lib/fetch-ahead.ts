/** Milliseconds after which it is done even if the browser is never idle. */
const patience = 3000;

/** Fetches a picture of a page nearby into the browser's cache, when there is nothing better to do. */
export function fetchAhead(href: string): void {
  const add = () => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(add, { timeout: patience });
  else setTimeout(add, patience);
}
