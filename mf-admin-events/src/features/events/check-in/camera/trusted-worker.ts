type WorkerClass = new (url: URL, options?: WorkerOptions) => Worker;

/**
 * A worker of a file of this release; its address passes the page's policy of Trusted Types. The build makes a file of
 * the module that `new TrustedWorker` names (tooling/src/webpack/remote.mjs).
 */
export const TrustedWorker = function makeWorker(url: URL, options?: WorkerOptions): Worker {
  return new Worker(globalThis.enlaceTrust?.createScriptURL(url.href) ?? url.href, options);
  // The build looks for a class.
} as unknown as WorkerClass;
