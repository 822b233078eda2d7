import { preparePlainDrawing } from '../browser/plain-drawing.mjs';
import { median } from '../report/statistics.mjs';
import { measureUsableAfter } from './usable-after.mjs';

const countries = ['MX', 'CO', 'BR', 'AR', 'PE'];
/** Milliseconds without a request after which a page is settled. */
const quietTime = 300;

const clicks = [
  { id: 'menu', what: 'the menu' },
  { id: 'order', what: 'an order' },
  { id: 'filter', what: 'a filter' },
  { id: 'page', what: 'the next page' },
];

/** Follows the requests of a page: `settle()` waits until none is open or new, `listRequest()` is the last of a list. */
function watchRequests(page) {
  const open = new Set();
  let listRequest;
  let last = performance.now();
  page.on('request', (request) => {
    open.add(request);
    if (/\/companies\/list\?/.test(request.url())) listRequest = request;
  });
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => {
      open.delete(request);
      last = performance.now();
    });
  return {
    listRequest: async () => ({ url: listRequest.url(), headers: await listRequest.allHeaders() }),
    async settle() {
      while (open.size > 0 || performance.now() - last < quietTime)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

/** Milliseconds in which a plain script fetches the same page of the list and React alone draws the same rows. */
async function drawPlainly(page, react, { url, headers }) {
  const drawing = await preparePlainDrawing(page, react, 'main tbody');
  const allowed = Object.entries(headers).filter(([name]) => ['accept', 'authorization'].includes(name));
  const time = await drawing.draw({ url, headers: Object.fromEntries(allowed) });
  await drawing.clean();
  return time;
}

async function clickThrough(page, code, times) {
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  const open = () => menu.getByRole('link', { name: 'Companies', exact: true }).click();
  times.menu.push(await measureUsableAfter(page, { query: '/admin/companies' }, open));
  const filter = () => main.getByRole('combobox', { name: 'Country' }).selectOption(code);
  times.filter.push(await measureUsableAfter(page, { query: `country_code=${code}` }, filter));
  const sort = () => main.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  times.order.push(await measureUsableAfter(page, { query: 'sort=name' }, sort));
  const turn = () => main.getByRole('link', { name: /^Next/ }).click();
  times.page.push(await measureUsableAfter(page, { query: 'page=2' }, turn));
}

/** How soon a list of 100,000 rows is usable after clicks that were not made before, beside a plain script. */
export async function measureClicks(page, react) {
  const times = { menu: [], order: [], filter: [], page: [] };
  const plainTimes = [];
  const { settle, listRequest } = watchRequests(page);
  for (const code of countries) {
    await settle();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Overview', exact: true })
      .click();
    await page.waitForURL(/\/admin$/);
    await page.getByRole('main').getByRole('table').waitFor({ state: 'detached' });
    await settle();
    await clickThrough(page, code, times);
    await settle();
    plainTimes.push(await drawPlainly(page, react, await listRequest()));
  }
  const plainTime = median(plainTimes);
  return [
    ...clicks.flatMap(({ id, what }) => [
      {
        id: `admin-table.${id}-ratio`,
        what: `100,000 rows: usable after ${what}, against a plain script`,
        value: median(times[id]) / plainTime,
        unit: 'x',
      },
      { id: `admin-table.${id}`, what: `100,000 rows: usable after ${what}`, value: median(times[id]), unit: 'ms' },
    ]),
    { id: 'admin-table.click-plain', what: 'fetched and drawn by a plain script', value: plainTime, unit: 'ms' },
  ];
}
