import { expectAccessible } from './support/accessible';
import { addApprovalEvent, mailTo, type EventRow } from './support/approval-event';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { asAdmin } from './support/new-member';
import { expect, test } from './support/test';

test('an organiser tries a message, sends it, and each person gets it once', async ({ page, request }) => {
  const title = `Mensajes ${Date.now()}`;
  const event = await addApprovalEvent(request, title);
  const admin = await asAdmin(request);
  const [ticket] = await admin.get<readonly EventRow[]>(`/api/v2/tickets/list?event_id=${event.id}`);
  const email = `sami-${Date.now()}@example.org`;
  await admin.post(`/api/v2/events/${event.id}/attendees`, {
    ...{ ticket_id: ticket?.id, first_name: 'Sami', last_name: 'Condori', email },
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
