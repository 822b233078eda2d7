import { waitUntilQuiet, withSlowPage } from './peer-phone.mjs';

/** Milliseconds that a finger stays on the glass. */
const press = 70;

/** Runs in the page: resolves with the milliseconds from the click to the frame that shows the new page. */
function clockOf({ title, rows }) {
  globalThis.clickClock = new Promise((resolve) => {
    globalThis.document.addEventListener(
      'click',
      (event) => {
        const start = event.timeStamp;
        const look = () => {
          const main = globalThis.document.querySelector('main');
          const isVisible = (element) => element.checkVisibility();
          const isThere =
            [...main.querySelectorAll('h1')].some((one) => isVisible(one) && title.test(one.textContent)) &&
            [...main.querySelectorAll('li a, article a')].filter(isVisible).length >= rows;
          if (!isThere) return globalThis.requestAnimationFrame(look);
          // The frame after the next task is on the screen.
          return globalThis.requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        globalThis.requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** Taps a link of the footer as a finger does, and waits for its page. */
async function tap(page, session, { href, title, rows = 8 }) {
  const link = page.locator(`footer a[href="${href}"]`);
  await link.scrollIntoViewIfNeeded();
  // Scrolling ends, and with it everything that it starts.
  await page.waitForTimeout(700);
  const box = await link.boundingBox();
  await page.evaluate(clockOf, { title, rows });
  const point = { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const time = await page.evaluate(() => globalThis.clickClock);
  await waitUntilQuiet(page);
  return time;
}

/**
 * One visit of a slow phone: a tap on each link, and then again.
 * @param links `{ href, title, rows }` of the pages; the visit begins on the first
 * @returns milliseconds of the first taps (`cold`) and of the later ones (`warm`)
 */
export function visitByTaps(keyHash, origin, links) {
  return withSlowPage(keyHash, async (page, session) => {
    await page.goto(`${origin}${links[0].href}`);
    await waitUntilQuiet(page);
    const cold = [];
    const warm = [];
    for (const link of links.slice(1)) cold.push(await tap(page, session, link));
    for (const link of links) warm.push(await tap(page, session, link));
    return { cold, warm };
  });
}
