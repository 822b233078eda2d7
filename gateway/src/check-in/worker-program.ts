import { escapeJson } from '../html/escape';

/** A file that the page needs, with its integrity. */
export type WorkerFile = readonly [path: string, integrity: string];

/** Header of the request for the document that a service worker keeps, and of its answer. */
export const offlineDocument = 'x-offline-document';

/** Milliseconds that a navigation waits for the network. A network at a venue can be there and answer nothing. */
const timeout = 4_000;

/**
 * The service worker of one page: its document, and the files of this release. Everything else, first of all the calls
 * of the API, passes it by, so that no answer with personal data is kept. A new release is another program: the browser
 * installs it with all its files, or keeps the one before.
 *
 * Each event has a page and a document of its own; the files of a release are stored once for all of them. A document is
 * stored before its files, so that another page does not delete files that are being downloaded.
 */
const program = `
const page = new URL(registration.scope).pathname;
const documentNames = 'check-in document ';
const fileNames = 'check-in files ';
const documentName = documentNames + page + ' ' + revision;
const fileName = fileNames + revision;
const paths = new Set(files.map(([path]) => path));

async function keepAll() {
  const answer = await fetch(page, { cache: 'no-store', headers: { [header]: '1' } });
  if (!answer.ok || answer.headers.get(header) !== '1') throw new Error('no document of ' + page);
  await (await caches.open(documentName)).put(page, answer);
  const cache = await caches.open(fileName);
  await Promise.all(files.map(async ([path, integrity]) => {
    if (await cache.match(path)) return;
    const answer = await fetch(path, { integrity });
    if (!answer.ok) throw new Error(path + ': ' + answer.status);
    await cache.put(path, answer);
  }));
}

async function dropOthers() {
  const keys = (await caches.keys()).filter((key) => key.startsWith('check-in '));
  const oldDocuments = keys.filter((key) => key.startsWith(documentNames + page + ' ') && key !== documentName);
  const revisions = new Set(
    keys
      .filter((key) => key.startsWith(documentNames) && !oldDocuments.includes(key))
      .map((key) => key.slice(key.lastIndexOf(' ') + 1)),
  );
  const oldFiles = keys.filter((key) => key.startsWith(fileNames) && !revisions.has(key.slice(fileNames.length)));
  for (const key of [...oldDocuments, ...oldFiles]) await caches.delete(key);
}

async function openPage(request) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  try {
    const answer = await fetch(request, { signal: stop.signal });
    if (answer.status < 500) return answer;
    return (await kept(documentName, page)) ?? answer;
  } catch (error) {
    const document = await kept(documentName, page);
    if (document === undefined) throw error;
    return document;
  } finally {
    clearTimeout(timer);
  }
}

async function kept(name, path) {
  return (await caches.open(name)).match(path);
}

addEventListener('install', (event) => event.waitUntil(keepAll().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => clients.claim())));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.replace(/\\/$/, '') === page) event.respondWith(openPage(request));
  } else if (paths.has(pathname)) {
    event.respondWith(kept(fileName, pathname).then((answer) => answer ?? fetch(request)));
  }
});
`;

/** The program of the service worker for the files of a release. */
export function workerProgram(files: readonly WorkerFile[], revision: string): string {
  const constants = { files, revision, header: offlineDocument, timeout };
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${escapeJson(value)};`);
  return `${lines.join('\n')}${program}`;
}
