import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import { launch } from './lib/browser.mjs';
import { fillCompanies } from './lib/fill-companies.mjs';
import { root, runGateway } from './lib/gateway.mjs';
import { median } from './lib/table.mjs';

const rowCount = 100_000;
const countries = ['MX', 'CO', 'BR', 'AR', 'PE'];
const categories = ['devtools.timeline', 'toplevel'];
const list = '/admin/companies';

/** Twelve columns: those that companies have, some of them more than once. */
const columns = Array.from(
  { length: 11 },
  (_, at) => ['company_categories', 'country', 'jobs_count', 'updated_at'][at % 4],
);

const isWithin = (inner) => (outer) =>
  inner !== outer && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;
const sum = (events) => events.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);

/**
 * The longest task of the page's main thread, in milliseconds of its own time: what React and all other scripts take, and
 * what the browser takes to style and lay out what they made.
 */
function longestTask(events) {
  const main = events.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid);
  const [task] = own
    .filter(({ name }) => /RunTask$/.test(name))
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0));
  const looks = own.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  const inTask = looks.filter((look) => isWithin(look)(task) && !looks.some(isWithin(look)));
  return { scripts: sum([task]) - sum(inTask), looks: sum(inTask) };
}

async function traced(browser, page, act) {
  await browser.startTracing(page, { categories });
  await act();
  return longestTask(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

/** From the click until the rows that were asked for are there and the next frame is drawn, in milliseconds. */
async function usableAfter(page, { query, rows = 25 }, act) {
  const noted = page.evaluate(
    ([wanted, count]) =>
      new Promise((resolve) => {
        let start = 0;
        const note = ({ timeStamp }) => (start = timeStamp);
        for (const kind of ['click', 'change']) globalThis.addEventListener(kind, note, { capture: true, once: true });
        const look = () => {
          const table = globalThis.document.querySelector('main table');
          const isThere =
            start > 0 &&
            globalThis.location.href.includes(wanted) &&
            table?.getAttribute('aria-busy') === 'false' &&
            table.tBodies[0].rows.length === count;
          if (!isThere) return globalThis.requestAnimationFrame(look);
          return globalThis.requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      }),
    [query, rows],
  );
  await act();
  return noted;
}

/** Answers a wait until all that the page has asked for is answered, and nothing more was asked for in a while. */
function watchRequests(page) {
  const open = new Set();
  let last = performance.now();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => {
      open.delete(request);
      last = performance.now();
    });
  return async () => {
    while (open.size > 0 || performance.now() - last < 300) await new Promise((resolve) => setTimeout(resolve, 20));
  };
}

/** Clicks as an admin makes them, none asked for before. */
async function measureClicks(page, settled) {
  const times = { 'the menu': [], 'an order': [], 'a filter': [], 'the next page': [] };
  const { main, menu } = {
    main: page.getByRole('main'),
    menu: page.getByRole('navigation', { name: 'Sections' }),
  };
  const country = main.getByRole('combobox', { name: 'Country' });
  for (const code of countries) {
    await settled();
    await menu.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.waitForURL(/\/admin$/);
    await main.getByRole('table').waitFor({ state: 'detached' });
    await settled();
    const open = () => menu.getByRole('link', { name: 'Companies', exact: true }).click();
    times['the menu'].push(await usableAfter(page, { query: list }, open));
    const filter = () => country.selectOption(code);
    times['a filter'].push(await usableAfter(page, { query: `country_code=${code}` }, filter));
    const sort = () => main.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
    times['an order'].push(await usableAfter(page, { query: 'sort=name' }, sort));
    const turn = () => main.getByRole('link', { name: /^Next/ }).click();
    times['the next page'].push(await usableAfter(page, { query: 'page=2' }, turn));
  }
  return times;
}

/** Rows that React has drawn again since `keep`: each of its elements then has other properties. */
const drawnAgain = {
  keep: () => {
    const name = Object.keys(globalThis.document.querySelector('main tbody tr')).find((key) =>
      key.startsWith('__reactProps'),
    );
    const held = () => [...globalThis.document.querySelectorAll('main tbody tr')].map((row) => row[name]);
    globalThis.benchRows = { before: held(), held };
  },
  count: () => {
    const { before, held } = globalThis.benchRows;
    return held().filter((props, at) => props !== before[at]).length;
  },
};

/** A hundred rows of twelve columns: drawn, then one of them ticked. */
async function measureTable(browser, page, url) {
  await page.evaluate(
    ([path, names]) =>
      localStorage.setItem(`enlace.layout ${path}`, JSON.stringify({ columns: names, density: 'comfortable' })),
    [list, columns],
  );
  const drawn = [];
  const laidOut = [];
  const ticked = [];
  let again = 0;
  const rows = page.locator('main tbody tr');
  for (let round = 0; round < countries.length; round += 1) {
    await page.goto(`${url}${list}?per_page=25&page=${round + 2}`);
    await rows.first().getByRole('checkbox').waitFor();
    const more = () =>
      usableAfter(page, { query: 'per_page=100', rows: 100 }, () =>
        page
          .getByRole('main')
          .getByRole('combobox', { name: /per page/i })
          .selectOption('100'),
      );
    const first = await traced(browser, page, more);
    drawn.push(first.scripts);
    laidOut.push(first.looks);
    const cells = await rows.first().locator('td[data-label]').count();
    if (cells !== 12) throw new Error(`the table has ${cells} columns`);
    await page.evaluate(drawnAgain.keep);
    const tick = async () => {
      await rows.nth(40).getByRole('checkbox').check();
      await page.getByRole('region', { name: 'Chosen rows' }).waitFor();
    };
    ticked.push((await traced(browser, page, tick)).scripts);
    again = Math.max(again, await page.evaluate(drawnAgain.count));
  }
  return { drawn: median(drawn), laidOut: median(laidOut), ticked: median(ticked), again };
}

async function signIn(page, url) {
  const data = { email: 'admin@enlace.test', password: 'enlace-demo-1' };
  await page.request.post(`${url}/api/login`, { data });
  await page.context().addCookies([{ name: 'user_cookie_consent', value: '0', url }]);
  await page.goto(`${url}/admin`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** What an admin feels of a long list: 100,000 rows on PostgreSQL, in Chromium. */
export async function measureAdminTable() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/admin-table');
  mkdirSync(folder, { recursive: true });
  let gateway;
  let browser;
  try {
    gateway = await runGateway({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await fillCompanies(database.url, rowCount);
    browser = await launch();
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
    const settled = watchRequests(page);
    await signIn(page, gateway.url);
    const clicks = await measureClicks(page, settled);
    const { drawn, laidOut, ticked, again } = await measureTable(browser, page, gateway.url);
    return [
      ...Object.entries(clicks).map(([what, times]) => {
        const value = median(times);
        return {
          what: `100,000 rows: usable after ${what}`,
          value: `${value.toFixed(0)} ms`,
          bar: '300 ms',
          holds: value <= 300,
        };
      }),
      {
        what: '100 x 12: committed in',
        value: `${drawn.toFixed(0)} ms`,
        bar: '60 ms',
        holds: drawn <= 60,
      },
      { what: '100 x 12: laid out in', value: `${laidOut.toFixed(0)} ms` },
      { what: '100 x 12: committed after a tick in', value: `${ticked.toFixed(1)} ms` },
      { what: '100 x 12: rows drawn again for it', value: again, bar: '1', holds: again === 1 },
    ];
  } finally {
    await browser?.close();
    await gateway?.stop();
    await database.stop();
  }
}
