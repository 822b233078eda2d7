import type { HeldTicket } from '../tickets.slice';

/** Path of the service worker (gateway/src/tickets). */
const workerPath = '/ticket-worker.js';

/**
 * Gives the service worker of tickets what the page needs to open without network; null removes the copy of a ticket
 * that is gone. Only the document of a ticket allows the worker.
 */
export async function keepTicket(slug: string, ticket: HeldTicket | null): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const page = location.pathname.replace(/\/$/, '');
  if (workers === undefined || documentPath() !== page || !page.endsWith(`/t/${slug}`)) return;
  try {
    if (ticket === null) {
      if ((await workers.getRegistration(page)) === undefined) return;
    } else {
      startHere(page);
      await waitUntilIdle();
      const address = globalThis.enlaceTrust?.createScriptURL(workerPath) ?? workerPath;
      const scope = page.slice(0, -slug.length);
      await workers.register(address, { scope, updateViaCache: 'none' });
    }
    const { active } = await workers.ready;
    active?.postMessage({ page, slug, ticket, files: listLoadedFiles() });
  } catch {
    // Without network or in a private window.
  }
}

/** An app on the home screen starts with this ticket. */
function startHere(page: string): void {
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `${page}/manifest.webmanifest`);
}

/** The copy takes no time from the first visit. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await new Promise<void>((resolve) => {
    const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (idle === undefined) setTimeout(resolve, 1000);
    else idle(() => resolve(), { timeout: 5000 });
  });
}

/** The files of the site that this page has loaded: scripts, texts, styles and typefaces. */
function listLoadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** Path of the address that the document was loaded from. */
function documentPath(): string {
  const [entry] = (performance as Partial<Performance>).getEntriesByType?.('navigation') ?? [];
  return (entry === undefined ? location.pathname : new URL(entry.name).pathname).replace(/\/$/, '');
}
