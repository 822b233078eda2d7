import { enter } from '../support/enter';
import { frame, open } from '../support/frame';
import { expect, test, type Page } from '../support/test';

interface LoadedRemote {
  readonly remote: { readonly name: string };
}

declare global {
  var loadedRemotes: string[] | undefined;
}

/** A plugin as developer tools add one, before the scripts of the page: records each loaded remote. */
export async function addPlugin(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const loaded: string[] = [];
    const plugin = {
      name: 'notes-remotes',
      afterLoadRemote: ({ remote }: LoadedRemote) => void loaded.push(remote.name),
    };
    Object.assign(globalThis, { loadedRemotes: loaded, __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
  });
}

/** Names of the remotes that the plugin has recorded. */
export const loadedIn = (page: Page) => page.evaluate(() => globalThis.loadedRemotes);

const coreFile = /\/assets\/federation\./;

/** Tests that a person without the right gets the small core. */
export function testSmallCoreOf(person: 'latina' | null): void {
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
