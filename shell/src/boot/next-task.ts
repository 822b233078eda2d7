/** Resolves in a task of its own, so that the browser may paint and answer before the work goes on. */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && typeof scheduler.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
