import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { frame } from './support/frame';
import { addMember, type NewMember } from './support/new-member';
import { expect, test } from './support/test';

// A sign-in that waits for its second step is an answer with status 401, a wrong code one with 422.
test.use({ expectedErrors: /status of (401|422)/ });

const factorPath = '/my/account/second-factor';

/** Code of an app, some periods of 30 seconds after the present one: a code is accepted once. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** The browser's own passkeys, without a dialog. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function enterAs(page: Page, { email, password }: NewMember, target = '/my'): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(target)}`);
  const { main } = frame(page);
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Forgets the login session. A page that is open could store it again, so a text without code takes its place. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

for (const width of [1280, 375]) {
  test(`an app and a recovery code sign in at ${width}`, async ({ page, context, baseURL, request }) => {
    test.setTimeout(150_000);
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const member = await addMember(request);
    const { main, heading } = frame(page);
    await enterAs(page, member);
    await expect(page).toHaveURL(/\/my$/);
    await page.goto('/my/account');
    await main.getByRole('region', { name: 'Second factor' }).getByRole('link', { name: 'Set up' }).click();
    await expect(heading).toHaveText('Second factor');
    await expectAccessible({ page }, 'second factor');

    await main.getByRole('button', { name: 'Set up an app' }).click();
    const setUp = dialog(page, 'Set up an authenticator app');
    await expect(setUp.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
    await expectAccessible({ page, part: '[role=dialog]' }, 'set up an app');
    const secret = await setUp.locator('code').innerText();
    await setUp.getByLabel('Code from the app').fill('000 000');
    await expect(setUp.getByText('This code is wrong or was used already.')).toBeVisible();
    await setUp.getByLabel('Code from the app').fill(codeOf(secret, -1));
    const codesDialog = dialog(page, 'Your recovery codes');
    await expect(codesDialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible({ page, part: '[role=dialog]' }, 'recovery codes');
    const [recoveryCode = ''] = await codesDialog.getByRole('listitem').allInnerTexts();
    const download = page.waitForEvent('download');
    await codesDialog.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await codesDialog.getByRole('button', { name: 'I have saved them' }).click();
    await expect(main.getByText('10 codes left.')).toBeVisible();

    await leave(page);
    await enterAs(page, member);
    await expect(heading).toHaveText('One more step');
    await expectAccessible({ page }, 'second step');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await main.getByLabel('Code from your app').fill('123 456');
    await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
    const code = codeOf(secret);
    await main.getByLabel('Code from your app').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page).toHaveURL(/\/my$/);

    await leave(page);
    await enterAs(page, member);
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
    await main.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/my$/);
    await page.goto(factorPath);
    await expect(main.getByText('9 codes left.')).toBeVisible();

    await leave(page);
    await enterAs(page, member);
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
    await main.getByLabel('Recovery code').fill(recoveryCode);
    await main.getByRole('button', { name: 'Confirm' }).click();
    await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
    await main.getByRole('link', { name: 'Start again' }).click();
    await expect(heading).toHaveText('Welcome back');
  });

  test(`a passkey signs in at ${width}, and is removed after a proof of identity`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    test.setTimeout(150_000);
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const member = await addMember(request);
    const { main, heading } = frame(page);
    await addAuthenticator(page);
    await enterAs(page, member);
    await expect(page).toHaveURL(/\/my$/);
    await page.goto(factorPath);
    await main.getByRole('button', { name: 'Add a passkey' }).click();
    const add = dialog(page, 'Add a passkey');
    await add.getByLabel('Name').fill('My telephone');
    await add.getByRole('button', { name: 'Continue' }).click();
    await dialog(page, 'Your recovery codes').getByRole('button', { name: 'I have saved them' }).click();
    await expect(main.getByRole('list', { name: 'Passkeys' })).toContainText('My telephone');

    await leave(page);
    await enterAs(page, member);
    await expect(heading).toHaveText('One more step');
    await expectAccessible({ page }, 'second step with a passkey');
    await main.getByRole('button', { name: 'Use your passkey' }).dblclick();
    await expect(page).toHaveURL(/\/my$/);

    await page.goto(factorPath);
    await main.getByRole('button', { name: 'Remove: My telephone' }).click();
    await dialog(page, 'Remove the passkey “My telephone”?').getByRole('button', { name: 'Remove' }).click();
    await expect(main.getByText('No passkey yet.')).toBeVisible();
    await leave(page);
    await enterAs(page, member);
    await expect(page).toHaveURL(/\/my$/);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** An app as second factor, by the calls that the screen makes. */
  async function addApp(request: APIRequestContext, { email, password }: NewMember) {
    const login = await request.post('/api/login', { data: { email, password } });
    const { data: session } = (await login.json()) as { data: { access_token: string } };
    const headers = { authorization: `Bearer ${session.access_token}` };
    const start = await request.post('/api/v2/second_factor/totp', { headers });
    const { secret } = ((await start.json()) as { data: { secret: string } }).data;
    const data = { code: codeOf(secret, -1) };
    const doneAnswer = await request.post('/api/v2/second_factor/totp/confirm', { headers, data });
    const { recovery_codes: codes } = ((await doneAnswer.json()) as { data: { recovery_codes: string[] } }).data;
    return { secret, codes };
  }

  test('the code of an app and a recovery code sign in', async ({ page, request }) => {
    const member = await addMember(request);
    const { secret, codes } = await addApp(request, member);
    const { main, heading } = frame(page);
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      await page.context().clearCookies();
      await enterAs(page, member, '/events');
      await expect(heading).toHaveText('One more step');
      await main.getByLabel('Code from your app').fill('999999');
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
      await main.getByLabel('Code from your app').fill(code);
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/events$/);
      await expect(heading).toHaveText('Events');
      expect((await page.context().cookies()).map(({ name }) => name)).toContain('enlace_refresh');
    }
  });
});
