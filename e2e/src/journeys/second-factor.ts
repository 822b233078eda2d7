import type { CDPSession, Page } from '@playwright/test';

import { expectAccessible } from '../support/accessible';
import { declineCookies } from '../support/decline-cookies';
import { frame } from '../support/frame';
import { addMember, type NewMember } from '../support/new-member';
import { codeOf, enterByForm } from '../support/second-step';
import { expect, test } from '../support/test';

/** A sign-in that waits for its second step is an answer with status 401, a wrong code one with 422. */
export const secondStepErrors = /status of (401|422)/;

const factorPath = '/my/account/second-factor';

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

/** Forgets the login session. A page that is open could store it again, so a text without code takes its place. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Tests an authenticator app and its recovery codes, in a window of a width: two tests, one after the other. */
export function testAuthenticatorApp(width: number): void {
  test.describe(() => {
    test.describe.configure({ mode: 'serial' });

    let member: NewMember;
    let recoveryCode = '';

    test.beforeEach(async ({ page, context, baseURL }) => {
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width, height: 900 });
    });

    test(`an app is set up, and its code signs in at ${width}`, async ({ page, request }) => {
      member = await addMember(request);
      const { main, heading } = frame(page);
      await enterByForm(page, member);
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
      [recoveryCode = ''] = await codesDialog.getByRole('listitem').allInnerTexts();
      const download = page.waitForEvent('download');
      await codesDialog.getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
      await codesDialog.getByRole('button', { name: 'I have saved them' }).click();
      await expect(main.getByText('10 codes left.')).toBeVisible();

      await leave(page);
      await enterByForm(page, member);
      await expect(heading).toHaveText('One more step');
      await expectAccessible({ page }, 'second step');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await main.getByLabel('Code from your app').fill('123 456');
      await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
      const code = codeOf(secret);
      await main.getByLabel('Code from your app').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await expect(page).toHaveURL(/\/my$/);
    });

    test(`a recovery code signs in once at ${width}`, async ({ page }) => {
      const { main, heading } = frame(page);
      await enterByForm(page, member);
      await main.getByRole('button', { name: 'Use a recovery code' }).click();
      await main.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL(/\/my$/);
      await page.goto(factorPath);
      await expect(main.getByText('9 codes left.')).toBeVisible();

      await leave(page);
      await enterByForm(page, member);
      await main.getByRole('button', { name: 'Use a recovery code' }).click();
      await main.getByLabel('Recovery code').fill(recoveryCode);
      await main.getByRole('button', { name: 'Confirm' }).click();
      await expect(main.getByText('This code is wrong or was used already.')).toBeVisible();
      await main.getByRole('link', { name: 'Start again' }).click();
      await expect(heading).toHaveText('Welcome back');
    });
  });
}

/** Tests a passkey, in a window of a width. */
export function testPasskey(width: number): void {
  test(`a passkey signs in at ${width}, and is removed after a proof of identity`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await declineCookies(context, baseURL);
    await page.setViewportSize({ width, height: 900 });
    const member = await addMember(request);
    const { main, heading } = frame(page);
    await addAuthenticator(page);
    await enterByForm(page, member);
    await expect(page).toHaveURL(/\/my$/);
    await page.goto(factorPath);
    await main.getByRole('button', { name: 'Add a passkey' }).click();
    const add = dialog(page, 'Add a passkey');
    await add.getByLabel('Name').fill('My telephone');
    await add.getByRole('button', { name: 'Continue' }).click();
    await dialog(page, 'Your recovery codes').getByRole('button', { name: 'I have saved them' }).click();
    await expect(main.getByRole('list', { name: 'Passkeys' })).toContainText('My telephone');

    await leave(page);
    await enterByForm(page, member);
    await expect(heading).toHaveText('One more step');
    await expectAccessible({ page }, 'second step with a passkey');
    await main.getByRole('button', { name: 'Use your passkey' }).dblclick();
    await expect(page).toHaveURL(/\/my$/);

    await page.goto(factorPath);
    await main.getByRole('button', { name: 'Remove: My telephone' }).click();
    await dialog(page, 'Remove the passkey “My telephone”?').getByRole('button', { name: 'Remove' }).click();
    await expect(main.getByText('No passkey yet.')).toBeVisible();
    await leave(page);
    await enterByForm(page, member);
    await expect(page).toHaveURL(/\/my$/);
  });
}
