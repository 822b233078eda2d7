import { otherPort, sharedOrigin } from './support/env';
import { frame } from './support/frame';
import { startOwnGateway, type OwnGateway } from './support/own-gateway';
import { signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

const test = base.extend<{ readonly gateway: OwnGateway }>({
  gateway: async ({ core }, use) => {
    const env = { API_BASE_URL: sharedOrigin() };
    const gateway = await startOwnGateway(core, { port: otherPort(), env });
    await use(gateway);
    await gateway.stop();
  },
  baseURL: ({ gateway }, use) => use(gateway.origin),
});

test('a site whose API has another origin signs in, reads, writes, refreshes and signs out', async ({
  page,
  gateway,
}) => {
  const calls: { readonly origin: string; readonly path: string; readonly method: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname: path } = new URL(request.url());
    if (/^\/(back\/)?api\//.test(path) && ['xhr', 'fetch'].includes(request.resourceType()))
      calls.push({ origin, path, method: request.method() });
  });

  await signIn(page, 'admin', '/admin/areas');
  await expect(page).toHaveURL(`${gateway.origin}/admin/areas`);
  const name = `Area of another origin ${Date.now()}`;
  await page.goto('/admin/areas/new');
  await frame(page).main.getByLabel('Name', { exact: false }).first().fill(name);
  // The next page would cancel a write without an answer.
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/addarea') && response.request().method() === 'POST',
  );
  await frame(page)
    .main.getByRole('button', { name: /^(Save|Add|Create)/ })
    .first()
    .click();
  expect((await answer).ok()).toBe(true);
  expect(calls.filter(({ path, method }) => path === '/api/addarea' && method === 'POST')).toHaveLength(1);
  await page.goto(`/admin/areas?search=${encodeURIComponent(name)}`);
  await expect(frame(page).main.getByText(name).first()).toBeVisible();

  await test.step('a reload without the stored token exchanges the cookie for one', async () => {
    await page.evaluate(() => ['accessToken', 'user'].forEach((key) => localStorage.removeItem(key)));
    await page.reload();
    await expect(frame(page).main.getByText(name).first()).toBeVisible();
    expect(calls.some(({ path }) => path === '/api/refresh')).toBe(true);
  });

  await page.getByRole('button', { name: /^Pilar$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => calls.some(({ path }) => path === '/api/logout')).toBe(true);

  const isSameOrigin = ({ path }: { readonly path: string }) =>
    path.startsWith('/back/') || path.startsWith('/api/auth/');
  expect(new Set(calls.filter(isSameOrigin).map(({ origin }) => origin))).toEqual(new Set([gateway.origin]));
  const others = calls.filter((call) => !isSameOrigin(call));
  expect(new Set(others.map(({ origin }) => origin))).toEqual(new Set([sharedOrigin()]));
  expect(calls.some(({ path }) => path.startsWith('/back/api/'))).toBe(true);
});
