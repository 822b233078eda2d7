import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test, type Page } from './support/test';

interface LoadedRemote {
  readonly remote: { readonly name: string };
}

declare global {
  var loadedRemotes: string[] | undefined;
}

/** A plugin as developer tools add one, before the scripts of the page: records each loaded remote. */
async function addPlugin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loaded: string[] = [];
    const plugin = {
      name: 'notes-remotes',
      afterLoadRemote: ({ remote }: LoadedRemote) => void loaded.push(remote.name),
    };
    Object.assign(globalThis, { loadedRemotes: loaded, __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
}

const loadedIn = (page: Page) => page.evaluate(() => globalThis.loadedRemotes);

const coreFile = /\/assets\/federation\./;

for (const person of [null, 'latina'] as const) {
  test(`${person ?? 'a visitor'} gets none of the full runtime core, whatever the address says`, async ({ page }) => {
    const coreRequests: string[] = [];
    page.on('request', (request) => coreFile.test(request.url()) && coreRequests.push(request.url()));
    await addPlugin(page);
    if (person === null) await open(page, '/events?core=full');
    else await enter(page, person, '/events?core=full');
    await expect(frame(page).heading).toHaveText('Events');
    // The bell of a member comes last; its stream keeps the network busy.
    if (person === null) await page.waitForLoadState('networkidle');
    else await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(coreRequests).toEqual([]);
    expect(await loadedIn(page)).toEqual([]);
  });
}

test('an admin turns the full runtime core on and off, and plugins get their hooks from the same release', async ({
  page,
}) => {
  await addPlugin(page);
  await enter(page, 'admin', '/events?core=full');
  await expect(page).toHaveURL('/events');
  await expect(frame(page).heading).toHaveText('Events');
  await expect.poll(() => loadedIn(page)).toEqual([expect.stringMatching(/^mf_public_\d/)]);
  await page.goto('/admin/areas');
  await expect(frame(page).heading).toHaveText('Areas');
  await expect.poll(() => loadedIn(page)).toEqual([expect.stringMatching(/^mf_admin_content_\d/)]);
  await page.goto('/events?core=small');
  await expect(page).toHaveURL('/events');
  await expect(frame(page).heading).toHaveText('Events');
  expect(await loadedIn(page)).toEqual([]);
});
