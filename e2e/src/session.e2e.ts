import { frame, open } from './support/frame';
import { signIn } from './support/sign-in';
import { accountButton, signOut } from './support/sign-out';
import { expect, test } from './support/test';

test.describe('signing in', () => {
  test.use({ expectedErrors: /401|403/ });

  test('says what is wrong, keeps what was typed, and lets the person in afterwards', async ({ page }) => {
    await open(page, '/login');
    const { main } = frame(page);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByText('Please fill this in.').first()).toBeVisible();
    await main.getByLabel('E-mail').fill('latina@enlace.test');
    await main.getByLabel('Password').fill('not-the-password');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByRole('alert')).not.toBeEmpty();
    await expect(main.getByLabel('E-mail')).toHaveValue('latina@enlace.test');
    await main.getByLabel('Password').fill('enlace-demo-1');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(accountButton(page, /Valentina/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  });
});

test('a stored session survives a reload, and signing out ends token, refresh and session', async ({
  page,
  context,
}) => {
  await signIn(page, 'latina', '/my');
  await page.reload();
  await expect(frame(page).heading).toContainText('Valentina');
  await signOut(page);
  await expect(accountButton(page, /Valentina/)).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  const names = (await context.cookies()).map((cookie) => cookie.name);
  expect(names).not.toContain('enlace_refresh');
  expect(names).not.toContain('next-auth.session-token');
});
