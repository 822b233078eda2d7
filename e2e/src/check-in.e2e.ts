import { expectAccessible } from './support/accessible';
import { addDoor, networkErrors, result, scan } from './support/check-in-door';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { expect, test } from './support/test';
import { tokenOf } from './support/ticket-camera';

test.use({ expectedErrors: networkErrors });

test('with the keyboard only: a list is made, a person is found, checked in and out', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const door = await addDoor(page, page.request, 1);
  await enter(page, 'admin', `/admin/events/${door.event}?panel=check-in`);
  const add = page.getByRole('button', { name: 'Add list' });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add list' });
  await dialog.getByLabel(/^Name/).focus();
  await page.keyboard.type('Taller');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Taller/ })).toBeVisible();
  await expectAccessible({ page }, 'check-in lists');
  await page.getByRole('link', { name: 'Open check-in' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Gate/).focus();
  await page.keyboard.type('Norte');
  await page.keyboard.press('Enter');
  const search = page.getByRole('searchbox', { name: /^Search by name/ });
  await search.focus();
  await search.pressSequentially('Invitada', { delay: 100 });
  await page.getByRole('button', { name: 'Check Invitada Nº 1 in' }).focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveAttribute('data-result', 'ok');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The check-in is undone.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '0 of 1 are here' })).toBeVisible();
});

test('a steward finds the door on the own page in one press, scans there, and sees no list of e-mails', async ({
  page,
  context,
  baseURL,
}) => {
  await declineCookies(context, baseURL);
  const door = await addDoor(page, page.request, 1);
  const [ticket] = door.tickets;
  if (!ticket) throw new Error('one ticket');
  const headers = await tokenOf(page.request, 'admin');
  const crew = await page.request.post(`/api/v2/events/${door.event}/crew`, {
    headers,
    data: { email: 'steward@enlace.test', role: 'steward' },
  });
  expect(crew.status()).toBe(200);

  // The browser still has the session of the admin.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await declineCookies(context, baseURL);
  await enter(page, 'steward', '/my');
  const doors = page.getByRole('region', { name: 'At the door' });
  await doors.locator(`a[href="/admin/events/${door.event}/check-in"]`).click();
  await page.getByLabel(/^Gate/).fill('Norte');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: '0 of 1 are here' })).toBeVisible();
  await scan(page, ticket);
  await expect(result(page)).toHaveAttribute('data-result', 'ok');
  await expect(result(page)).toContainText(ticket.name);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  expect(await page.locator('body').textContent()).not.toContain('@example.org');
  await expectAccessible({ page }, 'check-in of a steward');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The check-in is undone.')).toBeVisible();

  const stewardHeaders = await tokenOf(page.request, 'steward');
  const people = await page.request.get(`/api/v2/check-in-lists/${door.list}/people`, { headers: stewardHeaders });
  expect(people.status()).toBe(403);
  const other = await addDoor(page, page.request, 0);
  const foreign = await page.request.get(`/api/v2/check-in-lists/${other.list}/counts`, { headers: stewardHeaders });
  expect(foreign.status()).toBe(404);
});

test('a visitor downloads nothing of the check-in', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => /check-in|zxing/.test(address))).toEqual([]);
  expect((await page.request.get('/check-in-worker.js')).status()).toBe(403);
});
