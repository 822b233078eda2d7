import { enter } from './support/enter';
import { breakRemote } from './support/faults';
import { frame, tryAgainUntil } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: /./ });

for (const [id, name, heading] of [
  ['mf-admin-content', 'Areas', 'Areas'],
  ['mf-admin-events', 'Events', 'Events'],
  ['mf-dashboards', 'Figures', 'Members in figures'],
  ['mf-member', 'My page', /Ana|[A-Z]/],
] as const) {
  test(`${id} is down: the rest of the back office works, and "Try again" brings it back`, async ({ page }) => {
    const mend = await breakRemote(page, id, 'answers a page instead of code');
    await enter(page, 'admin', id === 'mf-admin-content' ? '/admin/events' : '/admin/areas');
    const side = page.getByRole('navigation', { name: 'Sections' });
    await side.getByRole('link', { name, exact: true }).click();
    await expect(frame(page).card).toBeVisible();
    await side.getByRole('link', { name: id === 'mf-dashboards' ? 'My page' : 'Figures', exact: true }).click();
    await expect(frame(page).heading).toBeVisible();
    await page.goBack();
    await expect(frame(page).card).toBeVisible();
    await mend();
    await tryAgainUntil(page, heading);
  });
}

for (const [kind, body] of [
  ['a page instead of JSON', '<!doctype html><title>Enlace</title>'],
  ['JSON that is no registry', '{"rev":"two","remotes":{}}'],
] as const) {
  test(`the registry answers ${kind} after signing in once: she still gets where she wanted to go`, async ({
    page,
  }) => {
    await page.route('**/registry', (route) => route.fulfill({ status: 200, contentType: 'text/html', body }), {
      times: 1,
    });
    await page.goto('/my');
    await page.getByLabel('E-mail').fill('latina@enlace.test');
    await page.getByLabel('Password').fill('enlace-demo-1');
    await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/my');
    await expect(frame(page).heading).toContainText('Valentina');
  });
}

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
