import { frame, open } from '../support/frame';
import { breakRemote, isSlow, type NetworkFault } from '../support/faults';
import { expect, test } from '../support/test';

/** Tests a remote whose files have a fault. */
export function testBrokenRemote(fault: NetworkFault): void {
  test.describe('a remote whose server is in trouble', () => {
    test.use({ expectedErrors: /./ });

    test(`${fault}: the page says so soon, the frame works, and "Try again" mends it`, async ({ page }) => {
      const mend = await breakRemote(page, 'mf-public', fault);
      // A file that never arrives delays the load event of the page.
      await page.goto('/events', { waitUntil: 'domcontentloaded' });
      const { card, retry, heading } = frame(page);
      // Before an answer after 10 s: the time limit of a remote starts when the page is readable.
      await expect(card).toBeVisible();
      if (!isSlow(fault)) {
        await page.getByRole('link', { name: 'Sign in' }).click();
        await expect(heading).toHaveText('Welcome back');
        await page.goBack();
        await expect(card).toBeVisible();
      }
      await mend();
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
      await retry.click();
      await expect(heading).toHaveText('Events');
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    });
  });
}

/** Tests a page while remotes that it does not need have a fault. */
export function testUnvisitedRemotes(fault: NetworkFault): void {
  test.describe('a remote that is not visited', () => {
    test(`${fault}: a visitor of other pages notices nothing`, async ({ page }) => {
      for (const id of ['mf-member', 'mf-admin-content', 'mf-admin-events', 'mf-dashboards']) {
        await breakRemote(page, id, fault);
      }
      await open(page, '/');
      await frame(page).menu('Events').click();
      await expect(frame(page).heading).toHaveText('Events');
      await expect(frame(page).card).toBeHidden();
    });
  });
}
