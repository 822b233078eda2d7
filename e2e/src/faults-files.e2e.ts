import type { Route } from '@playwright/test';

import { expect, test } from './support/faulty-test';
import { breakFiles, networkFaults, rewrite } from './support/faults';
import { frame, open } from './support/frame';

test.use({ expectedErrors: /Failed to load resource|integrity|digest|ChunkLoadError/i });

const { 'answers 404': answers404 } = networkFaults;
const faultyFile = (name: string) => new RegExp(`/remotes/mf-dashboards/[^/]+/${name}\\.js`);

const kinds = {
  entry: faultyFile('remoteEntry'),
  'exposed module': faultyFile('remote'),
  'screen chunk': faultyFile('screen-faulty'),
};

const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'is missing': answers404,
  'is an error of the server': networkFaults['answers 500'],
  'is a page': networkFaults['answers a page instead of code'],
  'is cut off': networkFaults['resets the connection'],
  'is not what was published': (route) => rewrite(route, (text) => `globalThis.isTampered = true;${text}`),
  'never comes': networkFaults['never answers'],
};

for (const [kind, file] of Object.entries(kinds)) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`${kind} ${fault}: a card says so, and "Try again" draws the page without a reload`, async ({ page }) => {
      const mend = await breakFiles(page, file, answer);
      await open(page, '/about');
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      const { card, heading, menu, retry } = frame(page);
      await menu('Faulty').click();
      await expect(card).toBeVisible();
      await expect(menu('Events')).toBeVisible();
      await mend();
      await retry.click();
      await expect(heading).toHaveText('Faulty remote');
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
      expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    });
  }

  test(`${kind} that is not what was published does not run on the page that opens with it`, async ({ page }) => {
    await page.route(file, (route) => rewrite(route, (text) => `globalThis.isTampered = true;${text}`));
    await page.goto('/faulty');
    await expect(frame(page).card).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}

test('a remote that never answers does not keep the next one waiting', async ({ page }) => {
  await page.route('**/remotes/mf-dashboards/**', () => new Promise(() => undefined));
  await open(page, '/about');
  const { heading, menu } = frame(page);
  await menu('Faulty').click();
  await expect(page).toHaveURL(/faulty$/);
  await menu('Events').click();
  await expect(heading).toHaveText('Events');
});

test('the card has the title of the page that it stands for', async ({ page }) => {
  await page.route('**/remotes/mf-dashboards/**', answers404);
  await open(page, '/about');
  await frame(page).menu('Faulty').click();
  await expect(frame(page).card).toBeVisible();
  await expect(page).toHaveTitle('Faulty remote · Enlace');
});

test('a chunk of the shell that cannot be loaded is a card, and comes with Try again', async ({ page }) => {
  const mend = await breakFiles(page, /\/assets\/session\.[^/]+\.js/, answers404);
  await open(page, '/about');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(frame(page).card).toBeVisible();
  await frame(page).menu('Events').click();
  await expect(frame(page).heading).toHaveText('Events');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(frame(page).card).toBeVisible();
  await mend();
  await frame(page).retry.click();
  await expect(frame(page).heading).toHaveText('Welcome back');
});
