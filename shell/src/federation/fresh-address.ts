/** Scripts with failures on this page, with the number of failures. */
const failures = new Map<string, number>();

/**
 * The address for a script. After a failure it is a new address, so that neither a cache with broken content nor a
 * failed preload can answer again.
 */
export function freshAddress(url: string): string {
  const count = failures.get(url);
  return count === undefined ? url : `${url}?again=${count}`;
}

/** Starts to record failed scripts and to report each; called once, at the start. */
export function noteFailedScripts(onFailure: () => void): void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || target.src === '') return;
    const url = target.src.replace(/\?again=\d+$/, '');
    failures.set(url, (failures.get(url) ?? 0) + 1);
    onFailure();
  };
  // Errors of elements do not bubble; they are visible in the capture phase.
  addEventListener('error', handleError, true);
}
