import { attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { eventWorkCalls } from '@enlace/shared-contract/events';
import { screen, within } from '@testing-library/react';

import { at, event, officeApi, open } from '../../../testing/stages/publishing-stage';

test('the checklist leads to the fields that are missing, and a room is made once', async () => {
  const api = officeApi();
  const room = { id: 1, event_id: 1, provider: 'jitsi', url: 'https://meet.example/x', host_url: null };
  api.answer(attendeeTicketCalls.createMeeting, () => ({ data: room }));
  const { user } = await open('publishing', api);
  const list = await screen.findByRole('region', { name: 'Ready to publish' });
  expect(within(list).getByRole('link', { name: /summary/ })).toHaveAttribute('href', '/admin/events/1#field-summary');
  expect(within(list).getByText('A title')).toBeVisible();
  expect(within(list).getByRole('link', { name: /Open the page/ })).toHaveAttribute('href', `/events/${event.slug}`);
  await user.click(screen.getByRole('button', { name: 'Create a room' }));
  expect(await screen.findByRole('link', { name: 'https://meet.example/x' })).toBeVisible();
});

test('a whole event is cancelled after its tickets and the amount were named, and the progress is shown', async () => {
  const api = officeApi();
  api.answer(eventWorkCalls.cancel, () => {
    const cancellation = {
      ...{ reason: 'Ill', is_refunded: true, order_count: 2, done_count: 1, failed_count: 1 },
      ...{ started_at: at, finished_at: at },
    };
    const data = { ticket_count: 0, order_count: 0, refundable: [], cancellation };
    api.answer(eventWorkCalls.getCancellation, () => ({ data }));
    return { data };
  });
  const { user } = await open('publishing', api);
  await user.click(await screen.findByRole('button', { name: 'Cancel the event…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Café con datos?' });
  expect(within(dialog).getByText('3 tickets are cancelled.')).toBeVisible();
  expect(within(dialog).getByRole('checkbox', { name: 'Refund $50.00' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
  expect(await screen.findByText('1 of 2 orders')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See these orders' })).toHaveAttribute(
    'href',
    '/admin/events/1?panel=orders&state=cancellation_failed',
  );
  expect(api.sent(eventWorkCalls.cancel)[0]?.body).toEqual({ reason: 'Ill', refund: true });
});
