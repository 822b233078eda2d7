import { attendeesCalls, attendeeDownloadCalls, attendeeTicketCalls, paymentCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const attendee = {
  id: 3,
  event_id: 1,
  ticket_id: 2,
  ticket: { id: 2, name: 'General' },
  first_name: 'Ana',
  last_name: 'Luna',
  email: 'ana@example.org',
  slug: 'x1',
  state: 'confirmed',
  created_at: '2031-01-02T10:00:00.000Z',
  cancelled_at: null,
  cancel_reason: null,
  checked_in_at: null,
  order: { id: 9, reference: 'ref-9', state: 'confirmed' },
  price: 2500,
  currency: 'USD',
};

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
    tickets: [{ ...buildRow('tickets', 2), event_id: 1, name: 'General', price: 0 }],
  });
  api.answer(attendeesCalls.list, ({ query }) => {
    const isShown = query['state'] === 'confirmed' && query['search'] !== 'zzz';
    const data = isShown ? [attendee] : [];
    return { data, meta: { total: data.length, page: 1, per_page: 25, states: { confirmed: 1, cancelled: 0 } } };
  });
  api.answer(attendeesCalls.cancel, () => ({ data: { ...attendee, state: 'cancelled' } }));
  api.answer(attendeesCalls.add, () => ({ data: attendee }));
  return api;
}

type User = Awaited<ReturnType<typeof renderRemote>>['user'];

async function choose(user: User, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Luna' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });

test('attendees are listed with their tickets, and searched', async () => {
  const { api, user } = await open('/admin/events/1?panel=attendees');
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('ana@example.org')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the ticket of Ana Luna' })).toHaveAttribute('href', '/t/x1');
  expect(screen.getByRole('tab', { name: 'Going (1)' })).toHaveAttribute('aria-selected', 'true');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'zzz{Enter}');
  expect(await screen.findByText('No attendee matches')).toBeVisible();
  expect(api.sent(attendeesCalls.list).at(-1)?.query).toMatchObject({ search: 'zzz', state: 'confirmed', page: 1 });
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('ana@example.org')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cancelled (0)' }));
  expect(await screen.findByText('No cancelled tickets')).toBeVisible();
});

test('a ticket is cancelled with a reason; a failure stays in the dialog', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Cancel the ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the ticket of Ana Luna?' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Refund $25.00' }));
  await user.type(within(dialog).getByLabelText('Reason'), 'She wrote to us.');
  api.fail(attendeesCalls.cancel, 'UNAVAILABLE', { userMessage: 'Try it later.' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
  expect(await within(dialog).findByText('Try it later.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(attendeesCalls.cancel).at(-1)).toMatchObject({
    params: { id: 3 },
    body: { reason: 'She wrote to us.' },
  });
});

test('a person at the door gets a free ticket; what the server refuses is at its field', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('button', { name: 'Add attendee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add attendee' });
  await within(dialog).findByRole('option', { name: 'General' });
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  expect(within(dialog).getAllByText('Please fill this in.')).toHaveLength(3);
  await user.type(within(dialog).getByLabelText(/^First name/), 'Eva');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Sol');
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'eva@');
  api.fail(attendeesCalls.add, 'VALIDATION_FAILED', { fields: { email: ['Is this an address?'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  expect(await within(dialog).findByText('Is this an address?')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'example.org');
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(attendeesCalls.add).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { ticket_id: '2', email: 'eva@example.org' },
  });
});

test('a paid ticket is cancelled with its refund, which needs a reason', async () => {
  const api = officeApi();
  api.answer(paymentCalls.refundOrder, () => ({ data: {} }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Cancel the ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the ticket of Ana Luna?' });
  expect(within(dialog).getByRole('checkbox', { name: 'Refund $25.00' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(paymentCalls.refundOrder)[0]).toMatchObject({
    params: { id: 9 },
    body: { attendee_ids: [3], reason: 'Ill' },
  });
});

test('a ticket is sent again, its answers are read, and the list is downloaded', async () => {
  const api = officeApi();
  api.answer(attendeeTicketCalls.sendQrMail, () => ({ data: {} }));
  api.answer(attendeeDownloadCalls.downloadAttendeeList, () => 'id,first_name');
  const answers = [
    { question: 'Size', answer: 'M', file_url: null, text_version: null },
    { question: 'Photos', answer: true, file_url: null, text_version: 2 },
  ];
  api.answer(attendeesCalls.get, () => ({ data: { ...attendee, answers } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Send the ticket again');
  expect(await screen.findByText('The ticket is on its way to ana@example.org.')).toBeVisible();
  expect(api.sent(attendeeTicketCalls.sendQrMail)[0]?.body).toMatchObject({ id: 3, email: 'ana@example.org' });
  await choose(user, 'Order and answers');
  const drawer = await screen.findByRole('dialog', { name: 'Ana Luna' });
  expect(await within(drawer).findByText('M')).toBeVisible();
  expect(within(drawer).getByText('Yes · version 2 of the text')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'ref-9' })).toHaveAttribute(
    'href',
    '/admin/events/1?panel=orders&order=9',
  );
  await user.keyboard('{Escape}');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(api.sent(attendeeDownloadCalls.downloadAttendeeList)[0]?.query).toMatchObject({
      event_id: 1,
      state: 'confirmed',
    }),
  );
});
