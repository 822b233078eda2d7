import { frame } from './support/frame';
import { expect, test } from './support/test';

test('a visitor without JavaScript has the same map', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/chapters?country=CO');
  const { main, heading } = frame(page);
  await main
    .getByRole('group', { name: 'Chapters on the map' })
    .getByRole('link', { name: /^Bogotá, Colombia/ })
    .click();
  await expect(heading).toHaveText('Bogotá');
  await context.close();
});

test.describe('a mistyped address', () => {
  test.use({ expectedErrors: /404/ });

  test('is answered with what is written alike', async ({ page }) => {
    const answer = await page.goto('/chaptres/bogata');
    expect(answer?.status()).toBe(404);
    const { main, heading } = frame(page);
    await expect(heading).toHaveText('We could not find that page');
    await main.getByRole('link', { name: 'Bogotá', exact: true }).click();
    await expect(heading).toHaveText('Bogotá');
  });
});
