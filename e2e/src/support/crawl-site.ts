import { linksOf, type PageLinks } from './page-links';

export interface CrawlReport {
  readonly pages: number;
  readonly links: number;
  readonly seconds: number;
  /** Addresses that were not read when the time was over. */
  readonly leftAddresses: number;
  /** One line for each fault: status or reason, address, and the page that links it. */
  readonly faults: readonly string[];
}

export interface CrawlOptions {
  /** Connections at a time. */
  readonly atOnce: number;
  /** Most addresses of one kind, e.g. `/es/jobs/:slug`; share images and sitemaps are all read. */
  readonly mostOfKind: number;
  readonly milliseconds: number;
}

interface Visit {
  readonly path: string;
  readonly from: string;
}

const starts = ['/', '/es', '/pt', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/.well-known/change-password'];

/** Follows every link of the public site, as a search engine or a link checker does. Pages for members redirect. */
export async function crawlSite(origin: string, options: CrawlOptions): Promise<CrawlReport> {
  const begin = Date.now();
  const seenPaths = new Set<string>();
  const countsByKind = new Map<string, number>();
  const faults: string[] = [];
  const queue: Visit[] = [];
  const canonicals = new Map<string, string>();
  let pages = 0;

  const add = (address: string, from: string, isRequired = false): void => {
    const url = URL.canParse(address, `${origin}${from}`) ? new URL(address, `${origin}${from}`) : null;
    if (url === null) faults.push(`no address: ${address} (in ${from})`);
    if (url?.origin !== origin) return;
    const path = `${url.pathname}${url.search}`;
    const kind = kindOf(url);
    const count = countsByKind.get(kind) ?? 0;
    if (seenPaths.has(path) || (!isRequired && count >= options.mostOfKind)) return;
    seenPaths.add(path);
    countsByKind.set(kind, count + 1);
    queue.push({ path, from });
  };

  const readPage = ({ path, from }: Visit, { canonical, shareImages, links }: PageLinks): void => {
    pages += 1;
    const { pathname } = new URL(path, origin);
    if (canonical !== null) {
      canonicals.set(pathname, new URL(canonical, origin).pathname);
      add(canonical, path, true);
      if (removeLanguage(canonicals.get(pathname)) !== removeLanguage(pathname))
        faults.push(`canonical ${canonical}: ${path} (in ${from})`);
    }
    for (const image of shareImages) add(image, path, true);
    for (const link of links) add(link, path);
  };

  const visit = async (one: Visit): Promise<void> => {
    const answer = await readPatiently(`${origin}${one.path}`);
    const type = answer.headers.get('content-type') ?? '';
    const location = answer.headers.get('location');
    if (location !== null && answer.status < 400) add(location, one.path);
    if (answer.status >= 400) faults.push(`${answer.status}: ${one.path} (in ${one.from})`);
    const isText = /html|xml/.test(type) && !/svg/.test(type);
    const text = isText ? await answer.text() : '';
    if (!isText) await answer.arrayBuffer();
    if (answer.ok && isText) readPage(one, linksOf(text, /html/.test(type) && !/xml/.test(type)));
  };

  let openVisits = 0;
  const work = async (): Promise<void> => {
    while (Date.now() - begin < options.milliseconds) {
      const one = queue.shift();
      if (one === undefined && openVisits === 0) return;
      if (one === undefined) {
        await pause(20);
        continue;
      }
      openVisits += 1;
      await visit(one).catch((error: unknown) => faults.push(`${String(error)}: ${one.path} (in ${one.from})`));
      openVisits -= 1;
    }
  };
  for (const path of starts) add(path, '/', true);
  await Promise.all(Array.from({ length: options.atOnce }, work));
  // A text that is written in one language has one canonical page, whose canonical address is its own.
  for (const [path, canonical] of canonicals)
    if ((canonicals.get(canonical) ?? canonical) !== canonical) faults.push(`canonical of canonical: ${path}`);
  const seconds = Math.round((Date.now() - begin) / 1000);
  return { pages, links: seenPaths.size, seconds, leftAddresses: queue.length, faults };
}

/** A path without its language. */
const removeLanguage = (path = ''): string => path.replace(/^\/(?:en|es|pt)(?=\/|$)/, '');

/** The kind of an address: its folder, and the names of its query. */
function kindOf(url: URL): string {
  const names = [...new Set(url.searchParams.keys())].sort().join('&');
  return `${url.pathname.replace(/[^/]*$/, '')}?${names}`;
}

/** An answer; 429, and once 503 of a busy server, is asked again after the time that it names. */
async function readPatiently(url: string, isFirst = true): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-language': 'en' } });
  const seconds = answer.headers.get('retry-after');
  const isBusy = answer.status === 503 && seconds !== null && isFirst;
  if (answer.status !== 429 && !isBusy) return answer;
  await answer.arrayBuffer();
  await pause(1000 * Number(seconds ?? 1));
  return readPatiently(url, answer.status === 429);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
