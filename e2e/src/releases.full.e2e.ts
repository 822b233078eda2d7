import { publishCopy } from './support/copy-release';
import { followVersions } from './support/follow-versions';
import { frame, open, waitForHydration } from './support/frame';
import { expect, test } from './support/own-gateway-test';
import { faultyFolder, faultyVersion, olderFaultyFolder, olderFaultyVersion } from './support/places';
import type { Page } from './support/test';

/** Brings an open tab to the front until it asks for the revision; tabs begin to ask some seconds after their start. */
async function becomeVisible(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/registry/rev');
  const timer = setInterval(() => {
    void page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
  }, 250);
  await answer.finally(() => clearInterval(timer));
}

test.use({ expectedErrors: /status of 404/ });

test.describe('a page that is open while versions change', () => {
  test('keeps the version it began with while it cannot ask, and both are served side by side', async ({
    gateway,
    page,
  }) => {
    await page.route('**/registry/rev', (route) => route.abort());
    await gateway.publish(faultyFolder);
    await gateway.enlace('promote', 'mf-dashboards', faultyVersion);
    await open(page, '/about');
    await gateway.enlace('rollback', 'mf-dashboards');
    await frame(page).menu('Faulty').click();
    await expect(frame(page).heading).toHaveText('Faulty remote');
    await page.getByRole('link', { name: 'Its other page' }).click();
    await expect(frame(page).heading).toHaveText('The other page');
  });

  test.describe('and that can ask', () => {
    test.beforeEach(async ({ gateway }) => {
      await gateway.publish(olderFaultyFolder);
      await gateway.publish(faultyFolder);
      await gateway.enlace('promote', 'mf-dashboards', olderFaultyVersion);
    });

    test('loads the document of the next page after a promotion, and runs one version only', async ({
      gateway,
      page,
    }) => {
      await open(page, '/faulty');
      await gateway.enlace('promote', 'mf-dashboards', faultyVersion);
      const isAsked = page.waitForResponse('**/registry');
      await becomeVisible(page);
      await isAsked;
      await page.getByRole('button', { name: 'Poke' }).click();
      await expect(page.getByText('Poked 1 times')).toBeVisible();
      const versions = followVersions(page, 'mf-dashboards');
      await page.getByRole('link', { name: 'Its other page' }).click();
      await expect(frame(page).heading).toHaveText('The other page');
      await expect.poll(() => [...versions]).toEqual([faultyVersion]);
      await waitForHydration(page);
      await page.goBack();
      await expect(frame(page).heading).toHaveText('Faulty remote');
      await expect(page.getByText('Poked 0 times')).toBeVisible();
    });

    test('shows the reason of a disabled remote at once and keeps a half filled form', async ({ gateway, page }) => {
      await open(page, '/faulty');
      await page.getByLabel('Note').fill('half of a sentence');
      await gateway.enlace('disable', 'mf-dashboards', '--reason', 'We count the votes until noon.');
      await becomeVisible(page);
      await expect(page.getByText('We count the votes until noon.')).toBeVisible();
      await expect(page.getByLabel('Note')).toBeHidden();
      await expect(frame(page).menu('Faulty')).toBeHidden();

      await gateway.enlace('enable', 'mf-dashboards');
      await becomeVisible(page);
      await expect(frame(page).card).toBeHidden();
      await expect(page.getByLabel('Note')).toHaveValue('half of a sentence');
      await expect(page.getByLabel('Note')).toBeVisible();
    });

    test('does not start a remote that was disabled since the page was loaded', async ({ gateway, page }) => {
      await open(page, '/about');
      await gateway.enlace('disable', 'mf-dashboards', '--reason', 'We count the votes until noon.');
      await becomeVisible(page);
      await expect(frame(page).menu('Faulty')).toBeHidden();
      const versions = followVersions(page, 'mf-dashboards');
      await page.evaluate(() => {
        history.pushState(null, '', '/faulty');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByText('We count the votes until noon.')).toBeVisible();
      expect([...versions]).toEqual([]);
    });
  });
});

test.describe('a version that does not load', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is replaced by its fallback without the visitor noticing', async ({ gateway, page }) => {
    const live = /^mf-public {2}(\S+)/m.exec(await gateway.enlace('list'))?.[1] ?? '';
    const copy = '0.1.0-broken';
    await publishCopy(gateway, 'mf-public', copy);
    await gateway.enlace('promote', 'mf-public', copy, '--fallback', live);
    await page.route(`**/remotes/mf-public/${copy}/**`, (route) => route.fulfill({ status: 404 }));
    const versions = followVersions(page, 'mf-public');
    await open(page, '/about');
    // In whatever order: the page can ask for files of both before it knows that one does not load.
    await expect.poll(() => [...versions].sort()).toEqual([copy, live].sort());
    await frame(page).menu('Events').click();
    await expect(frame(page).heading).toHaveText('Events');
  });
});

test.describe('two releases of one remote in one page', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('keep to their own code: a fallback runs its own module and chunks', async ({ gateway, page }) => {
    await gateway.publish(olderFaultyFolder);
    await gateway.publish(faultyFolder);
    await gateway.enlace('promote', 'mf-dashboards', faultyVersion, '--fallback', olderFaultyVersion);
    // The entry of the newer release has run; only its module is missing.
    await page.route(`**/remotes/mf-dashboards/${faultyVersion}/remote.js*`, (route) => route.fulfill({ status: 404 }));
    const files: string[] = [];
    page.on('request', (request) => {
      const file = /\/mf-dashboards\/([^/]+\/[\w-]+)/.exec(request.url())?.[1];
      if (file !== undefined && request.resourceType() === 'script') files.push(file);
    });
    await open(page, '/faulty');
    await expect(frame(page).heading).toHaveText('Faulty remote');
    await page.getByRole('link', { name: 'Its other page' }).click();
    await expect(frame(page).heading).toHaveText('The other page');
    const ownChunks = ['remoteEntry', 'remote', 'screen-faulty', 'screen-faulty-other'];
    expect(files).toContain(`${faultyVersion}/remoteEntry`);
    expect(files.filter((file) => file.startsWith(olderFaultyVersion))).toEqual(
      ownChunks.map((name) => `${olderFaultyVersion}/${name}`),
    );
  });
});
