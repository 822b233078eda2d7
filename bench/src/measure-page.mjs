import { launch, recordNetwork } from './lib/browser.mjs';
import { kilo, median } from './lib/table.mjs';

const isScript = (request) => /\.js(\?|$)/.test(request.url);
const isData = (request) => request.url.includes('/api/');
/** Code of links nearby, fetched when everything else is done; it is not part of the page. */
const isPrefetch = (request) =>
  request.type === 'Prefetch' || request.initiatorType === 'prefetch' || request.priority === 'VeryLow';

/** Length of the longest chain of requests after the HTML, following who started whom. */
function depthOf(requests, documentUrl) {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const depth = (request, seen = new Set()) => {
    if (request.url === documentUrl || seen.has(request.url)) return 0;
    const parent = request.initiator && byUrl.get(request.initiator);
    return 1 + (parent && parent !== request ? depth(parent, new Set([...seen, request.url])) : 0);
  };
  return Math.max(0, ...requests.map((request) => depth(request)));
}

/** First and second visit of /events, and a route change between two loaded remotes, in Chromium. */
export async function measurePage(url) {
  const browser = await launch();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const network = await recordNetwork(page);
    await page.goto(`${url}/events`);
    await page.locator('main h1').waitFor();
    await page.locator('main a[href^="/events/"]').first().waitFor();
    const first = network.all();
    await page.waitForLoadState('networkidle');
    const scripts = network.all().filter(isScript);
    const sum = (requests) => requests.reduce((total, request) => total + request.bytes, 0);
    const bytes = sum(scripts.filter((request) => !isPrefetch(request)));
    const prefetched = sum(scripts.filter(isPrefetch));
    const counted = first.filter(
      (request) =>
        !isPrefetch(request) && !/\.(woff2|svg|png|ico)(\?|$)/.test(request.url) && !/\/art\//.test(request.url),
    );

    network.clear();
    await page.goto(`${url}/events`);
    await page.locator('main a[href^="/events/"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const again = network.all().filter((request) => !request.isCached && isScript(request));

    const route = await measureRouteChange(page, network);
    return [
      {
        what: 'first visit of /events, JavaScript with headers',
        value: kilo(bytes),
        bar: '166 kB',
        holds: bytes <= 166_000,
      },
      { what: 'prefetched afterwards for links nearby', value: kilo(prefetched) },
      { what: 'requests before the first remote content', value: counted.length, bar: '8', holds: counted.length <= 8 },
      { what: 'chain after the HTML', value: depthOf(counted, `${url}/events`), bar: '2' },
      { what: 'second visit: scripts fetched', value: again.length, bar: '0', holds: again.length === 0 },
      ...route,
    ];
  } finally {
    await browser.close();
  }
}

async function measureRouteChange(page, network) {
  const works = [];
  let requests = 0;
  for (let round = 0; round < 6; round += 1) {
    for (const path of ['/chapters', '/events']) {
      network.clear();
      const before = await network.taskMilliseconds();
      await page.locator(`header a[href="${path}"]`).first().click();
      await page.locator(`main a[href^="${path}/"]`).first().waitFor();
      await page.waitForLoadState('networkidle');
      const after = await network.taskMilliseconds();
      if (round === 0) continue;
      works.push(after - before);
      requests += network
        .all()
        .filter((request) => !request.isCached && !isData(request) && !isPrefetch(request)).length;
    }
  }
  const work = median(works);
  return [
    { what: 'route change: requests that are not data', value: requests, bar: '0', holds: requests === 0 },
    { what: 'route change: main-thread work', value: `${work.toFixed(0)} ms`, bar: '100 ms', holds: work < 100 },
  ];
}
