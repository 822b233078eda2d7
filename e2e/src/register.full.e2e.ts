import { doors, testDoor, testPlainForms, writeAccount } from './journeys/register';
import { frame } from './support/frame';
import { settings } from './support/member-words';
import { openForm } from './support/open-form';
import { expect, test } from './support/test';

for (const door of doors.filter(({ kind }) => kind !== 'ally')) testDoor(door);

test('what is missing is told, and the password is the only thing a reload forgets', async ({ page }) => {
  await openForm(page, '/register/member');
  const { main } = frame(page);
  await writeAccount(page, 'not-an-address');
  await main.getByRole('button', { name: 'Create the account' }).click();
  const summary = main.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([/^E-mail:/, /^I agree/]);
  await summary.getByRole('link', { name: /^E-mail/ }).click();
  await expect(main.getByLabel('E-mail')).toBeFocused();
  await page.reload();
  await expect(main.getByText('We kept what you had written.')).toBeVisible();
  await expect(main.getByLabel('First name')).toHaveValue('Ñusta');
  await expect(main.getByLabel('Password')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(01|22)/ });

  for (const setting of settings) testPlainForms(setting);

  test('the menu, the language and the appearance work on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/events');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Courses' })).toBeHidden();
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Courses' })).toBeVisible();
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/eventos/i);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
