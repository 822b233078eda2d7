import type { APIRequestContext } from '@playwright/test';

import { enter, type Person } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: /403|Failed to load resource/ });

/** The token of a demo user, for setup calls; cookies of pages stay unchanged. */
async function tokenOf(request: APIRequestContext, name: Person): Promise<string> {
  const data = { email: `${name}@enlace.test`, password: 'enlace-demo-1' };
  const answer = await request.post('/api/login', { data });
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
}

test('a right given in the matrix holds at once, and is gone when it is taken', async ({ page, request }) => {
  await enter(page, 'admin', '/admin/permissions?q=seniority_levels.add');
  const ally = await tokenOf(request, 'ally');
  const add = async () => {
    const headers = { authorization: `Bearer ${ally}` };
    const name = `Level ${Date.now()}`;
    return (await request.post('/api/addseniority', { headers, multipart: { name } })).status();
  };
  const change = async (reason: string) => {
    const box = page.getByRole('checkbox', { name: 'Seniority levels: add for Allies' });
    await expect(box).toBeVisible();
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByLabel('Why').fill(reason);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  expect(await add()).toBe(403);
  await change('Allies keep the levels');
  expect(await add()).toBe(201);
  await page.reload();
  await change('No longer');
  expect(await add()).toBe(403);
});

test.describe('a page tied to a role', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ });

  test('opens for that role only, although the network fails while it is written', async ({ page, browser }) => {
    const title = `Only for founders ${Date.now()}`;
    await enter(page, 'admin', '/admin/pages/new');
    await page.getByLabel('Title', { exact: false }).first().fill(title);
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.type('The round is open.');
    await page.getByRole('combobox', { name: 'Roles' }).fill('found');
    await page.getByRole('option', { name: /^founders/i }).click();
    await page.route('**/api/addpage', (route) => route.abort('connectionreset'), { times: 1 });
    const add = page.getByRole('button', { name: 'Add page' });
    await add.click();
    await expect(page.getByRole('alert')).toContainText('Everything you wrote is still here');
    const answer = page.waitForResponse((one) => one.url().endsWith('/api/addpage') && one.status() === 201);
    await add.click();
    const { slug } = ((await (await answer).json()) as { data: { slug: string } }).data;

    const see = async (name: Person | null) => {
      const context = await browser.newContext();
      const tab = await context.newPage();
      const data = { email: `${name ?? ''}@enlace.test`, password: 'enlace-demo-1' };
      if (name !== null) expect((await tab.request.post('/api/login', { data })).status()).toBe(200);
      await tab.goto(`/pages/${slug}`);
      await expect(frame(tab).main.getByRole('heading').first()).toBeVisible();
      return { tab, close: () => context.close() };
    };
    const founder = await see('founder');
    await expect(frame(founder.tab).heading).toHaveText(title);
    await expect(founder.tab.getByText('The round is open.')).toBeVisible();
    await founder.close();
    for (const name of ['latina', null] as const) {
      const other = await see(name);
      await expect(other.tab.getByText('The round is open.')).toHaveCount(0);
      await expect(other.tab.getByRole('heading', { name: title })).toHaveCount(0);
      await other.close();
    }
  });
});
