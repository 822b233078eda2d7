import { expect, type Page } from '@playwright/test';

import { declineCookies } from './decline-cookies';
import { frame } from './frame';
import type { NewMember } from './new-member';

export type Person = 'admin' | 'latina' | 'recruiter' | 'ally' | 'founder' | 'investor';

/** Signs a demo user in over the API, like another tab: the next page finds the session. */
export async function enter(page: Page, name: Person | 'steward' | 'supervisor', path: string): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { email: `${name}@enlace.test`, password: 'enlace-demo-1' },
  });
  expect(answer.status(), `signing in as ${name}`).toBe(200);
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
}

/** Signs a member of a test in, without the cookie banner, which would cover buttons. */
export async function enterAs(page: Page, { email, password }: NewMember, path = '/my'): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { origin } = new URL(answer.url());
  await declineCookies(page.context(), origin);
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
}
