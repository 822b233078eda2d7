import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { addApprovalEvent, mailTo, type EventRow } from './support/approval-event';
import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { expect, test } from './support/test';

async function registerAt(page: Page, event: EventRow, email: string): Promise<void> {
  const { main, heading } = frame(page);
  await open(page, `/events/${event.slug}/checkout`);
  await main.getByRole('button', { name: /Continue|Next/ }).click();
  await expect(heading).toHaveText('Who is coming?');
  await main.getByLabel(/^First name/).fill('Illa');
  await main.getByLabel(/^Last name/).fill('Mamani');
  await main.getByLabel(/^E-mail/).fill(email);
  await main.getByRole('button', { name: 'Get the ticket' }).click();
}

test('a registration waits, an organiser approves it, and the ticket with its code comes by mail', async ({
  page,
  request,
}) => {
  const title = `Mesa con aprobación ${Date.now()}`;
  const email = `illa-${Date.now()}@example.org`;
  const event = await addApprovalEvent(request, title);
  const { main, heading } = frame(page);
  await registerAt(page, event, email);
  await expect(heading).toHaveText('We have your registration');
  await expectAccessible({ page }, 'end of the checkout with an approval');
  await main.getByRole('link', { name: 'See your registration' }).click();
  await expect(main.getByText('The organisers still have to approve this registration.')).toBeVisible();
  await expect(main.getByRole('img', { name: 'QR code of your ticket' })).toBeHidden();
  await expect(main.getByText('Calle 7')).toBeHidden();
  await expectAccessible({ page }, 'ticket that waits');
  const address = page.url();
  await mailTo(request, email, 'We have your registration');

  await enter(page, 'admin', `/admin/events/${event.id}?panel=attendees&state=pending_approval`);
  await expect(main.getByRole('tab', { name: 'Pending (1)' })).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('checkbox', { name: /Illa Mamani/ }).check();
  await expectAccessible({ page }, 'chosen registrations');
  await main.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 1 registration?' });
  await expectAccessible({ page, part: '[role=dialog]' }, 'approval of registrations');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 registration is approved.')).toBeVisible();
  await main.getByRole('tab', { name: 'Going (1)' }).click();
  await expect(main.getByText(email)).toBeVisible();

  const mail = await mailTo(request, email, 'Approved');
  expect(mail.text).toContain('Calle 7');
  await page.goto(address);
  const picture = main.getByRole('img', { name: 'QR code of your ticket' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(main.getByText('Calle 7')).toBeVisible();
});
