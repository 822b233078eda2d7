import { expect, type Page } from '@playwright/test';

import { frame } from './frame';

export type Person = 'admin' | 'latina' | 'recruiter' | 'ally' | 'founder' | 'investor';

/** Signs a demo user in over the API, like another tab: the next page finds the session. */
export async function enter(page: Page, name: Person, path: string): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { email: `${name}@enlace.test`, password: 'enlace-demo-1' },
  });
  expect(answer.status(), `signing in as ${name}`).toBe(200);
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
}
