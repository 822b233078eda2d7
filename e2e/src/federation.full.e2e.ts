import type { CDPSession } from '@playwright/test';

import { enter } from './support/enter';
import { frame, open, sectionLink } from './support/frame';
import { expect, test, type Page } from './support/test';

test('a link stays a push: one history entry, one request for its data', async ({ page }) => {
  await open(page, '/about');
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/events/list')) requestedUrls.push(request.url());
  });
  const before = await page.evaluate(() => history.length);
  await frame(page).menu('Events').click();
  await expect(frame(page).main.getByText(/^\d+ events?$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  // A pushed page starts at its heading; a popped page does not move the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(requestedUrls).toHaveLength(1);

  await page.goBack();
  await expect(frame(page).heading).not.toHaveText('Events');
  await page.goForward();
  await expect(frame(page).main.getByText(/^\d+ events?$/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requestedUrls.length).toBeLessThanOrEqual(2);
});

test('what a remote knew is still there when one comes back to it', async ({ page }) => {
  await open(page, '/events');
  const count = frame(page).main.getByText(/^\d+ events?$/);
  const text = await count.innerText();
  await enter(page, 'latina', '/events');
  await expect(count).toHaveText(text);
  await page.getByRole('button', { name: /Valentina/ }).click();
  await page.getByRole('link', { name: 'My page' }).click();
  await expect(page).toHaveURL('/my');
  await expect(frame(page).heading).toBeVisible();
  await page.route('**/api/events/list*', () => new Promise(() => undefined));
  await page.goBack();
  await expect(count).toHaveText(text);
});

test('whoever clicks around quickly ends on the page she chose last', async ({ page }) => {
  await enter(page, 'admin', '/admin');
  for (const name of ['Areas', 'Events', 'Chapters', 'Overview', 'Events', 'Chapters', 'Areas'])
    await sectionLink(page, name).click({ noWaitAfter: true });
  await expect(page).toHaveURL('/admin/areas');
  await expect(frame(page).heading).toHaveText('Areas');
  await expect(frame(page).heading).toHaveCount(1);
  await expect(page).toHaveTitle('Areas · Enlace');
});

test('40 visits leave no listener and no node behind', async ({ page }) => {
  // With its rows: a short visit would leave before they are loaded.
  await open(page, '/events');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // The rows below the first ones can still be missing in one of the measures.
  const before = { listeners: 0, nodes: 0 };
  for (let round = 0; round < 3; round += 1) {
    await visit(page, 4);
    const now = await measure(cdp);
    before.listeners = Math.max(before.listeners, now.listeners);
    before.nodes = Math.max(before.nodes, now.nodes);
  }
  await visit(page, 40);
  // The number goes up and down with the rows that are drawn; a leak would add some with each of the eighty pages.
  const growth = async (name: 'listeners' | 'nodes') => {
    await visit(page, 1);
    return (await measure(cdp))[name] - before[name];
  };
  await expect.poll(() => growth('listeners'), `listeners after ${before.listeners}`).toBeLessThanOrEqual(30);
  await expect.poll(() => growth('nodes'), `nodes after ${before.nodes}`).toBeLessThanOrEqual(100);
});

/** Visits another remote and returns, `times` times; waits for each page. */
async function visit(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    // Screens of the last addresses stay in the document, hidden.
    const headingNow = () =>
      [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility())?.textContent;
    const expectHeading = async (path: string) => {
      document.querySelector<HTMLElement>(`header nav a[href="${path}"]`)?.click();
      const before = headingNow();
      while (location.pathname !== path || [undefined, before].includes(headingNow()))
        await new Promise(requestAnimationFrame);
    };
    for (let cycle = 0; cycle < count; cycle += 1) for (const path of ['/about', '/events']) await expectHeading(path);
  }, times);
}

async function measure(cdp: CDPSession): Promise<{ readonly listeners: number; readonly nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') };
}
