import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessible';
import { addApprovalEvent, mailTo, type EventRow } from './support/approval-event';
import { enter } from './support/enter';
import { frame, open } from './support/frame';
import { asAdmin } from './support/new-member';
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

test('an organiser tries a message, sends it, and each person gets it once', async ({ page, request }) => {
  const title = `Mensajes ${Date.now()}`;
  const event = await addApprovalEvent(request, title);
  const admin = await asAdmin(request);
  const [ticket] = await admin.get<readonly EventRow[]>(`/api/v2/tickets/list?event_id=${event.id}`);
  const email = `sami-${Date.now()}@example.org`;
  await admin.post(`/api/v2/events/${event.id}/attendees`, {
    ticket_id: ticket?.id,
    first_name: 'Sami',
    last_name: 'Condori',
    email,
  });
  const { main } = frame(page);
  await enter(page, 'admin', `/admin/events/${event.id}?panel=messages`);
  await main.getByRole('button', { name: 'Write a message' }).click();
  await main.getByRole('tab', { name: 'English' }).click();
  const subject = `Bring a laptop ${Date.now()}`;
  await main.getByLabel(/^Subject/).fill(subject);
  await main.getByLabel(/^Text/).fill('Hello ');
  await main.getByRole('button', { name: 'First name' }).click();
  await expect(main.getByText('1 person gets it')).toBeVisible();
  await expect(main.getByRole('article').getByText(subject).first()).toBeVisible();
  await expectAccessible({ page }, 'a new message');
  await main.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('The test is on its way to admin@enlace.test.')).toBeVisible();
  await mailTo(request, 'admin@enlace.test', subject);
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it to 1 person?' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  const list = main.getByRole('list', { name: 'Messages' });
  await expect(list.getByText(subject)).toBeVisible();
  await expect(list.getByText('1 of 1 sent')).toBeVisible();
  await expectAccessible({ page }, 'messages of an event');
  const mail = await mailTo(request, email, subject);
  expect(mail.text).toContain('Hello Sami');
  expect(mail.text).toContain(`because you are registered for ${title}`);
});
