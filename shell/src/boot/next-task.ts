/** Resolves in a new task, so that the browser can paint and answer before the work continues. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && typeof scheduler.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
