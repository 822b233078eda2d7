import { addDoor, networkErrors } from './support/check-in-door';
import { tokenOf } from './support/ticket-camera';
import { expect, test, type Page } from './support/test';

test.use({ expectedErrors: networkErrors });

/** Waits until the copy of the page is complete: its document comes last. */
const waitForCopy = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined), { timeout: 20_000 })
    .toBe(true);

async function expectCopy(page: Page): Promise<void> {
  await expect(page.getByText(/^This is a copy of your ticket/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Puerta/ })).toBeVisible();
  const picture = page.getByRole('img', { name: 'QR code of your ticket' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
}

test('a ticket that was open once opens without network; a cancelled one loses its copy', async ({ page, context }) => {
  const { tickets } = await addDoor(page, page.request, 1);
  const [ticket] = tickets;
  if (ticket === undefined) throw new Error('one ticket');
  const path = `/t/${ticket.slug}`;
  await page.goto(path);
  await expect(page.getByRole('img', { name: 'QR code of your ticket' })).toBeVisible();
  await waitForCopy(page);

  await context.setOffline(true);
  await page.reload();
  await expectCopy(page);
  const tab = await context.newPage();
  await tab.goto(path);
  await expectCopy(tab);

  await context.setOffline(false);
  await tab.reload();
  await expect(tab.getByText(/^This is a copy of your ticket/)).toHaveCount(0);
  const headers = await tokenOf(page.request, 'admin');
  const cancellation = await page.request.post(`/api/cancelAttendance?id=${ticket.id}`, { headers });
  expect(cancellation.ok(), await cancellation.text()).toBe(true);
  await tab.reload();
  await expect(tab.getByText('This ticket is cancelled.')).toBeVisible();
  await expect
    .poll(() => tab.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('ticket copy')).length))
    .toBe(0);
});
