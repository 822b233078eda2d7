import { firstPaths, testRenderedPage } from './journeys/rendered';
import { frame } from './support/frame';
import { expect, test } from './support/test';

for (const path of firstPaths) testRenderedPage(path);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links and filters work', async ({ page }) => {
    await page.goto('/es/chapters');
    const { main, heading } = frame(page);
    await expect(heading).toHaveText('Capítulos');
    await main.getByRole('combobox', { name: 'País' }).selectOption('CO');
    await main.getByRole('button', { name: 'Ver capítulos' }).click();
    await expect(page).toHaveURL(/\/es\/chapters\?.*country=CO/);
    await main
      .getByRole('link', { name: /Bogotá/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/es\/chapters\/bogota$/);
    await expect(heading).toHaveText('Bogotá');
  });
});

test.describe('an address that names its language', () => {
  test('becomes another address when the language is switched', async ({ page }) => {
    await page.goto('/pt/events?when=past');
    await expect(frame(page).heading).toHaveText('Eventos');
    await expect(page.locator('[role=status][aria-live=polite]').first()).not.toBeEmpty();
    await page.getByRole('banner').getByRole('combobox', { name: 'Idioma' }).selectOption('es');
    await expect(page).toHaveURL(/\/es\/events\?when=past$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
