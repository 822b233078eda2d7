import { expectNoBannerAfterReload, storedConsent } from './support/cookie-consent';
import { cookieBanner, open } from './support/frame';
import { expect, test } from './support/test';

test.describe('the cookie banner', () => {
  test('says what cookies are for, and accepting is remembered', async ({ page }) => {
    await open(page, '/about');
    await expect(cookieBanner(page)).toContainText(/cookies for sessions and analytics/);
    await expect(cookieBanner(page)).toContainText(/not shared or sold/);
    expect(await storedConsent(page)).toEqual([null, undefined]);
    await cookieBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(cookieBanner(page)).toHaveCount(0);
    expect(await storedConsent(page)).toEqual(['1', '1']);
    await expectNoBannerAfterReload(page);
  });
});
