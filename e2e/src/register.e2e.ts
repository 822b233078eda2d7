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
    await expect(page).toHaveURL(/\/my\/welcome$/);
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
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4(01|22)/ });

  test('a visitor joins, proves the address, signs in and out by plain forms', async ({ page, request }) => {
    const email = `nusta-plain-${Date.now()}@example.org`;
    const { main } = frame(page);
    await page.goto('/');
    await main.getByRole('link', { name: 'Join the community' }).first().click();
    await main.getByRole('link', { name: 'Ally', exact: true }).click();
    await writeAccount(page, email);
    await main.getByRole('checkbox', { name: /^I agree/ }).check();
    await main.getByRole('button', { name: 'Create the account' }).click();
    await expect(page).toHaveURL(/\/verify-email\?user_id=\d+$/);

    const pin = await mailedPin(request, email);
    await main.getByLabel('Code').fill(pin === '000000' ? '000001' : '000000');
    await main.getByLabel('Your password').fill(password);
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByLabel('Your password')).toHaveValue('');
    await main.getByLabel('Code').fill(`${pin.slice(0, 3)} ${pin.slice(3)}`);
    await main.getByLabel('Your password').fill(password);
    await main.getByRole('button', { name: 'Verify' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);

    await page.goto('/es/login?callbackUrl=%2Fevents');
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByLabel('Contraseña').fill('not this one');
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expect(main.getByLabel('Correo electrónico')).toHaveValue(email);
    await main.getByLabel('Contraseña').fill(password);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/es\/events$/);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  });

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
