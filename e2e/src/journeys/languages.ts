import { frame, open, pageFooter } from '../support/frame';
import { headTagsNow, headTagsServed } from '../support/head-tags';
import { expect, test } from '../support/test';

const languages = {
  Español: ['es', 'Eventos', 'Configuración de cookies'],
  Português: ['pt', 'Eventos', 'Configurações de cookies'],
} as const;

/** Tests the choice of a language, by the name that it has in the head of the page. */
export function testLanguage(name: keyof typeof languages): void {
  const [locale, heading, cookies] = languages[name];
  test.describe('the language', () => {
    test(`${name} changes every text, asks for the lists again, and is remembered`, async ({ page }) => {
      await open(page, '/events');
      const listRequest = page.waitForRequest(new RegExp(`/api/events/list\\?.*lang=${locale}`));
      await page.getByRole('banner').getByLabel('Language').selectOption(name);
      await listRequest;
      await expect(frame(page).heading).toHaveText(heading);
      await expect(pageFooter(page).getByRole('button', { name: cookies })).toBeVisible();
      await expect(page).toHaveTitle('Eventos · Enlace');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const answer = await page.reload();
      expect(await answer?.text()).toContain(`<html lang="${locale}"`);
      await expect(frame(page).heading).toHaveText(heading);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(await headTagsNow(page)).toEqual(await headTagsServed(page));
    });
  });
}
