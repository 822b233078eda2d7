import { expireToken, storedToken } from './support/expired-token';
import { frame } from './support/frame';
import { watchRequests } from './support/settled';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('a token that has run out', () => {
  test.use({ expectedErrors: /status of 40[13]|MIME type/ });

  test('is replaced once, however many calls meet it, and nobody is sent to the login page', async ({ page }) => {
    const waitUntilSettled = watchRequests(page);
    await signIn(page, 'admin', '/admin');
    await expireToken(page, waitUntilSettled);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/refresh')) refreshes.push(request.url());
    });
    const before = await storedToken(page);
    const side = page.getByRole('navigation', { name: 'Sections' });
    await side.getByRole('link', { name: 'Figures', exact: true }).click();
    await expect(frame(page).heading).toHaveText('The community in figures');
    await expect(
      frame(page)
        .main.getByText(/2,\d\d\d/)
        .first(),
    ).toBeVisible();
    expect(refreshes).toHaveLength(1);
    expect(await storedToken(page)).not.toBe(before);
    await expect(page).toHaveURL('/dashboards');
  });
});

test('a way back that leads off the site is not followed', async ({ page }) => {
  await page.goto('/login?callbackUrl=https%3A%2F%2Fevil.example%2Fmy');
  await page.getByLabel('E-mail').fill('latina@enlace.test');
  await page.getByLabel('Password').fill('enlace-demo-1');
  await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});
