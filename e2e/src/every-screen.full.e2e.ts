import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { frame } from './support/frame';
import { expect, test } from './support/visit-test';
import { expectedErrorsOf, screens } from './support/screen-cases';
import { watchRequests } from './support/settled';
import { test as newcomers, type Page } from './support/test';
import { drawAllRows, expectFits, expectNoViolations, openScreen, watchPolicy } from './support/visit-screen';

async function expectGoodScreen(page: Page): Promise<void> {
  await drawAllRows(page);
  await expectAccessible({ page }, new URL(page.url()).pathname);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page, 320);
  await expectNoViolations(page);
}

for (const [who, cases] of Object.entries(screens)) {
  test.describe(`a screen for ${who === 'visitor' ? 'everybody' : who}`, () => {
    test.use({ person: who === 'visitor' ? null : who });
    for (const { path, below, hasDialog } of cases) {
      const name = below === undefined ? `${path} is` : `${path} and the first below it are`;
      test.describe(() => {
        test.use({ expectedErrors: expectedErrorsOf(path) });

        test(`${name} readable in light and dark, fitting a narrow window, logging no error`, async ({
          page,
          context,
          baseURL,
        }) => {
          // The cookie banner would cover the foot of the page.
          await declineCookies(context, baseURL);
          const waitUntilSettled = watchRequests(page);
          await watchPolicy(page);
          await openScreen(page, waitUntilSettled, path, { hasDialog });
          await expectGoodScreen(page);
          if (below === undefined) return;
          const address = await frame(page).main.locator(below).first().getAttribute('href');
          expect(address, `a link below ${path}`).not.toBeNull();
          await openScreen(page, waitUntilSettled, address ?? '');
          await expect(page).toHaveURL(address ?? '');
          await expectGoodScreen(page);
        });
      });
    }
  });
}

newcomers('the cookie banner is readable in light and dark and fits a narrow window', async ({ page }) => {
  await watchPolicy(page);
  await openScreen(page, watchRequests(page), '/about');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expectGoodScreen(page);
});
