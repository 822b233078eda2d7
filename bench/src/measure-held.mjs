import { launch } from './lib/browser.mjs';
import { median } from './lib/table.mjs';

const rounds = 3;
/** A phone, as Lighthouse reckons: a quarter of this machine's speed; what a task takes beyond 50 ms holds the page. */
const slowdown = 4;
const unnoticed = 50;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const categories = ['devtools.timeline', 'toplevel', 'loading', 'disabled-by-default-lighthouse'];

/** Milliseconds for which a page is held after its first paint: by the work of its main thread, not by waiting for it. */
function heldOf(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  const isLate = ({ pid, tid, ts, dur }) => pid === paint.pid && tid === paint.tid && ts + dur > paint.ts;
  const tasks = events.filter((event) => event.ph === 'X' && /RunTask$/.test(event.name) && isLate(event));
  const [kind] = ['ThreadControllerImpl::RunTask', 'RunTask'].filter((name) =>
    tasks.some((task) => task.name === name),
  );
  return tasks
    .filter(({ name }) => name === kind)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - unnoticed), 0);
}

async function visit(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories });
    await page.goto(url);
    // The question for cookies comes last, when all else is there.
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await page.waitForLoadState('networkidle');
    return heldOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
  } finally {
    await context.close();
  }
}

/** First link of a list's page that leads below it. */
async function firstBelow(url, path) {
  const html = await (await fetch(`${url}${path}`)).text();
  return new RegExp(`href="(${path}/[a-z0-9-]+)"`).exec(html)?.[1] ?? path;
}

/** How long a page that came rendered is held while its scripts take it over, on a phone's first visit. */
export async function measureHeld(url) {
  const pages = ['/', '/chapters', await firstBelow(url, '/chapters'), '/news', '/jobs'];
  const rows = [];
  for (const path of pages) {
    const held = [];
    for (let round = 0; round < rounds; round += 1) {
      const browser = await launch();
      try {
        held.push(await visit(browser, `${url}${path}`));
      } finally {
        await browser.close();
      }
    }
    const value = median(held);
    rows.push({ what: `${path}: held for`, value: `${value.toFixed(0)} ms`, bar: '150 ms', holds: value <= 150 });
  }
  return rows;
}
