import { enter } from '../support/enter';
import { breakRemote } from '../support/faults';
import { frame, tryAgainUntil } from '../support/frame';
import { expect, test } from '../support/test';

/** Remotes for signed-in users: their link in the menu, and the heading of its page. */
const remotes = {
  'mf-admin-content': ['Areas', 'Areas'],
  'mf-admin-events': ['Events', 'Events'],
  'mf-dashboards': ['Figures', 'The community in figures'],
  'mf-member': ['My page', /Ana|[A-Z]/],
} as const;

/** Tests a remote whose server answers pages instead of code. */
export function testDownRemote(id: keyof typeof remotes): void {
  const [name, heading] = remotes[id];
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

/** Bodies of an answer that is no registry. */
const wrongRegistries = {
  'a page instead of JSON': '<!doctype html><title>Enlace</title>',
  'JSON that is no registry': '{"rev":"two","remotes":{}}',
} as const;

/** Tests a sign-in whose registry is wrong once. */
export function testWrongRegistry(kind: keyof typeof wrongRegistries): void {
  test(`the registry answers ${kind} after signing in once: she still gets where she wanted to go`, async ({
    page,
  }) => {
    const body = wrongRegistries[kind];
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
