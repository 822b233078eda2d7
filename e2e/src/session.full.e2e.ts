import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { frame, open } from './support/frame';
import { addMember } from './support/new-member';
import { signIn } from './support/sign-in';
import { accountButton, signOut } from './support/sign-out';
import { expect, test } from './support/test';

const deniedMessage = 'You are not allowed to see that page or you session has expired';

test.describe('signing in', () => {
  test.use({ expectedErrors: /401|403/ });

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

test('two tabs follow each other in and out', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/events');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await signIn(page, 'latina');
  await expect(accountButton(other, /Valentina/)).toBeVisible();
  await signOut(other);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('a session that has ended', () => {
  // A late file of the member area is refused after the end of the session.
  test.use({ expectedErrors: /401|403|Refused to execute script/ });

  /** A page that is open could store its session again, so a text without code takes its place. */
  async function endEverywhere(page: Page, context: BrowserContext): Promise<void> {
    await page.goto('/robots.txt');
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

/** Waits for the mail with the code for a new password. */
async function mailedResetCode(request: APIRequestContext, recipient: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { data } = (await (await request.get('/dev/mail.json')).json()) as { data: CaughtMail[] };
      const mail = data.find((one) => one.recipient === recipient && one.text.includes('/reset-password?'));
      code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: /422|401/ });

  test('is replaced with the code of a mail, and the old one is refused', async ({ page, request }) => {
    // Other tests sign the demo users in with their passwords.
    const { email, password } = await addMember(request);
    await open(page, '/forgot-password');
    const { main } = frame(page);
    await main.getByLabel('E-mail').fill(email);
    await main.getByRole('button', { name: 'Send the code' }).click();
    await expect(main.getByText(/a code is on its way/)).toBeVisible();
    const pin = await mailedResetCode(request, email);
    await page.goto(`/reset-password?email=${email}`);
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
    await main.getByLabel('E-mail').fill(email);
    await main.getByLabel('Password').fill(password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByLabel('Password').fill('a-better-one-7');
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });
});
