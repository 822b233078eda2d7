import { expect, type Page } from '@playwright/test';

const password = 'enlace-demo-1';

/** Signs a demo user in and waits for the requested page. */
export async function signIn(page: Page, name: string, target = '/'): Promise<void> {
  await page.goto(target === '/' ? '/login' : target);
  await page.getByLabel('E-mail').fill(`${name}@enlace.test`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${target.replace(/[?]/g, '\\?')}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
