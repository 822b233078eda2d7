import { declineCookies } from './support/decline-cookies';
import { frame, open } from './support/frame';
import { expect, test, type Page } from './support/test';

/**
 * The rows of each list. `whole`: what is completely on the first screen of a computer, by default the first row; of the
 * news, the facts of the large story and the first one beside it. `title`: also completely on the first screen of a phone.
 */
const lists = [
  { path: '/events', row: 'li:has(h3)' },
  { path: '/jobs', row: 'li:has(h3)' },
  { path: '/courses', row: 'li:has(h3)', title: 'li:has(h3) h3' },
  { path: '/companies', row: 'li:has(h3)' },
  { path: '/chapters', row: 'li:has(h3)' },
  {
    path: '/news',
    row: 'article',
    title: 'article h2',
    whole: [
      { rows: 'article p:has(time)', at: 0 },
      { rows: 'article', at: 1 },
    ],
  },
  { path: '/perks', row: 'li:has(h4)' },
];

async function edgesOf(page: Page, row: string, at = 0): Promise<{ top: number; bottom: number }> {
  const box = await frame(page).main.locator(row).nth(at).boundingBox();
  if (box === null) throw new Error(`${page.url()} has no row`);
  return { top: box.y, bottom: box.y + box.height };
}

for (const { path, row, title, whole = [{ rows: row, at: 0 }] } of lists) {
  test(`the first row of ${path} is on the first screen`, async ({ page, context, site }) => {
    await declineCookies(context, site);
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, path);
    expect((await edgesOf(page, row)).top, 'top of the first row on a phone').toBeLessThanOrEqual(800);
    if (title !== undefined)
      expect((await edgesOf(page, title)).bottom, 'bottom of the title on a phone').toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const { rows, at } of whole)
      expect((await edgesOf(page, rows, at)).bottom, `bottom of ${rows} ${at}`).toBeLessThanOrEqual(900);
  });
}
