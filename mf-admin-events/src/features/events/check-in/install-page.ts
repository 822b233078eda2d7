/** Path of the service worker (gateway/src/check-in/check-in.routes.ts). */
const workerPath = '/check-in-worker.js';

/**
 * Makes the page an app that opens without network: its manifest, and a service worker whose scope is this one page.
 * Without a service worker, the page works with network only.
 */
export function installPage(path: string): () => void {
  // A document of another page has neither the policy for workers nor the service worker.
  if (documentPath() !== path) location.reload();
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? addLink();
  const usualManifest = link.getAttribute('href') ?? '';
  link.href = `${path}/manifest.webmanifest`;
  void registerWorker(path);
  return () => {
    link.href = usualManifest;
  };
}

/** Path of the address that the document was loaded from. */
function documentPath(): string {
  const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return entry === undefined ? location.pathname : new URL(entry.name).pathname.replace(/\/$/, '');
}

async function registerWorker(path: string): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  try {
    const address = globalThis.enlaceTrust?.createScriptURL(workerPath) ?? workerPath;
    const registration = await workers.register(address, { scope: path, updateViaCache: 'none' });
    // A new release is fetched as soon as the page opens with network.
    await registration.update();
  } catch {
    // Without network or in a private window.
  }
}

function addLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  return link;
}
