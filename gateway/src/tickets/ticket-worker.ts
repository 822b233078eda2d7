import { offlineDocument } from '../check-in/worker-program';
import { escapeJson } from '../html/escape';

/** The page of a ticket, below the language of an address. */
const ticketPath = /^\/t\/[^/]+\/?$/;

/** The path has no language. */
export function isTicketPage(path: string): boolean {
  return ticketPath.test(path);
}

/** Values of the program. */
const constants = {
  header: offlineDocument,
  /** Milliseconds that a request waits for the network. A network at a venue can be there and answer nothing. */
  networkTimeout: 4_000,
  /** Copies of one browser. */
  most: 10,
  /** Milliseconds after the end of the event; then the copy is deleted. */
  keptAfter: 7 * 24 * 3_600_000,
};

/**
 * The service worker of the pages of tickets. A copy of a ticket has all that its page needs: the document without data
 * of the viewer, the files that the open page has loaded, the data of the ticket and the picture of its code. So a copy
 * does not depend on the release that is online, and a page that opens online replaces it. The network always comes
 * first, except for files whose names have the hash of their content. All other requests pass by.
 *
 * The name of a cache is `ticket copy <page> <time of saving> <time of deletion>`. Its document is stored last: a copy
 * without it is not complete.
 */
const program = `
const names = 'ticket copy ';
const dataPath = '/api/getAttendeeTicket';
const picturePath = (slug) => '/api/v2/attendee-tickets/' + slug + '/qr.svg';
const slugOf = (path) => /^(?:\\/[a-z]{2})?\\/t\\/([^/]+)\\/?$/.exec(path)?.[1] ?? null;
const pictureSlug = (path) => /^\\/api\\/v2\\/attendee-tickets\\/([^/]+)\\/qr\\.svg$/.exec(path)?.[1] ?? null;
const isFile = (path) => /^\\/(assets|remotes|static)\\//.test(path);
const isHashed = (path) => /^\\/(assets|remotes)\\//.test(path);
const isValid = ({ state, event }) => state === 'confirmed' && event.status !== 'cancelled';
let work = Promise.resolve();

/** Newest first. */
async function findCopies() {
  return (await caches.keys())
    .filter((name) => name.startsWith(names))
    .map((name) => {
      const [page, savedAt, until] = name.slice(names.length).split(' ');
      return { name, page, savedAt: Number(savedAt), until: Number(until) };
    })
    .sort((a, b) => b.savedAt - a.savedAt);
}

async function findCopy(isWanted) {
  const copies = await findCopies();
  return copies.find((copy) => copy.until > Date.now() && isWanted(copy)) ?? null;
}

async function readFrom(copy, path) {
  return copy === null ? undefined : (await caches.open(copy.name)).match(path);
}

async function findFile(path) {
  for (const copy of await findCopies()) {
    const file = await readFrom(copy, path);
    if (file !== undefined) return file;
  }
  return undefined;
}

async function forget(slug) {
  for (const { name, page } of await findCopies()) if (slugOf(page) === slug) await caches.delete(name);
}

/** Deletes copies of past events, copies that were replaced, those over the limit, and those that were not completed. */
async function tidy() {
  const pages = new Set();
  for (const copy of await findCopies()) {
    const { name, page, savedAt, until } = copy;
    const isComplete = (await readFrom(copy, page)) !== undefined;
    const isNew = Date.now() - savedAt < 60000;
    if (!isComplete && isNew) continue;
    if (!isComplete || until <= Date.now() || pages.has(page) || pages.size >= most) await caches.delete(name);
    else pages.add(page);
  }
}

async function keep({ page, slug, ticket, files }) {
  if (slugOf(page) !== slug) return;
  if (ticket === null || !isValid(ticket)) return forget(slug);
  await tidy();
  const now = Date.now();
  const until = Date.parse(ticket.event.ends_at) + keptAfter;
  if (!(until > now)) return;
  const document = await fetch(page, { cache: 'no-store', headers: { [header]: '1' } });
  if (!document.ok || document.redirected || document.headers.get(header) !== '1') return;
  const html = await document.clone().text();
  const named = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  const name = names + [page, now, until].join(' ');
  const cache = await caches.open(name);
  try {
    await Promise.all([...new Set([...files, ...named])].filter(isFile).map(async (path) => {
      const answer = (isHashed(path) && (await findFile(path))) || (await fetch(path));
      if (answer.ok) await cache.put(path, answer);
    }));
    const picture = await fetch(picturePath(slug), { cache: 'no-store' });
    if (!picture.ok) throw new Error('no picture');
    await cache.put(picturePath(slug), picture);
    const data = { ...ticket, email: '', cancel_token: '', saved_at: new Date(now).toISOString() };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await cache.put(dataPath, new Response(JSON.stringify({ data }), { headers }));
    await cache.put(page, document);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  await tidy();
}

/** The answer of the network, or the copy when there is none in time. */
async function answerFirst(request, copy, path) {
  if (copy === null) return fetch(request);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), networkTimeout);
  try {
    const answer = await fetch(request, { signal: stop.signal });
    return answer.status < 500 ? answer : ((await readFrom(copy, path)) ?? answer);
  } catch (error) {
    const answer = await readFrom(copy, path);
    if (answer === undefined) throw error;
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

async function openPage(request, page) {
  return answerFirst(request, await findCopy((copy) => copy.page === page), page);
}

/** A ticket that is gone or not valid any more takes its copy with it. */
async function readTicket(request, client) {
  const { slug = null } = await request.clone().json().catch(() => ({}));
  const page = client === undefined ? null : new URL(client.url).pathname.replace(/\\/$/, '');
  const copy =
    (await findCopy((copy) => copy.page === page && slugOf(page) === slug)) ??
    (await findCopy((copy) => slugOf(copy.page) === slug));
  const answer = await answerFirst(request, copy, dataPath);
  if (answer.status === 404 || answer.status === 410) await forget(slug);
  if (answer.ok) {
    const { data } = await answer.clone().json().catch(() => ({}));
    if (data !== undefined && !isValid(data)) await forget(slug);
  }
  return answer;
}

async function readPicture(request, path) {
  return answerFirst(request, await findCopy((copy) => slugOf(copy.page) === pictureSlug(path)), path);
}

async function readFile(request, path) {
  if (isHashed(path)) return (await findFile(path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const file = await findFile(path);
    if (file === undefined) throw error;
    return file;
  }
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener('message', (event) => {
  work = work.then(() => keep(event.data)).catch(() => undefined);
  event.waitUntil(work);
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname.endsWith(dataPath))
    return event.respondWith(clients.get(event.clientId).then((client) => readTicket(request, client)));
  if (request.method !== 'GET' || origin !== location.origin) return;
  const page = pathname.replace(/\\/$/, '');
  if (request.mode === 'navigate') {
    if (slugOf(page) !== null) event.respondWith(openPage(request, page));
  } else if (pictureSlug(pathname) !== null) event.respondWith(readPicture(request, pathname));
  else if (isFile(pathname)) event.respondWith(readFile(request, pathname));
});
`;

/** The program of the service worker. It is the same for all releases of the site. */
export function ticketWorker(): string {
  const lines = Object.entries(constants).map(([name, value]) => `const ${name} = ${escapeJson(value)};`);
  return `${lines.join('\n')}${program}`;
}
