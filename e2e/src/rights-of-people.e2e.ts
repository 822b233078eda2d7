import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';

/** Demo accounts, in the order of creation. */
const latina = 2;

test.use({ expectedErrors: /403|Failed to load resource/ });

test('an admin looks at the site as a member does, changes nothing, and comes back', async ({ page }) => {
  await enter(page, 'admin', `/admin/users/${latina}`);
  await page.getByRole('link', { name: 'Look as her' }).click();
  await page.getByLabel('Why').fill('She cannot find her courses');
  await page.getByRole('button', { name: 'Begin' }).click();

  const banner = page.getByRole('region', { name: /You are looking as/ });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  await open(page, '/my');
  await expect(banner).toBeVisible();
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/');

  const refusal = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('enlace.viewing') ?? '{}') as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch('/api/updateprivacy', { method: 'POST', headers, body: '{"phone":"public"}' });
    return { status: answer.status, body: (await answer.json()) as { code: string } };
  });
  expect([refusal.status, refusal.body.code]).toEqual([403, 'VIEW_ONLY']);

  await banner.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(`/admin/users/${latina}`);
  await expect(frame(page).heading).toBeVisible();
  await expect(banner).toBeHidden();
});
