import { donationErrors, testDonation, testMonthlyDonation } from './journeys/donations';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: donationErrors });

testDonation(1280);
for (const width of [1280, 375]) testMonthlyDonation(width);

test('a treasurer searches a donation and refunds a part', async ({ page, context, baseURL }) => {
  await declineCookies(context, baseURL);
  await enter(page, 'admin', '/admin/donations?view=once&sort=amount');
  const { main, heading } = frame(page);
  const dialog = page.getByRole('dialog');
  await expect(heading).toHaveText('Donations');
  await main
    .getByRole('link', { name: /^Open the donation of/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Refund \S+$/ }).click();
  await dialog.getByLabel('A part').check();
  await dialog.getByLabel('Amount in USD').fill('12.50');
  await dialog.getByLabel('Reason').fill('Typed one digit too many');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).dblclick();
  await expect(async () => {
    await page.reload();
    await expect(dialog.getByText('-$12.50')).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});
