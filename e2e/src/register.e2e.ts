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
  await main.getByLabel('Password').fill(password);
}

for (const { kind, name } of doors) {
  test(`a visitor joins as ${kind}, and the code signs her in`, async ({ page, request }) => {
    const email = `nusta-${kind}-${Date.now()}@example.org`;
    await open(page, '/register');
    const { main } = frame(page);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/register/${kind}$`));
    await formIsAlive(page);
    await writeAccount(page, email);
    if (kind === 'recruiter') await main.getByLabel('Company').fill('Quipu Labs');
    await main.getByRole('checkbox', { name: /^I agree/ }).check();
    await main.getByRole('button', { name: 'Create the account' }).click();

    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);
    await main.getByLabel('Code').fill(`Your code: ${(await mailedPin(request, email)).replace(/^.../, '$& ')}`);
    await expect(page.getByRole('button', { name: /Ñusta/ })).toBeVisible();
    await expect(page).toHaveURL(/\/my/);
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
  await expect(main.getByLabel('Password')).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor joins by a plain form', async ({ page }) => {
    await page.goto('/register/ally');
    await writeAccount(page, `nusta-plain-${Date.now()}@example.org`);
    await frame(page)
      .main.getByRole('checkbox', { name: /^I agree/ })
      .check();
    await frame(page).main.getByRole('button', { name: 'Create the account' }).click();
    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);
  });
});
