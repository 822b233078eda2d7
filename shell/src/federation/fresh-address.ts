/** Looked up by every chunk loader of the builds before a script is added. */
declare global {
  var enlaceAddress: ((url: string) => string) | undefined;
}

/** Scripts that could not be loaded on this page, or were not what was published, with how often. */
const failures = new Map<string, number>();

/**
 * Where to ask for a script now. After a failure it is an address of its own, so that neither a cache that holds
 * something broken nor a preload that failed can answer again: only the server.
 */
export function freshAddress(url: string): string {
  const count = failures.get(url);
  return count === undefined ? url : `${url}?again=${count}`;
}

/** Begins to note which scripts fail; used once, at the start. */
export function noteFailedScripts(): void {
  globalThis.enlaceAddress = freshAddress;
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.src === '') return;
    const url = target.src.replace(/\?again=\d+$/, '');
    failures.set(url, (failures.get(url) ?? 0) + 1);
  };
  // Errors of elements do not bubble; they are seen on their way down.
  addEventListener('error', handleError, true);
}
