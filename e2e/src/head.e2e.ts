import { testServedHead } from './journeys/head';
import { expect, test } from './support/test';

testServedHead('/events');

test.describe('a browser that prefers Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('is answered in Portuguese from the first byte', async ({ page }) => {
    const html = await page.goto('/about');
    expect(await html?.text()).toContain('<html lang="pt"');
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  });
});
