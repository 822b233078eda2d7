import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { frame, open } from './support/frame';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const deniedMessage = 'You are not allowed to see that page or you session has expired';

const account = (page: Page, name: RegExp) => page.getByRole('button', { name });

async function signOut(page: Page): Promise<void> {
  await account(page, /Valentina|Pilar|Restrepo/).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

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
    await expect(account(page, /Valentina/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  });

  test('offers LinkedIn only where it is configured', async ({ page }) => {
    const providers = page.waitForResponse('**/api/auth/providers');
    await open(page, '/login');
    expect(Object.keys((await (await providers).json()) as object)).toEqual(['credentials']);
    await expect(page.getByRole('button', { name: /LinkedIn/ })).toHaveCount(0);
  });

  test('brings a visitor back to the page she wanted', async ({ page }) => {
    await page.goto('/my');
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fmy$/);
    await page.getByLabel('E-mail').fill('latina@enlace.test');
    await page.getByLabel('Password').fill('enlace-demo-1');
    await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/my$/);
    await expect(frame(page).heading).toContainText('Valentina');
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
  await expect(account(page, /Valentina/)).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  const names = (await context.cookies()).map((cookie) => cookie.name);
  expect(names).not.toContain('enlace_refresh');
  expect(names).not.toContain('next-auth.session-token');
});

test('two tabs follow each other in and out', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/events');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, 'latina');
  await expect(account(other, /Valentina/)).toBeVisible();
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('a session that has ended', () => {
  // A late file of the member area is refused after the end of the session.
  test.use({ expectedErrors: /401|403|Refused to execute script/ });

  async function endEverywhere(page: Page, context: BrowserContext): Promise<void> {
    await context.clearCookies();
    await page.evaluate(() => localStorage.setItem('accessToken', 'not.a.token'));
  }

  test('leads to the login page with the way back', async ({ page, context }) => {
    await signIn(page, 'latina', '/my');
    await endEverywhere(page, context);
    await page.goto('/my');
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fmy$/);
    // The navigation to this address can still be running.
    await page.waitForFunction(() => localStorage.getItem('user') === null);
  });

  test('is made anew from the cookies when only the token is gone', async ({ page }) => {
    await signIn(page, 'latina', '/my');
    await page.evaluate(() => {
      localStorage.removeItem('accessToken');
      localStorage.removeItem('user');
    });
    await page.goto('/my');
    await expect(frame(page).heading).toContainText('Valentina');
    await expect(page).toHaveURL(/\/my$/);
  });
});

test.describe('a page that was not allowed', () => {
  // The server refuses to exchange the session for a token during the sign-out.
  test.use({ expectedErrors: /401.*api\/refresh/ });

  test('?isAllowed on any page says so and signs out', async ({ page }) => {
    await signIn(page, 'latina');
    await page.goto('/events?isAllowed=false');
    await expect(page.getByText(deniedMessage)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(deniedMessage)).toHaveCount(0);
    await expect(page).toHaveURL(/\/events$/);
  });
});

interface CaughtMail {
  readonly recipient: string;
  readonly text: string;
}

async function newestMail(request: APIRequestContext, to: string): Promise<CaughtMail> {
  let mail: CaughtMail | undefined;
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: CaughtMail[] };
      mail = data.find(({ recipient }) => recipient === to);
      return mail !== undefined;
    })
    .toBe(true);
  if (mail === undefined) throw new Error(`no mail to ${to}`);
  return mail;
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /422|401/ });

  test('is replaced with the code of a mail, and the old one is refused', async ({ page, request }) => {
    await open(page, '/forgot-password');
    const { main } = frame(page);
    await main.getByLabel('E-mail').fill('investor@enlace.test');
    await main.getByRole('button', { name: 'Send the code' }).click();
    await expect(main.getByText(/a code is on its way/)).toBeVisible();
    const mail = await newestMail(request, 'investor@enlace.test');
    const pin = /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
    await page.goto('/reset-password?email=investor@enlace.test');
    await main.getByLabel('Code').fill('000000');
    await main.getByLabel('New password', { exact: true }).fill('a-better-one-7');
    await main.getByLabel('Repeat the new password').fill('another-one');
    await main.getByRole('button', { name: 'Save the new password' }).click();
    await expect(main.getByText('The passwords are not the same.')).toBeVisible();
    await main.getByLabel('Repeat the new password').fill('a-better-one-7');
    await main.getByRole('button', { name: 'Save the new password' }).click();
    await expect(main.getByLabel('New password', { exact: true })).toHaveValue('a-better-one-7');
    await expect(main.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await main.getByLabel('Code').fill(pin);
    await main.getByRole('button', { name: 'Save the new password' }).click();
    await expect(main.getByText(/Your password is changed/)).toBeVisible();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await main.getByLabel('E-mail').fill('investor@enlace.test');
    await main.getByLabel('Password').fill('enlace-demo-1');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByLabel('Password').fill('a-better-one-7');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });
});
