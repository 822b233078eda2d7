import { launch, recordNetwork } from './browser/browser.mjs';
import { preparePlainDrawing } from './browser/plain-drawing.mjs';
import { buildPlainReact } from './references/build-plain-react.mjs';
import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';

const rounds = 5;
const routes = ['/chapters', '/events'];

const isScript = (request) => /\.js(\?|$)/.test(request.url);
const isData = (request) => request.url.includes('/api/');
/** Code of links nearby, fetched when everything else is done; it is not part of the page. */
const isPrefetch = (request) =>
  request.type === 'Prefetch' || request.initiatorType === 'prefetch' || request.priority === 'VeryLow';

/** Length of the longest chain of requests after the HTML, following who started whom. */
function depthOf(requests, documentUrl) {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const depth = (request, path = new Set()) => {
    if (request.url === documentUrl || path.has(request.url)) return 0;
    const parent = request.initiator && byUrl.get(request.initiator);
    return 1 + (parent && parent !== request ? depth(parent, new Set([...path, request.url])) : 0);
  };
  return Math.max(0, ...requests.map((request) => depth(request)));
}

async function measureFirstVisit(page, network, url) {
  await page.goto(`${url}/events`);
  await page.locator('main h1').waitFor();
  await page.locator('main ol a[href^="/events/"]').first().waitFor();
  const first = network.all();
  await page.waitForLoadState('networkidle');
  const scripts = network.all().filter(isScript);
  const sum = (requests) => requests.reduce((total, request) => total + request.bytes, 0) / 1000;
  const countedRequests = first.filter(
    (request) =>
      !isPrefetch(request) && !/\.(woff2|svg|png|ico)(\?|$)/.test(request.url) && !/\/art\//.test(request.url),
  );
  return [
    {
      id: 'page.first-visit',
      what: 'first visit of /events, JavaScript with headers',
      value: sum(scripts.filter((request) => !isPrefetch(request))),
      unit: 'kB',
    },
    {
      id: 'page.prefetched',
      what: 'prefetched afterwards for links nearby',
      value: sum(scripts.filter(isPrefetch)),
      unit: 'kB',
    },
    { id: 'page.requests', what: 'requests before the first remote content', value: countedRequests.length },
    { id: 'page.chain', what: 'chain after the HTML', value: depthOf(countedRequests, `${url}/events`) },
  ];
}

async function measureSecondVisit(page, network, url) {
  network.clear();
  await page.goto(`${url}/events`);
  await page.locator('main ol a[href^="/events/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Code of links nearby is not part of a visit; if the first visit did not come to it, the second one fetches it.
  const again = network.all().filter((request) => !request.isCached && isScript(request) && !isPrefetch(request));
  return [{ id: 'page.second-visit', what: 'second visit: scripts fetched', value: again.length }];
}

/** Milliseconds of work of the main thread while React alone draws what the page shows. */
async function drawPlainly(page, network, react) {
  const drawing = await preparePlainDrawing(page, react, 'main');
  const before = await network.taskMilliseconds();
  await drawing.draw();
  const work = (await network.taskMilliseconds()) - before;
  await drawing.clean();
  return work;
}

/** A click on a link of the header: work of the main thread in milliseconds, and requests that are not data. */
async function changeRoute(page, network, path) {
  network.clear();
  const before = await network.taskMilliseconds();
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.locator(`main a[href^="${path}/"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const work = (await network.taskMilliseconds()) - before;
  const requests = network.all().filter((request) => !request.isCached && !isData(request) && !isPrefetch(request));
  return { work, requests: requests.length };
}

async function measureRouteChange(page, network) {
  const react = await buildPlainReact();
  const changes = Object.fromEntries(routes.map((path) => [path, { works: [], plainWorks: [] }]));
  let requestCount = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const path of routes) {
      const { work, requests } = await changeRoute(page, network, path);
      const plainWork = await drawPlainly(page, network, react);
      // The first round loads the code.
      if (round === 0) continue;
      changes[path].works.push(work);
      changes[path].plainWorks.push(plainWork);
      requestCount += requests;
    }
  }
  const meanOf = (key) => Object.values(changes).reduce((sum, change) => sum + median(change[key]), 0) / routes.length;
  const work = meanOf('works');
  const plainWork = meanOf('plainWorks');
  return [
    { id: 'page.route-requests', what: 'route change: requests that are not data', value: requestCount },
    {
      id: 'page.route-ratio',
      what: 'route change: main-thread work, against React alone',
      value: work / plainWork,
      unit: 'x',
    },
    { id: 'page.route-work', what: 'route change: main-thread work', value: work, unit: 'ms' },
    { id: 'page.route-plain', what: 'the same markup with React alone', value: plainWork, unit: 'ms' },
  ];
}

/** First and second visit of /events, and a route change between two loaded pages, in Chromium. */
export async function measurePage() {
  const gateway = await runGateway();
  let browser;
  try {
    browser = await launch();
    const page = await (await browser.newContext()).newPage();
    const network = await recordNetwork(page);
    return [
      ...(await measureFirstVisit(page, network, gateway.url)),
      ...(await measureSecondVisit(page, network, gateway.url)),
      ...(await measureRouteChange(page, network)),
    ];
  } finally {
    await browser?.close();
    await gateway.stop();
  }
}
