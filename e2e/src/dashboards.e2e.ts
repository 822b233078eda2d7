import { readFile } from 'node:fs/promises';

import type { APIRequestContext } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter, enterAs } from './support/enter';
import { frame } from './support/frame';
import { addMember, asAdmin, asUser, type NewMember } from './support/new-member';
import { expect, test } from './support/test';

test('a recruiter filters the figures, drills down, saves a file, and shares the view', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'recruiter', '/dashboards');
  const { main, heading } = frame(page);
  const dialog = page.getByRole('dialog');
  await expect(heading).toHaveText('The community in figures');
  const figures = main.getByRole('region', { name: 'The first figures' });
  await expect(figures.getByRole('listitem').first()).toContainText(/\d/);
  await expectAccessible({ page }, 'figures');

  // The period and a filter are in the address; the way back is the browser's.
  await main.getByLabel('Period', { exact: true }).selectOption('12m');
  await expect(page).toHaveURL('/dashboards?period=12m');
  await main.getByRole('button', { name: 'Filters', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Area' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?period=12m&area=\d+$/);
  await dialog.getByRole('button', { name: 'Show the figures' }).click();
  await expect(main.getByRole('button', { name: /^Remove the filter Area/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboards?period=12m');
  await page.goForward();
  await expect(main.getByRole('button', { name: /^Remove the filter Area/ })).toBeVisible();

  // The keyboard reads a chart out, and the same values are a table.
  const widget = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('application') })
    .first();
  await widget.getByRole('application').focus();
  await page.keyboard.press('End');
  await expect(widget.getByRole('status').filter({ hasText: /: / })).not.toBeEmpty();
  await widget.getByRole('button', { name: 'Table' }).click();
  await expect(page).toHaveURL(/&table=\w+$/);
  await expect(widget.getByRole('table')).toBeVisible();

  // Files.
  const menu = widget.getByRole('button', { name: /^More about/ });
  await menu.click();
  const csv = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^get\w+\.csv$/);
  await menu.click();
  const vector = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as SVG' }).click();
  const file = await (await vector).path();
  expect(await readFile(file, 'utf8')).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);

  // A link to the view.
  await main.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const address = await dialog.getByLabel('Address of the link').inputValue();
  expect(address).toMatch(/\/dashboards\/shared\/[\w.-]+$/);
  await expectAccessible({ page, part: '[role=dialog]' }, 'share');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  // Signed out: the API answers 403, and the page leads to the sign-in and back.
  const token = address.split('/').at(-1) ?? '';
  const visitors = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  expect((await visitors.request.get(`/api/v2/dashboard-shares/${token}`)).status()).toBe(403);
  await declineCookies(visitors, baseURL);
  const visit = await visitors.newPage();
  await visit.goto(address);
  await expect(frame(visit).heading).toHaveText('These figures are not open to all');
  await expect(frame(visit).main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?callbackUrl=${encodeURIComponent(new URL(address).pathname)}`,
  );

  // Another recruiter sees the same view, but not that of a company of others.
  const other = await addRecruiter(request);
  const company = await shareOfCompany(request);
  await enterAs(visit, other, new URL(address).pathname);
  await expect(frame(visit).heading).toHaveText('The community in figures');
  await expect(visit).toHaveURL(/\/dashboards\?period=custom&from=.+&area=\d+/);
  await visit.goto(`/dashboards/shared/${company}`);
  await expect(frame(visit).heading).toHaveText('These figures are not open to all');
  await visitors.close();
});

/** A new recruiter, who recruits for no company. */
async function addRecruiter(request: APIRequestContext): Promise<NewMember> {
  const member = await addMember(request);
  const admin = await asAdmin(request);
  const roles = await admin.get<readonly { readonly id: number; readonly name: string }[]>('/api/roles/list?limit=100');
  const idOf = (role: string) => roles.find(({ name }) => name === role)?.id;
  await admin.post(`/api/editusers?id=${member.id}`, {
    attach_roles: [idOf('recruiters')],
    detach_roles: [idOf('latinas')],
  });
  return member;
}

interface Catalogue {
  readonly meta: { readonly choices: { readonly company: readonly { readonly id: number }[] } };
}

/** The token of a link to the figures of a company of the demo recruiter. */
async function shareOfCompany(request: APIRequestContext): Promise<string> {
  const { headers } = await asUser(request, { email: 'recruiter@enlace.test', password: 'enlace-demo-1' });
  const catalogue = (await (await request.get('/api/v2/dashboards', { headers })).json()) as Catalogue;
  const companyId = catalogue.meta.choices.company[0]?.id;
  const answer = await request.post('/api/v2/dashboard-shares', {
    headers,
    data: { key: crypto.randomUUID(), days: 7, query: { company: [companyId] } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { readonly data: { readonly token: string } }).data.token;
}

test('on a telephone, the figures are one column without sideways scroll, and a drill-down leads to the list', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  await page.setViewportSize({ width: 375, height: 800 });
  await enter(page, 'recruiter', '/dashboards');
  const { main } = frame(page);
  await expect(main.getByRole('application').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const link = main.getByRole('rowheader').getByRole('link').first();
  const path = await link.getAttribute('href');
  expect(path).not.toBeNull();
  await page.goto(path ?? '/');
  await expect(frame(page).heading).toBeVisible();
});
