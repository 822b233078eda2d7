import { findLongestTask, taskCategories } from '../browser/longest-task.mjs';
import { preparePlainDrawing } from '../browser/plain-drawing.mjs';
import { median } from '../report/statistics.mjs';
import { measureUsableAfter } from './usable-after.mjs';

const list = '/admin/companies';
const rounds = 5;

/** Twelve columns with the name: those that companies have, some of them more than once. */
const columns = Array.from(
  { length: 11 },
  (_, at) => ['company_categories', 'country', 'jobs_count', 'updated_at'][at % 4],
);

async function traceLongestTask(browser, page, act) {
  await browser.startTracing(page, { categories: taskCategories });
  await act();
  return findLongestTask(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

/** Rows that React has drawn again since `keep`: each of its elements then has other properties. */
const drawnAgain = {
  keep: () => {
    const name = Object.keys(globalThis.document.querySelector('main tbody tr')).find((key) =>
      key.startsWith('__reactProps'),
    );
    const readRows = () => [...globalThis.document.querySelectorAll('main tbody tr')].map((row) => row[name]);
    globalThis.benchRows = { before: readRows(), readRows };
  },
  count: () => {
    const { before, readRows } = globalThis.benchRows;
    return readRows().filter((props, at) => props !== before[at]).length;
  },
};

/** Draws a hundred rows. */
async function showHundred(browser, page) {
  const perPage = page.getByRole('main').getByRole('combobox', { name: /per page/i });
  const show = () => measureUsableAfter(page, { query: 'per_page=100', rows: 100 }, () => perPage.selectOption('100'));
  return traceLongestTask(browser, page, show);
}

/** Ticks one of the rows: its task, and how many rows were drawn again for it. */
async function tickOne(browser, page, row) {
  await page.evaluate(drawnAgain.keep);
  const task = await traceLongestTask(browser, page, async () => {
    await row.getByRole('checkbox').check();
    await page.getByRole('region', { name: 'Chosen rows' }).waitFor();
  });
  return { ...task, count: await page.evaluate(drawnAgain.count) };
}

async function drawPlainly(browser, page, react) {
  const drawing = await preparePlainDrawing(page, react, 'main tbody');
  const task = await traceLongestTask(browser, page, () => drawing.draw());
  await drawing.clean();
  return task;
}

/** A hundred rows of twelve columns: drawn, beside React alone with the same markup; then one of them ticked. */
export async function measureTable(browser, page, { url, react }) {
  await page.evaluate(
    ([path, names]) =>
      localStorage.setItem(`enlace.layout ${path}`, JSON.stringify({ columns: names, density: 'comfortable' })),
    [list, columns],
  );
  const drawTasks = [];
  const plainTasks = [];
  const tickTasks = [];
  const rows = page.locator('main tbody tr');
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(`${url}${list}?per_page=25&page=${round + 2}`);
    await rows.first().getByRole('checkbox').waitFor();
    drawTasks.push(await showHundred(browser, page));
    const cells = await rows.first().locator('td[data-label]').count();
    if (cells !== 12) throw new Error(`the table has ${cells} columns`);
    plainTasks.push(await drawPlainly(browser, page, react));
    tickTasks.push(await tickOne(browser, page, rows.nth(40)));
  }
  const middle = (tasks, key) => median(tasks.map((task) => task[key]));
  const scripts = middle(drawTasks, 'scripts');
  const redrawnRows = Math.max(...tickTasks.map(({ count }) => count));
  return [
    {
      id: 'admin-table.commit-ratio',
      what: '100 x 12: committed, against React alone',
      value: scripts / middle(plainTasks, 'scripts'),
      unit: 'x',
    },
    { id: 'admin-table.commit', what: '100 x 12: committed in', value: scripts, unit: 'ms' },
    {
      id: 'admin-table.commit-plain',
      what: 'the same with React alone',
      value: middle(plainTasks, 'scripts'),
      unit: 'ms',
    },
    { id: 'admin-table.layout', what: '100 x 12: laid out in', value: middle(drawTasks, 'layout'), unit: 'ms' },
    {
      id: 'admin-table.tick',
      what: '100 x 12: committed after a tick in',
      value: middle(tickTasks, 'scripts'),
      unit: 'ms',
    },
    { id: 'admin-table.redrawn', what: '100 x 12: rows drawn again for it', value: redrawnRows },
  ];
}
