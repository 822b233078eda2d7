import { attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { eventNewsCalls, eventWorkCalls } from '@enlace/shared-contract/events';
import { buildViewer } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { at, event, officeApi, open, ticketOf } from '../../../testing/stages/publishing-stage';

test('the checklist of a draft leads to the fields that are missing, and a room is made once', async () => {
  const api = officeApi();
  const ticket = { ...ticketOf(event.ends_at), state: 'not_published' };
  api.change('events', 1, { status: 'draft', tickets: [ticket, ticketOf('2020-01-01T00:00:00Z')] });
  const room = { id: 1, event_id: 1, provider: 'jitsi', url: 'https://meet.example/x', host_url: null };
  api.answer(attendeeTicketCalls.createMeeting, () => {
    api.answer(attendeeTicketCalls.getMeeting, () => ({ data: room }));
    return { data: room };
  });
  const { user } = await open('overview', api);
  const list = await screen.findByRole('region', { name: 'Ready to publish' });
  expect(within(list).getByText('A ticket whose sale has not ended')).toBeVisible();
  expect(within(list).queryByRole('link', { name: 'A ticket whose sale has not ended' })).not.toBeInTheDocument();
  expect(within(list).getByRole('link', { name: /summary/ })).toHaveAttribute('href', '/admin/events/1#field-summary');
  expect(within(list).getByText('A title')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await user.click(screen.getByRole('tab', { name: 'Copy, cancel, archive' }));
  await user.click(await screen.findByRole('button', { name: 'Create a room' }));
  expect(await screen.findByRole('link', { name: 'https://meet.example/x' })).toBeVisible();
});

test('an event that is public names what its page lacks; a cancelled one and one that is over have no checklist', async () => {
  const api = officeApi();
  const { unmount } = await open('overview', api);
  const liveRegion = await screen.findByRole('region', { name: 'On sale' });
  expect(within(liveRegion).getByRole('link', { name: /summary/ })).toBeVisible();
  expect(within(liveRegion).queryByText('A title')).not.toBeInTheDocument();
  expect(within(liveRegion).getByRole('link', { name: /Open the page/ })).toHaveAttribute(
    'href',
    `/events/${event.slug}`,
  );
  unmount();
  for (const [change, title] of [
    [{ status: 'cancelled' }, 'The event is cancelled'],
    [{ status: 'published', starts_at: '2021-03-05T23:00:00Z', ends_at: '2021-03-06T01:00:00Z' }, 'The event is over'],
  ] as const) {
    api.change('events', 1, change);
    const stage = await open('overview', api);
    const region = await screen.findByRole('region', { name: title });
    expect(within(region).queryByRole('listitem')).not.toBeInTheDocument();
    stage.unmount();
  }
});

test('an event that moved away from its sale names the sale', async () => {
  const api = officeApi();
  const times = { previous_starts_at: at, starts_at: '2091-03-05T23:00:00Z', ends_at: '2091-03-06T01:00:00Z' };
  api.change('events', 1, { ...times, tickets: [ticketOf('2031-01-01T00:00:00Z')] });
  await open('overview', api);
  const liveRegion = await screen.findByRole('region', { name: 'On sale' });
  const link = within(liveRegion).getByRole('link', { name: /^A sale that moved with the event/ });
  expect(link).toHaveAttribute('href', '/admin/events/1?panel=tickets');
});

test('a user without the rights to copy, to cancel or to make a room does not see them', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['events.get', 'events.edit'] });
  const api = officeApi(viewer);
  const { user, unmount } = await open('publishing', api);
  await user.click(await screen.findByRole('tab', { name: 'Settings' }));
  expect(await screen.findByRole('tab', { name: 'Speakers' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Copy, cancel, archive' })).not.toBeInTheDocument();
  unmount();
  api.change('events', 1, { status: 'cancelled' });
  await open('publishing', api);
  expect(await screen.findByRole('button', { name: 'Move to the archive' })).toBeVisible();
  expect(
    screen.queryByRole('heading', { name: /Copy the event|Cancel the event|Online meeting/ }),
  ).not.toBeInTheDocument();
});

test('a user who may neither read the figures of an event nor edit it asks for nothing that is refused', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['events.add'] });
  const api = officeApi(viewer);
  const { user, unmount } = await open('', api);
  expect(await screen.findByRole('region', { name: 'On sale' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  expect([...api.sent(eventWorkCalls.report), ...api.sent(eventNewsCalls.get)]).toEqual([]);
  unmount();
  api.change('events', 1, { status: 'draft' });
  await open('', api);
  expect(await screen.findByRole('region', { name: 'Ready to publish' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'View as page' })).not.toBeInTheDocument();
});

test('a whole event is cancelled after its tickets and the amount were named, and the progress is shown', async () => {
  const api = officeApi();
  api.answer(eventWorkCalls.cancel, () => {
    const cancellation = {
      reason: 'Ill',
      is_refunded: true,
      order_count: 2,
      done_count: 1,
      failed_count: 1,
      started_at: at,
      finished_at: at,
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
  expect(within(dialog).getByText(/^Paid at the door.*: \$25\.00\. Give it back by hand/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  expect(within(dialog).getByRole('tab', { name: 'Spanish (3)' })).toHaveAttribute('aria-selected', 'true');
  await user.type(within(dialog).getByLabelText(/^Your words in the mail/), 'Lo sentimos.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the event' }));
  expect(await screen.findByText('1 of 2 orders')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See these orders' })).toHaveAttribute(
    'href',
    '/admin/events/1?panel=orders&state=cancellation_failed',
  );
  expect(api.sent(eventWorkCalls.cancel)[0]?.body).toEqual({
    reason: 'Ill',
    refund: true,
    words: { es: 'Lo sentimos.' },
  });
});
