import { expectAccessible } from './support/accessible';
import { addDoor, networkErrors, result } from './support/check-in-door';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { expect, test } from './support/test';

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

test('a visitor downloads nothing of the check-in', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => /check-in|zxing/.test(address))).toEqual([]);
  expect((await page.request.get('/check-in-worker.js')).status()).toBe(403);
});
