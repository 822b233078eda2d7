import { launch } from '../browser/browser.mjs';
import { phoneScreen, slowDown } from '../browser/slow-phone.mjs';
import { median } from '../report/statistics.mjs';
import { admin } from '../servers/sign-in.mjs';

const rounds = 5;

/** Waits until no file has come for a second. The stream of notifications stays open, so the network is never idle. */
const waitUntilQuiet = (page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map(({ responseEnd: end }) => end);
    return performance.now() - Math.max(...ends) > 1000;
  });

/**
 * In the page: presses the link; milliseconds until the layout of the frame that shows the first chart is done, and of
 * the one that shows `count` charts.
 */
async function pressAndWatch(link, count) {
  const start = performance.now();
  const charts = () => globalThis.document.querySelectorAll('main [role="application"]');
  // A task after the frame would wait for the work that the page leaves for after it.
  const waitForFrame = () =>
    new Promise((resolve) =>
      globalThis.requestAnimationFrame(() => {
        charts()[0]?.getBoundingClientRect();
        resolve(performance.now() - start);
      }),
    );
  const waitForCharts = (least) =>
    new Promise((resolve) => {
      const observer = new globalThis.MutationObserver(() => {
        if (charts().length < least) return;
        observer.disconnect();
        resolve(waitForFrame());
      });
      observer.observe(globalThis.document.body, { childList: true, subtree: true });
    });
  const times = Promise.all([waitForCharts(1), waitForCharts(count)]);
  link.click();
  const [first, all] = await times;
  return { first, all };
}

/** Milliseconds from the press on "Figures" in the menu to the first chart and to the last one. */
async function openOnce(url) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ ...phoneScreen, locale: 'en-US' });
    await context.request.post(`${url}/api/login`, { data: admin });
    await context.addCookies([{ name: 'user_cookie_consent', value: '0', url }]);
    const page = await context.newPage();
    // The browser has the code of the page, as after any earlier visit.
    await page.goto(`${url}/dashboards`);
    const charts = page.getByRole('main').getByRole('application');
    await charts.first().waitFor();
    await waitUntilQuiet(page);
    const count = await charts.count();
    await page.goto(`${url}/dashboards/history`);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Figures' });
    await link.first().waitFor({ state: 'attached' });
    await waitUntilQuiet(page);
    await slowDown(page);
    return await link.first().evaluate(pressAndWatch, count);
  } finally {
    await browser.close();
  }
}

/** How fast the home page of the dashboards opens on a slow phone, from another page of the same remote. */
export async function measureHome(url) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await openOnce(url));
  const middle = (key) => median(visits.map((visit) => visit[key]));
  return [
    {
      id: 'dashboards.first-chart',
      what: 'slow phone: first chart after the press',
      value: middle('first'),
      unit: 'ms',
    },
    { id: 'dashboards.all-charts', what: 'slow phone: all charts after the press', value: middle('all'), unit: 'ms' },
  ];
}
