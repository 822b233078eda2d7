import { expect, type Page } from '@playwright/test';

const password = 'enlace-demo-1';

/** Signs a demo user in and waits for the requested page. */
export async function signIn(page: Page, name: string, target = '/'): Promise<void> {
  await page.goto(target === '/' ? '/login?callbackUrl=%2F' : target);
  await page.getByLabel('E-mail').fill(`${name}@enlace.test`);
  await page.getByLabel('Password').fill(password);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(page).toHaveURL(new RegExp(`${target.replace(/[?]/g, '\\?')}$`));
  // The form stays until the requested page can be drawn.
  await expect(button).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
}
