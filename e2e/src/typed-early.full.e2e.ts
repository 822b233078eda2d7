import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

const scripts = /\.js$/;

// A browser of Spain draws a page a second time, because its numbers differ from those of the page that was served.
for (const locale of ['es-MX', 'es-ES'])
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    test('what is typed before the page is interactive stays', async ({ page }) => {
      // The parts of the page become interactive one after another, on a slow device with time between them.
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const heldScripts = await holdRequests(page, scripts);
      await page.goto('/login', { waitUntil: 'domcontentloaded' });
      const email = page.locator('input[name=email]');
      const password = page.locator('input[name=password]');
      await email.fill('latina@enlace.test');
      await password.fill('enlace-demo-1');
      heldScripts.release();
      // The form checks its fields itself when it is interactive.
      await expect(page.locator('form[novalidate]')).toBeVisible();
      await expect(email).toHaveValue('latina@enlace.test');
      await expect(password).toHaveValue('enlace-demo-1');
    });
  });
