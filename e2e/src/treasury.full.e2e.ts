import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { frame } from './support/frame';
import { enter } from './support/enter';
import { expect, test } from './support/test';

for (const width of [1280, 375])
  test.describe(() => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    test(`a treasurer pauses and writes off a failed payment and refunds a part at ${width}`, async ({ page }) => {
      await enter(page, 'admin', '/admin/memberships?view=past_due');
      const { main, heading } = frame(page);
      const dialog = page.getByRole('dialog');

      await expect(heading).toHaveText('Memberships');
      await expect(main.getByText(/^At risk: \$[\d,.]+$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const late = main.getByRole('link', { name: /^Open the membership of/ });
      // Both widths share the demo data.
      const ownRow = width === 375 ? late.first() : late.last();
      await ownRow.click();
      await expect(dialog.getByText('Attempts to charge')).toBeVisible();
      await expectAccessible({ page, part: '[role=dialog]' }, 'membership');
      await dialog.getByRole('button', { name: 'Pause reminders' }).click();
      await dialog.getByRole('button', { name: 'Pause reminders' }).click();
      await expect(dialog.getByText('Please fill this in.')).toBeVisible();
      await dialog.getByLabel('Reason').fill('Is in hospital');
      await dialog.getByRole('button', { name: 'Pause reminders' }).dblclick();
      await expect(dialog.getByText('Is in hospital')).toBeVisible();
      await dialog.getByRole('button', { name: 'Write off' }).click();
      await dialog.getByLabel('Reason').fill('No answer for weeks');
      await dialog.getByRole('button', { name: 'Write off' }).click();
      await expect(dialog.getByText('Ended', { exact: true })).toBeVisible();
      await expect(dialog.getByText(/Wrote the payment off/)).toBeVisible();
      await page.keyboard.press('Escape');

      await page.goto('/admin/memberships?view=active&sort=price&direction=desc');
      await ownRow.click();
      await dialog
        .getByRole('button', { name: /^Refund \S+$/ })
        .first()
        .click();
      await dialog.getByLabel('A part').check();
      await dialog.getByLabel('Amount in USD').fill('0');
      await dialog.getByLabel('Reason').fill('Two days without the site');
      await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(dialog.getByText(/^Enter an amount up to/)).toBeVisible();
      await dialog.getByLabel('Amount in USD').fill('2.50');
      await dialog.getByRole('button', { name: 'Refund', exact: true }).dblclick();
      await expect(async () => {
        await page.reload();
        await expect(dialog.getByText('Credit note').first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(dialog.getByText('-$2.50')).toHaveCount(1);
    });

    test(`a treasurer moves members to another price after a dry run, and takes it back at ${width}`, async ({
      page,
    }) => {
      await enter(page, 'admin', '/admin/memberships?package_id=14');
      const { main, heading } = frame(page);
      const dialog = page.getByRole('dialog');
      const answer = await page.request.post('/api/login', {
        data: { email: 'admin@enlace.test', password: 'enlace-demo-1' },
      });
      const { access_token: token } = ((await answer.json()) as { data: { access_token: string } }).data;
      /** Sets the price of the package “Sprout” of allies for new members. */
      const setPrice = (price: number) =>
        page.request.post('/api/rolepackages/updatedata?id=14', {
          data: { price },
          headers: { authorization: `Bearer ${token}` },
        });
      await setPrice(width === 375 ? 1000 : 1100);
      await main.getByRole('link', { name: 'Prices', exact: true }).click();
      await expect(heading).toHaveText('Prices of running memberships');
      await main.getByLabel('Package', { exact: true }).selectOption('14');
      const table = main.getByRole('table', { name: 'Members and their prices' });
      await expect(table.getByText('$9.00 a month').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible({ page }, 'dry run');
      await main.getByRole('button', { name: 'Announce and move' }).click();
      await dialog.getByRole('button', { name: 'Announce and move' }).click();
      await expect(dialog.getByText('Please fill this in.')).toBeVisible();
      await dialog.getByLabel('Reason').fill('The platform costs more');
      await dialog.getByRole('button', { name: 'Announce and move' }).dblclick();
      await expect(main.getByText('Running', { exact: true })).toHaveCount(1);
      await main.getByRole('button', { name: 'Take back the price change of Sprout' }).click();
      await dialog.getByLabel('Reason').fill('A mistake');
      await dialog.getByRole('button', { name: 'Take back' }).click();
      await expect(main.getByText('Running', { exact: true })).toHaveCount(0);
      await expect(main.getByText('Taken back', { exact: true }).first()).toBeVisible();
      await setPrice(900);
    });
  });
