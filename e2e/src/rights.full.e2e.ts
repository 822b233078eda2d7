import { protectedRemotes, testMenuOf, testRefusedMember, testRefusedVisitor } from './journeys/rights';
import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { visitorPaths } from './support/screens';
import { expect, test } from './support/test';

test('a visitor is sent nothing of member, admin and dashboard remotes on any page of hers', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (protectedRemotes.test(request.url()) || request.url().includes('inner-layout'))
      requestedUrls.push(request.url());
  });
  for (const path of visitorPaths) {
    const answer = await page.goto(path);
    expect(await answer?.text(), path).not.toMatch(protectedRemotes);
    await expect(frame(page).heading, path).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(requestedUrls).toEqual([]);
});

test('a member who leads no chapter is sent nothing of the back office', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (/mf-admin|mf-dashboards/.test(request.url())) requestedUrls.push(request.url());
  });
  await enter(page, 'ally', '/my');
  // The bell comes last; its stream keeps the network busy.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(requestedUrls).toEqual([]);
  expect(await page.locator('#enlace-boot').textContent()).not.toMatch(/mf-admin|mf-dashboards/);
});

for (const path of ['/admin/areas/new', '/admin/events', '/dashboards']) testRefusedMember(path);
for (const path of ['/admin/areas?search=a&page=1', '/dashboards']) testRefusedVisitor(path);
for (const role of ['recruiter', 'admin'] as const) testMenuOf(role);

test('after signing in she is where she wanted to go, query and all, and Back does not lead into the login page', async ({
  page,
}) => {
  await open(page, '/about');
  await page.goto('/admin/areas?search=data');
  await page.getByLabel('E-mail').fill('admin@enlace.test');
  await page.getByLabel('Password').fill('enlace-demo-1');
  await frame(page).main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/areas?search=data');
  await expect(frame(page).heading).toHaveText('Areas');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test("'Validating...' stands there while access is checked, and neither code nor data is asked for before", async ({
  page,
}) => {
  await enter(page, 'admin', '/my');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
  const requestedUrls: string[] = [];
  let allowAccess: () => void = () => undefined;
  const decision = new Promise<void>((resolve) => {
    allowAccess = resolve;
  });
  await page.route('**/api/actor*', async (route) => {
    await decision;
    await route.continue();
  });
  page.on('request', (request) => {
    if (/mf-admin-content|\/api\/areas/.test(request.url())) requestedUrls.push(request.url());
  });
  const html = await page.goto('/admin/areas');
  await expect(frame(page).main.getByText('Validating...')).toBeVisible();
  expect(await html?.text()).not.toMatch(/<link[^>]+mf-admin-content/);
  expect(requestedUrls).toEqual([]);
  allowAccess();
  await expect(frame(page).heading).toHaveText('Areas');
  await expect(frame(page).main.getByText('Validating...')).toBeHidden();
  expect(requestedUrls.length).toBeGreaterThan(0);
});
