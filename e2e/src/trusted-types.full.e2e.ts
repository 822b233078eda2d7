import { testTrustedPages } from './journeys/trusted-types';
import { frame } from './support/frame';
import { expect, test } from './support/test';

// English screens of signed-in users have the same check in every-screen.full.e2e.ts.
for (const language of ['', '/es', '/pt'] as const) testTrustedPages('visitor', language);
testTrustedPages('latina', '/pt');
for (const who of ['recruiter', 'admin'] as const)
  for (const language of ['/es', '/pt'] as const) testTrustedPages(who, language);

test('a browser without Trusted Types shows rendered pages and further ones', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy']?.replace(/; require-trusted-types-for.*$/, '') ?? '';
    return route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  await page.goto('/news');
  expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(false);
  await frame(page).main.locator('a[href^="/news/"]').first().click();
  await expect(page).toHaveURL(/\/news\/./);
  await expect(frame(page).main.locator('p').first()).toBeVisible();
});
