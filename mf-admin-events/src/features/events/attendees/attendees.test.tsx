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

const states = { confirmed: 1, pending_approval: 2, cancelled: 0, checked_in: 0, not_checked_in: 1 };

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
    return { data, meta: { total: data.length, page: 1, per_page: 25, states } };
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
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, e-mail or end of the code' }), 'zzz{Enter}');
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

test('a ticket is sent again, and its answers are read', async () => {
  const api = officeApi();
  api.answer(attendeeTicketCalls.sendQrMail, () => ({ data: {} }));
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
});

describe('files', () => {
  const links: string[] = [];
  beforeEach(() => {
    links.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.getAttribute('href') ?? '');
    });
  });

  function filesApi() {
    const api = officeApi();
    api.answer(attendeeDownloadCalls.addDownloadToken, () => ({
      data: { token: 'one-use', expires_at: '2031-01-01T00:00:00.000Z' },
    }));
    api.answer(attendeeDownloadCalls.attendeeColumns, () => ({
      data: [
        { key: 'first_name', name: 'first_name', is_answer: false },
        { key: 'email', name: 'email', is_answer: false },
        { key: 'q7', name: 'Diet', is_answer: true },
      ],
    }));
    return api;
  }

  test('the list is downloaded as a workbook with the chosen columns', async () => {
    const { user } = await open('/admin/events/1?panel=attendees&people=ana', filesApi());
    await user.click(await screen.findByRole('button', { name: 'Download…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download the list' });
    await user.selectOptions(within(dialog).getByLabelText('File'), 'Excel workbook (XLSX)');
    await user.click(await within(dialog).findByRole('checkbox', { name: 'E-mail' }));
    expect(within(dialog).getByRole('checkbox', { name: 'Answer: Diet' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const url = new URL(links[0] ?? '', 'https://x.test');
    expect(url.pathname).toBe('/back/api/download_attendee_list');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ event_id: '1', state: 'confirmed', format: 'xlsx', search: 'ana' },
      ...{ columns: 'first_name,q7', token: 'one-use' },
    });
  });

  test('chosen people are a list of their own', async () => {
    const { user } = await open('/admin/events/1?panel=attendees', filesApi());
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Download…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download the list' });
    expect(within(dialog).getByText('The chosen person, one row for each ticket.')).toBeVisible();
    await within(dialog).findByRole('checkbox', { name: 'E-mail' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(links[0]).toBe(
        '/back/api/download_attendee_list?event_id=1&state=confirmed&format=csv&ids=3&token=one-use',
      ),
    );
  });

  test('no column is no file, and a refusal keeps the dialog', async () => {
    const api = filesApi();
    const { user } = await open('/admin/events/1?panel=attendees', api);
    await user.click(await screen.findByRole('button', { name: 'Download…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download the list' });
    await user.click(await within(dialog).findByRole('button', { name: 'Choose none' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose at least one column.');
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Choose all' }));
    api.fail(attendeeDownloadCalls.addDownloadToken, 'FORBIDDEN', { userMessage: 'Ask an admin.' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Ask an admin.')).toBeVisible();
    expect(dialog).toBeVisible();
    expect(links).toEqual([]);
  });

  test('badges are made of chosen people, or of one ticket', async () => {
    const { user } = await open('/admin/events/1?panel=attendees', filesApi());
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Badges…' }));
    let dialog = await screen.findByRole('dialog', { name: 'Badges as PDF' });
    expect(within(dialog).getByLabelText('People')).toHaveDisplayValue('The chosen person');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(links[0]).toBe('/api/v2/events/1/badges?layout=a4&ids=3&token=one-use'));
    await user.click(await screen.findByRole('button', { name: 'Badges…' }));
    dialog = await screen.findByRole('dialog', { name: 'Badges as PDF' });
    await within(dialog).findByRole('option', { name: 'Only “General”' });
    await user.selectOptions(within(dialog).getByLabelText('People'), 'Only “General”');
    await user.selectOptions(within(dialog).getByLabelText('Paper'), 'Labels of 100 × 62 mm');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(links[1]).toBe('/api/v2/events/1/badges?layout=label_100x62&ticket_id=2&token=one-use'));
  });
});

test('what stays after a bulk action is named once, not again when the action is opened again', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  const cancelChosen = async () => {
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel tickets' }));
    return screen.findByRole('dialog', { name: 'Cancel 1 ticket?' });
  };
  const dialog = await cancelChosen();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Rain');
  const failure = { id: 3, message: 'Stripe refused it.' };
  api.answer(attendeesCalls.cancelMany, () => ({ data: { done: 0, skipped: 0, failed: [failure] } }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel tickets' }));
  expect(await within(dialog).findByText(/Stripe refused it/)).toBeVisible();
  api.fail(attendeesCalls.cancelMany, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel tickets' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  expect(within(dialog).queryByText(/Stripe refused it/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(within(await cancelChosen()).queryByText('Not now.')).not.toBeInTheDocument();
});

test('registrations that wait are approved together, and one is refused with a reason', async () => {
  const api = officeApi();
  const waiting = ['Eva', 'Ada'].map((first_name, index) => ({
    ...{ ...attendee, id: 20 + index, first_name, state: 'pending_approval', price: 0 },
  }));
  api.answer(attendeesCalls.list, () => ({ data: waiting, meta: { total: 40, page: 1, per_page: 25, states } }));
  api.answer(attendeesCalls.approve, () => ({ data: { done: 1, skipped: 1, failed: [] } }));
  api.answer(attendeesCalls.refuse, () => ({ data: { done: 1, skipped: 0, failed: [] } }));
  const { user } = await open('/admin/events/1?panel=attendees&state=pending_approval', api);
  expect(await screen.findByRole('tab', { name: 'Pending (2)' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('checkbox', { name: /Eva Luna/ }));
  await user.click(screen.getByRole('checkbox', { name: /Ada Luna/ }));
  const bar = screen.getByRole('group', { name: 'Chosen attendees' });
  await user.click(within(bar).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 registrations?' });
  expect(within(dialog).getByText(/by mail at once/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/1 registration is approved\. 1 was in another state/)).toBeVisible();
  expect(api.sent(attendeesCalls.approve)[0]).toMatchObject({ params: { id: 1 }, body: { ids: [20, 21] } });

  await user.click(screen.getByRole('checkbox', { name: /Eva Luna/ }));
  await user.click(screen.getByRole('button', { name: 'Choose all 40' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const refusal = await screen.findByRole('dialog', { name: 'Refuse 40 registrations?' });
  await user.type(within(refusal).getByLabelText('Reason'), 'Full');
  await user.click(within(refusal).getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(api.sent(attendeesCalls.refuse)[0]?.body).toEqual({
      query: { state: 'pending_approval' },
      reason: 'Full',
    }),
  );
});
