import { attendeesCalls, attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { screen, waitFor, within } from '@testing-library/react';

import { attendee, officeApi, choose, open, filesApi, states, workshop } from '../../../testing/stages/attendees-stage';

test('attendees are listed with their tickets, and searched', async () => {
  const { api, user } = await open('/admin/events/1?panel=attendees');
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('ana@example.org')).toBeVisible();
  for (const link of within(table).getAllByRole('link'))
    expect(link).not.toHaveAttribute('href', expect.stringContaining('/t/'));
  expect(screen.getByRole('tab', { name: 'Going (1)' })).toHaveAttribute('aria-selected', 'true');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, e-mail or end of the code' }), 'zzz{Enter}');
  expect(await screen.findByText('No attendee matches')).toBeVisible();
  expect(api.sent(attendeesCalls.list).at(-1)?.query).toMatchObject({ search: 'zzz', state: 'confirmed', page: 1 });
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('ana@example.org')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Cancelled (0)' }));
  expect(await screen.findByText('No cancelled tickets')).toBeVisible();
});

test('a ticket that was not mailed has a badge and a tab of its own, until it is sent again', async () => {
  const api = officeApi();
  let isMailed = false;
  api.answer(attendeesCalls.list, () => {
    const meta = { total: 1, page: 1, per_page: 25, states: { ...states, not_mailed: isMailed ? 0 : 1 } };
    return { data: [{ ...attendee, unmailed_at: isMailed ? null : '2031-01-02T10:00:00.000Z' }], meta };
  });
  api.answer(attendeeTicketCalls.sendQrMail, () => {
    isMailed = true;
    return { data: {} };
  });
  const { user } = await open('/admin/events/1?panel=attendees', api);
  expect(await screen.findByText('No mail')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Not mailed (1)' }));
  await waitFor(() => expect(api.sent(attendeesCalls.list).at(-1)?.query).toMatchObject({ mailed: '0' }));
  await choose(user, 'Send the ticket again');
  await waitFor(() => expect(screen.queryByText('No mail')).not.toBeInTheDocument());
});

test('the name of an attendee opens the details', async () => {
  const api = officeApi();
  api.answer(attendeesCalls.get, () => ({ data: { ...attendee, answers: [] } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('button', { name: 'Order and answers of Ana Luna' }));
  const drawer = await screen.findByRole('dialog', { name: 'Ana Luna' });
  expect(await within(drawer).findByText('This person has answered no questions.')).toBeVisible();
});

test.each([
  ['settled', true],
  ['refund_failed', true],
  ['cancellation_failed', true],
  ['refunded', false],
])('a ticket of an order that is %s can be refunded: %s', async (state, isRefundable) => {
  const api = officeApi();
  const order = { ...attendee.order, state };
  const meta = { total: 1, page: 1, per_page: 25, states };
  api.answer(attendeesCalls.list, () => ({ data: [{ ...attendee, order }], meta }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Cancel the ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the ticket of Ana Luna?' });
  expect(within(dialog).queryAllByRole('checkbox', { name: 'Refund $25.00' })).toHaveLength(isRefundable ? 1 : 0);
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

describe('files', () => {
  const links: string[] = [];
  beforeEach(() => {
    links.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.getAttribute('href') ?? '');
    });
  });

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
      event_id: '1',
      state: 'confirmed',
      format: 'xlsx',
      search: 'ana',
      columns: 'first_name,q7',
      token: 'one-use',
    });
  });
});

test('the tickets are chips with their numbers; the list of one is in the address, and so are its files', async () => {
  const api = filesApi([workshop]);
  api.answer(attendeesCalls.list, () => {
    const tickets = [{ id: 2, count: 1 }];
    return { data: [attendee], meta: { total: 1, page: 1, per_page: 25, states, tickets } };
  });
  const { user } = await open('/admin/events/1?panel=attendees', api);
  const chips = within(await screen.findByRole('group', { name: 'Ticket' }));
  expect(await chips.findByRole('button', { name: 'All tickets 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(chips.getByRole('button', { name: 'General 1' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(chips.getByRole('button', { name: 'Taller 0' }));
  await waitFor(() => expect(chips.getByRole('button', { name: 'Taller 0' })).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(api.sent(attendeesCalls.list).at(-1)?.query).toMatchObject({ ticket_id: '5', page: 1 }));
  await user.click(screen.getByRole('button', { name: 'Badges…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badges as PDF' });
  expect(await within(dialog).findByLabelText('People')).toHaveDisplayValue('Only “Taller”');
});

test('after the event, people who are not checked in are no-shows; the gate is in the list', async () => {
  const api = officeApi();
  api.change('events', 1, { ends_at: '2020-01-01T00:00:00.000Z' });
  const row = { ...attendee, checked_in_at: '2031-01-02T10:00:00.000Z', checked_in_gate: 'Norte' };
  api.answer(attendeesCalls.list, () => ({ data: [row], meta: { total: 1, page: 1, per_page: 25, states } }));
  await open('/admin/events/1?panel=attendees', api);
  expect(await screen.findByRole('tab', { name: 'No-show (1)' })).toBeVisible();
  expect(screen.getByText(/· Norte$/)).toBeVisible();
});

const { matchMedia } = window;
afterEach(() => Object.assign(window, { matchMedia }));

test('on a phone the tools are in one menu', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
  const { user } = await open('/admin/events/1?panel=attendees', filesApi());
  await user.click(await screen.findByRole('button', { name: 'More tools' }));
  expect(screen.queryByRole('button', { name: 'Add attendee' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Badges…' }));
  expect(await screen.findByRole('dialog', { name: 'Badges as PDF' })).toBeVisible();
});
