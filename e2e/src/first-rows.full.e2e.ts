import { declineCookies } from './support/decline-cookies';
import { frame, open } from './support/frame';
import { expect, test, type Page } from './support/test';

/**
 * The rows of each list. The whole row of the news is the first one beside the large story; of a course, the cover with
 * level and area, because a cover is tall.
 */
const lists = [
  { path: '/events', row: 'li:has(h3)' },
  { path: '/jobs', row: 'li:has(h3)' },
  { path: '/courses', row: 'li:has(h3)', wholeRow: 'p' },
  { path: '/companies', row: 'li:has(h3)' },
  { path: '/chapters', row: 'li:has(h3)' },
  { path: '/news', row: 'article', wholeRow: 1 },
  { path: '/perks', row: 'li:has(h4)' },
];

async function edgesOf(page: Page, row: string, at = 0): Promise<{ top: number; bottom: number }> {
  const box = await frame(page).main.locator(row).nth(at).boundingBox();
  if (box === null) throw new Error(`${page.url()} has no row`);
  return { top: box.y, bottom: box.y + box.height };
}

for (const { path, row, wholeRow = 0 } of lists) {
  test(`the first row of ${path} is on the first screen`, async ({ page, context, site }) => {
    await declineCookies(context, site);
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    expect((await edgesOf(page, row)).top, 'top of the first row on a phone').toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 1280, height: 900 });
    const { bottom } = await (typeof wholeRow === 'string'
      ? edgesOf(page, `${row} ${wholeRow}`)
      : edgesOf(page, row, wholeRow));
    expect(bottom, 'bottom of the whole row').toBeLessThanOrEqual(900);
  });
}
