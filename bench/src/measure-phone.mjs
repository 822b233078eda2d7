import { blockingCategories, sumBlockingTime } from './browser/blocking-time.mjs';
import { launch } from './browser/browser.mjs';
import { phoneScreen, slowDown } from './browser/slow-phone.mjs';
import { startPlainSite } from './references/plain-site.mjs';
import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';

const rounds = 3;
const paths = ['/', '/events', '/chapters', '/news', '/jobs'];

/** The question for cookies comes last, when all else is there. */
const isOursReady = (page) => page.getByRole('region', { name: 'Cookies' }).waitFor();
/** The plain site has one script, which is done when the page is loaded. */
const isPlainReady = (page) => page.waitForLoadState('load');

const mostTries = 20;

/** Asks for a page until it comes rendered: a busy gateway sends a page without content rather than a late one. */
async function waitUntilRendered(url) {
  for (let tries = 0; tries < mostTries; tries += 1)
    if (/id="enlace-state"/.test(await (await fetch(url)).text())) return;
  throw new Error(`${url} did not come rendered in ${mostTries} tries`);
}

/** Total blocking time of one first visit on a slow phone (see sumBlockingTime). */
async function visit(url, isReady) {
  // A browser of its own: nothing is compiled or kept from the visit before.
  const browser = await launch();
  try {
    const context = await browser.newContext(phoneScreen);
    const page = await context.newPage();
    await slowDown(page);
    await browser.startTracing(page, { categories: blockingCategories });
    await page.goto(url);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    // On a busy machine a page can be loaded before it is painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const trace = await browser.stopTracing();
    return sumBlockingTime(JSON.parse(trace.toString()).traceEvents);
  } finally {
    await browser.close();
  }
}

/**
 * How long a page that came rendered is blocked while its scripts take it over, on the first visit of a slow phone. The
 * reference is the same markup taken over by React alone, visited in turn with ours.
 */
export async function measurePhone() {
  const gateway = await runGateway();
  const plain = await startPlainSite(gateway.url);
  try {
    for (const path of paths) await waitUntilRendered(`${gateway.url}${path}`);
    const figures = [];
    const works = { ours: 0, plain: 0 };
    for (const path of paths) {
      const times = [];
      const plainTimes = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await visit(`${gateway.url}${path}`, isOursReady));
        plainTimes.push(await visit(`${plain.url}${path}`, isPlainReady));
      }
      const middle = (visits, key) => median(visits.map((entry) => entry[key]));
      works.ours += middle(times, 'work');
      works.plain += middle(plainTimes, 'work');
      figures.push(
        {
          id: `phone.blocked.${path}`,
          what: `${path}: total blocking time`,
          value: middle(times, 'wall'),
          unit: 'ms',
        },
        {
          id: `phone.plain.${path}`,
          what: `${path}: of its markup with React alone`,
          value: middle(plainTimes, 'wall'),
          unit: 'ms',
        },
      );
    }
    return [
      {
        id: 'phone.ratio',
        what: 'all pages: blocking work, against React alone',
        value: works.ours / works.plain,
        unit: 'x',
      },
      ...figures,
    ];
  } finally {
    await plain.stop();
    await gateway.stop();
  }
}
