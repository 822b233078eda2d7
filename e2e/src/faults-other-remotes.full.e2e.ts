import { testDownRemote, testWrongRegistry } from './journeys/faults-other-remotes';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: /./ });

for (const id of ['mf-admin-content', 'mf-admin-events', 'mf-dashboards'] as const) testDownRemote(id);
testWrongRegistry('JSON that is no registry');

test('the registry that stays away after signing in leaves the public pages as they are', async ({ page }) => {
  await page.route('**/registry', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('latina@enlace.test');
  await page.getByLabel('Password').fill('enlace-demo-1');
  await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /Valentina/ })).toBeVisible();
  await frame(page).menu('Events').click();
  await expect(frame(page).heading).toHaveText('Events');
});
