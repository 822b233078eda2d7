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
          // Not `checkVisibility`, which would lay out rows far below the window. Screens are hidden in these ways.
          const hiddenSelector = '[style*="display: none"], [style*="visibility: hidden"]';
          const isShown = (element) => element.closest(hiddenSelector) === null;
          const isThere =
            [...main.querySelectorAll('h1')].some((one) => isShown(one) && title.test(one.textContent)) &&
            [...main.querySelectorAll('li a, article a')].filter(isShown).length >= rows;
          if (!isThere) return globalThis.requestAnimationFrame(look);
          // This frame shows the page; the next task begins when the frame is drawn.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - start);
          return port2.postMessage(null);
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
  await waitUntilQuiet(page);
  const box = await link.boundingBox();
  await page.evaluate(clockOf, { title, rows });
  const point = { x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(press);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(() => globalThis.clickClock);
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
