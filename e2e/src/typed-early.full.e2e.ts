import { expect, test } from './support/test';

// A browser of Spain draws a page a second time, because its numbers differ from those of the page that was served.
for (const locale of ['es-MX', 'es-ES'])
  test.describe(`in a browser of ${locale}`, () => {
    test.use({ locale });

    for (const delay of [0, 80, 160, 240])
      test(`what is typed ${delay} ms after the form is seen stays when the page becomes interactive`, async ({
        page,
      }) => {
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await page.goto('/login', { waitUntil: 'commit' });
        const email = page.locator('input[name=email]');
        await email.waitFor();
        await page.waitForTimeout(delay);
        await email.fill('latina@enlace.test');
        const password = page.locator('input[name=password]');
        await password.fill('enlace-demo-1');
        await expect(page.locator('form[novalidate]')).toBeVisible();
        // What is drawn when the form is ready is drawn within two frames.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        await expect(email).toHaveValue('latina@enlace.test');
        await expect(password).toHaveValue('enlace-demo-1');
      });
  });
