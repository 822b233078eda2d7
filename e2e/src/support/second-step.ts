import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { frame } from './frame';
import type { NewMember } from './new-member';

/** Code of an app, some periods of 30 seconds after the present one: a code is accepted once. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** Signs a member in with the form of the login page, which can lead to a second step. */
export async function enterByForm(page: Page, { email, password }: NewMember, target = '/my'): Promise<void> {
  await page.goto(`/login?callbackUrl=${encodeURIComponent(target)}`);
  const { main } = frame(page);
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
}
