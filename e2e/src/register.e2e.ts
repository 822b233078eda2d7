import type { Page } from '@playwright/test';

import { frame, open } from './support/frame';
import { formIsAlive, openForm } from './support/open-form';
import { mailedPin } from './support/mails';
import { expect, test } from './support/test';

const password = 'una-frase-larga-7';

const doors = [
  { kind: 'latina', name: 'Latina in tech' },
  { kind: 'member', name: 'Member' },
  { kind: 'ally', name: 'Ally' },
  { kind: 'founder', name: 'Founder' },
  { kind: 'recruiter', name: 'Recruiter' },
  { kind: 'investor', name: 'Investor' },
] as const;

async function writeAccount(page: Page, email: string): Promise<void> {
  const { main } = frame(page);
  await main.getByLabel('First name').fill('Ñusta');
  await main.getByLabel('Last name').fill('Quispe');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password', { exact: false }).first().fill(password);
  await main.getByLabel('Repeat the password').fill(password);
  await main.getByLabel('Country').selectOption({ label: 'Peru' });
}

for (const { kind, name } of doors) {
  test(`a visitor joins as ${kind}, proves her address and signs in`, async ({ page, request }) => {
    const email = `nusta-${kind}-${Date.now()}@example.org`;
    await open(page, '/register');
    const { main } = frame(page);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/register/${kind}$`));
    await formIsAlive(page);
    await writeAccount(page, email);
    if (kind === 'recruiter') await main.getByLabel('Company').fill('Quipu Labs');
    if (kind === 'latina') await main.getByLabel('TypeScript').check();
    await main.getByLabel(/^I agree/).check();
    await main.getByRole('button', { name: 'Create the account' }).click();

    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);
    await main.getByLabel('Code').fill(await mailedPin(request, email));
    await main.getByLabel('Your password').fill(password);
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByText('Your e-mail is verified. You can sign in now.')).toBeVisible();
    await main.getByRole('link', { name: 'Sign in' }).click();
    await main.getByLabel('E-mail').fill(email);
    await main.getByLabel('Password').fill(password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: /Ñusta/ })).toBeVisible();
  });
}

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
  await expect(main.getByLabel('Country')).toHaveValue('PE');
  await expect(main.getByLabel('Repeat the password')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor joins by a plain form', async ({ page }) => {
    await page.goto('/register/ally');
    await writeAccount(page, `nusta-plain-${Date.now()}@example.org`);
    await frame(page)
      .main.getByLabel(/^I agree/)
      .check();
    await frame(page).main.getByRole('button', { name: 'Create the account' }).click();
    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);
  });
});
