import { enter } from './support/enter';
import { expireToken, storedToken } from './support/expired-token';
import { frame, open } from './support/frame';
import { watchRequests } from './support/settled';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('a wrong password', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('is told in the words of the server', async ({ page }) => {
    await open(page, '/login');
    const answer = page.waitForResponse('**/api/login');
    await page.getByLabel('E-mail').fill('latina@enlace.test');
    await page.getByLabel('Password').fill('wrong-password');
    await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
    const { error_description: text } = (await (await answer).json()) as { error_description: string };
    expect(text).not.toBe('');
    await expect(frame(page).main.getByRole('alert')).toHaveText(text);
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe('a server that answers the sign-in with nothing of use', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('is told as "Login error"', async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page, '/login');
    await page.getByLabel('E-mail').fill('latina@enlace.test');
    await page.getByLabel('Password').fill('enlace-demo-1');
    await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
    await expect(frame(page).main.getByRole('alert')).toHaveText('Login error');
  });
});

test.describe('a token that has run out', () => {
  test.use({ expectedErrors: /status of 40[13]|MIME type/ });

  test('and cannot be replaced leads to the login page once, with the way back', async ({ page, context }) => {
    const waitUntilSettled = watchRequests(page);
    await signIn(page, 'admin', '/admin');
    await expireToken(page, waitUntilSettled);
    await context.clearCookies();
    const logins: string[] = [];
    page.on('framenavigated', (navigatedFrame) => {
      if (navigatedFrame.url().includes('/login')) logins.push(navigatedFrame.url());
    });
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Figures', exact: true })
      .click();
    await expect(page).toHaveURL('/login?callbackUrl=%2Fdashboards');
    await expect(frame(page).heading).toHaveText('Welcome back');
    expect(logins).toHaveLength(1);
    expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });
});

test('whoever signs out in one tab is led off the protected page in the other', async ({ page, context }) => {
  await signIn(page, 'latina', '/my');
  const other = await context.newPage();
  await open(other, '/my');
  await page.getByRole('button', { name: /Valentina/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/login?callbackUrl=%2Fmy');
  await expect(other.getByText('latina@enlace.test')).toBeHidden();
});

test("the session library's required mode ends on the login page, which says why", async ({ page, baseURL }) => {
  const callback = `${baseURL}/my?tab=1`;
  await page.goto(`/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: callback })}`);
  await expect(page).toHaveURL(/\/login\?callbackUrl=.*&error=SessionRequired$/);
  await expect(frame(page).main.getByRole('alert')).toHaveText('Please sign in to access this page.');
  await page.getByLabel('E-mail').fill('latina@enlace.test');
  await page.getByLabel('Password').fill('enlace-demo-1');
  await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/my?tab=1');
});

for (const [name, minutes] of [
  ['ten minutes fast', 10],
  ['ten minutes slow', -10],
] as const) {
  test(`a device whose clock is ${name} signs in and stays signed in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await signIn(page, 'latina', '/my');
    await page.reload();
    await expect(frame(page).heading).toContainText('Valentina');
  });
}

for (const [name, text] of [
  ['is no JSON', '{"auth":'],
  ['is of an older version', '{"auth":"{\\"accessToken\\":12}","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}'],
] as const) {
  test(`a stored state that ${name} does not keep the page from starting`, async ({ page }) => {
    await page.addInitScript((storedText) => localStorage.setItem('persist:root', storedText), text);
    await open(page, '/events');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(frame(page).heading).toHaveText('Welcome back');
  });
}

test('a browser that forbids storage still reads, and still signs in for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/events');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail').fill('latina@enlace.test');
  await page.getByLabel('Password').fill('enlace-demo-1');
  await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /Valentina/ })).toBeVisible();
});

test('a session that began in another tab is taken over by a page that is opened', async ({ page }) => {
  await enter(page, 'latina', '/my');
  await expect(frame(page).heading).toContainText('Valentina');
});
