/**
 * Milliseconds from a click, or a choice, until the table of the page has the rows and the next frame is drawn.
 * @param query part of the address that the page has then
 * @param rows how many rows the table has then
 * @param act does the click
 */
export async function measureUsableAfter(page, { query, rows = 25 }, act) {
  const usableTime = page.evaluate(
    ([part, count]) =>
      new Promise((resolve) => {
        let start = 0;
        const markStart = ({ timeStamp }) => (start = timeStamp);
        for (const kind of ['click', 'change'])
          globalThis.addEventListener(kind, markStart, { capture: true, once: true });
        const look = () => {
          const table = globalThis.document.querySelector('main table');
          const isThere =
            start > 0 &&
            globalThis.location.href.includes(part) &&
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
  return usableTime;
}
