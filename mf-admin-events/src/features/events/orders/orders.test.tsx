import { attendeeDownloadCalls } from '@enlace/shared-contract/attendees';
import { questionCalls } from '@enlace/shared-contract/events';
import { orderCalls, type OrderDetails } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { subjectOf } from '@enlace/shared-data';
import { screen, waitFor, within } from '@testing-library/react';

import { admin } from '../../../lib/admin';
import { listOrders, officeApi, open, showOrder } from '../../../testing/stages/orders-stage';

test('orders are listed by state, and searched', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders');
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('ana@example.org')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Paid or confirmed (4)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Refund failed (1)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Settled by hand (1)' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Needs attention (3)' }));
  await waitFor(() => expect(api.sent(orderCalls.list).at(-1)?.query).toMatchObject({ state: 'attention' }));
  expect(window.location.search).toContain('state=attention');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, e-mail or number' }), 'zzz{Enter}');
  expect(await screen.findByText('No order matches')).toBeVisible();
});

test('an order says what is wrong, and some of its tickets are refunded with a reason', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders');
  await user.click(await screen.findByRole('link', { name: 'Open the order 7K3Q-92XM' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText('Stripe refused a refund')).toBeVisible();
  expect(within(drawer).getByText(/does not have this money back yet/)).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Make the tickets now' })).not.toBeInTheDocument();
  expect(within(drawer).getByText('Failed')).toBeVisible();
  expect(within(drawer).getByText(/pi_1/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
  await user.click(within(dialog).getByRole('radio', { name: /^Some tickets/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('Choose at least one ticket.')).toBeVisible();
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: /^Eva Sol/ }));
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Refund/ })).not.toBeInTheDocument());
  expect(api.sent(paymentCalls.refundOrder)[0]).toMatchObject({
    params: { id: 9 },
    body: { attendee_ids: [4], reason: 'Ill' },
  });
});

test('tickets of a paid order are made by hand; a refusal is named in the drawer', async () => {
  const api = officeApi({ state: 'paid_without_tickets', attendees: [], refunds: [] });
  const { user } = await open('/admin/events/1?panel=orders&order=9', api);
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText(/The buyer has paid and cannot get in/)).toBeVisible();
  for (const name of ['Refund…', 'Settled by hand…'])
    expect(within(drawer).getByRole('button', { name })).toBeVisible();
  api.fail(orderCalls.deliver, 'SOLD_OUT', { userMessage: 'The last seat is taken.' });
  await user.click(within(drawer).getByRole('button', { name: 'Make the tickets now' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('The last seat is taken.');
  expect(within(drawer).getByText(/pi_1/)).toBeVisible();
  const listCount = api.sent(orderCalls.list).length;
  const history = [{ id: 2, action: 'deliver', at: '2031-01-03T10:00:00.000Z', actor: 'Inés' }];
  api.answer(orderCalls.deliver, () => showOrder(api, { state: 'confirmed', history }));
  await user.click(within(drawer).getByRole('button', { name: 'Make the tickets now' }));
  expect(await screen.findByText('The tickets are made and on their way to the buyer.')).toBeVisible();
  expect(await within(drawer).findByText('Tickets made · Inés')).toBeVisible();
  expect(within(drawer).getByText('Confirmed')).toBeVisible();
  expect(within(drawer).queryByRole('alert')).not.toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: 'Make the tickets now' })).not.toBeInTheDocument();
  expect(within(drawer).getByRole('heading', { name: 'Order 7K3Q-92XM' })).toHaveFocus();
  expect(api.sent(orderCalls.deliver).at(-1)?.params).toEqual({ id: 9 });
  expect(api.sent(orderCalls.list).length).toBeGreaterThan(listCount);
});

test('an order is settled by hand with a reason, which stays in its field when saving fails', async () => {
  const api = officeApi({ state: 'cancellation_failed' });
  api.answer(questionCalls.list, () => ({ data: [] }));
  const { platform, user } = await open('/admin/events/1?panel=orders&order=9', api);
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText('The event is cancelled, this order is not')).toBeVisible();
  // Another part of the page shows a ticket of the event.
  const ticketRead = { call: questionCalls.list, params: { ticketId: 2 }, shows: [subjectOf('tickets', 2)] };
  platform.store.dispatch(admin.calls.calls.read.query(ticketRead).request);
  expect(within(drawer).queryByRole('button', { name: 'Make the tickets now' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Settled by hand…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Was the order 7K3Q-92XM settled by hand?' });
  expect(within(dialog).getByText(/Its valid tickets are cancelled, their holders get an e-mail/)).toBeVisible();
  expect(within(dialog).queryByText(/Tickets and money stay as they are/)).not.toBeInTheDocument();
  const confirm = within(dialog).getByRole('button', { name: 'Settled by hand' });
  await user.click(confirm);
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  expect(api.sent(orderCalls.settle)).toHaveLength(0);
  const reason = within(dialog).getByLabelText(/^Reason/);
  expect(reason).toHaveAttribute('maxlength', '500');
  await user.type(reason, ' Paid back in cash ');
  api.fail(orderCalls.settle, 'VALIDATION_FAILED', { fields: { reason: ['Name a receipt.'] } });
  await user.click(confirm);
  expect(await within(dialog).findByText('Name a receipt.')).toBeVisible();
  expect(reason).toHaveAccessibleDescription(expect.stringContaining('Name a receipt.'));
  expect(reason).toHaveValue(' Paid back in cash ');
  const entry = { id: 3, action: 'settle', at: '2031-01-03T10:00:00.000Z', actor: 'Inés' };
  api.answer(orderCalls.settle, () => showOrder(api, { state: 'settled', history: [entry] }));
  await user.click(confirm);
  expect(await screen.findByText('The order 7K3Q-92XM is settled.')).toBeVisible();
  await waitFor(() => expect(api.sent(questionCalls.list)).toHaveLength(2));
  expect(api.sent(orderCalls.settle).at(-1)).toMatchObject({
    params: { id: 9 },
    body: { reason: 'Paid back in cash' },
  });
  const settledDrawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(settledDrawer).findByText('Settled by hand · Inés')).toBeVisible();
  expect(within(settledDrawer).queryByRole('button', { name: 'Settled by hand…' })).not.toBeInTheDocument();
});

test('a settled order shows its reason, also in its history', async () => {
  const entry = { id: 3, action: 'settle', at: '2031-01-03T10:00:00.000Z', actor: 'Inés', reason: 'Paid back in cash' };
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'settled', history: [entry] }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(within(drawer).getByRole('status')).findByText('Paid back in cash')).toBeVisible();
  expect(within(drawer).getByText('Settled by hand · Inés')).toHaveTextContent('Paid back in cash');
});

const confirmedOrder: Partial<OrderDetails> = { state: 'confirmed', payments: [], refunds: [], attendees: [] };

test('money of the door is shown with who took it, and noted as given back', async () => {
  const payment = {
    ...({ method: 'cash', amount: 2500, currency: 'USD', actor: 'Rosa Mar' } as const),
    at: '2031-01-02T10:00:00.000Z',
    returned_at: null,
    returned_by: null,
  };
  const api = officeApi({ ...confirmedOrder, door_payment: payment });
  const { user } = await open('/admin/events/1?panel=orders&order=9', api);
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText('Cash at the door')).toBeVisible();
  expect(within(drawer).getByText(/^Jan 2, 2031.* · Rosa Mar$/)).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Given back…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Was $25.00 given back by hand?' });
  const confirm = within(dialog).getByRole('button', { name: 'Given back' });
  api.fail(orderCalls.returnDoorPayment, 'INTERNAL', {});
  await user.click(confirm);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  const returnedPayment = { ...payment, returned_at: '2031-01-03T10:00:00.000Z', returned_by: 'Inés' };
  api.answer(orderCalls.returnDoorPayment, () => showOrder(api, { ...confirmedOrder, door_payment: returnedPayment }));
  await user.click(confirm);
  expect(await screen.findByText('$25.00 is noted as given back.')).toBeVisible();
  expect(await screen.findByText(/^Given back: Jan 3, 2031.* · Inés$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Given back…' })).not.toBeInTheDocument();
});

test('tickets that a colleague made faster are shown, with the refusal', async () => {
  const api = officeApi({ state: 'paid_without_tickets', attendees: [], refunds: [] });
  const { user } = await open('/admin/events/1?panel=orders&order=9', api);
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  const deliver = await within(drawer).findByRole('button', { name: 'Make the tickets now' });
  api.fail(orderCalls.deliver, 'CONFLICT', { userMessage: 'There is nothing to make.' });
  showOrder(api, confirmedOrder);
  await user.click(deliver);
  expect(await within(drawer).findByText('Confirmed')).toBeVisible();
  expect(deliver).not.toBeInTheDocument();
  expect(within(drawer).getByRole('alert')).toHaveTextContent('There is nothing to make.');
});

test.each([
  ['Settled by hand…', 'Was the order 7K3Q-92XM settled by hand?', 'Settled by hand', orderCalls.settle],
  ['Refund…', 'Refund the order 7K3Q-92XM', 'Refund', paymentCalls.refundOrder],
])('“%s” of an order that a colleague changed says so, and the order is read again', async (way, title, name, call) => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=orders&order=9', api);
  await user.click(await screen.findByRole('button', { name: way }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Cash');
  api.fail(call, 'CONFLICT', { userMessage: 'The order has changed.' });
  showOrder(api, confirmedOrder);
  const readCount = api.sent(orderCalls.get).length;
  await user.click(within(dialog).getByRole('button', { name }));
  expect(await within(dialog).findByText('The order has changed.')).toBeVisible();
  await waitFor(() => expect(api.sent(orderCalls.get).length).toBeGreaterThan(readCount));
  expect(within(dialog).getByText('The order has changed.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(within(drawer).getByText('Confirmed')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: way })).not.toBeInTheDocument();
});

test('an order shows its full prices minus the code, its mails, and its times by the clock of the event', async () => {
  const items = [{ ticket_id: 2, name: 'Taller', quantity: 2, unit_price: 2040, full_price: 2550 }];
  const mail: OrderDetails['mails'][number] = {
    id: 1,
    subject: 'Your tickets',
    recipient: 'ana@example.org',
    state: 'sent',
    at: '2031-01-02T10:00:00Z',
  };
  const mails: OrderDetails['mails'] = [mail, { ...mail, id: 2, subject: 'Your refund', state: 'failed' }];
  const api = officeApi({ items, total: 4080, discount: 1020, code: 'DATA20', mails, refunded: 500 });
  api.change('events', 1, { timezone: 'America/Bogota' });
  await open('/admin/events/1?panel=orders&order=9', api);
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  const valuesOf = (term: string) =>
    within(drawer)
      .getAllByText(term)
      .map((element) => element.nextElementSibling?.textContent);
  await within(drawer).findByText('Code DATA20');
  expect(valuesOf('Taller')).toEqual(['2 × $25.50']);
  expect(valuesOf('Code DATA20')).toEqual(['−$10.20']);
  expect(valuesOf('Total')).toEqual(['$40.80', '$40.80']);
  expect(valuesOf('Refunded')).toEqual(['$5.00']);
  expect(valuesOf('Ordered')).toEqual(['Jan 2, 2031, 5:00 AM GMT-5']);
  const lines = within(drawer)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toContain('Your ticketsSentJan 2, 2031, 5:00 AM GMT-5 · ana@example.org');
  expect(lines).toContain('Your refundFailedJan 2, 2031, 5:00 AM GMT-5 · ana@example.org');
});

test('the listed orders are downloaded with a token for this file', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders&state=refunded');
  api.answer(attendeeDownloadCalls.addDownloadToken, () => ({ data: { token: 'one-time', expires_at: 'soon' } }));
  const addresses: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    addresses.push(this.getAttribute('href') ?? '');
  });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook (XLSX)' }));
  await waitFor(() =>
    expect(addresses).toEqual(['/api/v2/events/1/orders/file?state=refunded&format=xlsx&token=one-time']),
  );
  expect(api.sent(attendeeDownloadCalls.addDownloadToken)[0]?.body).toEqual({ download: 'orders' });
});

test('an order that lost a part by a dispute names what is to do', async () => {
  const lostDispute = {
    id: 1,
    amount: 2500,
    currency: 'USD',
    state: 'lost',
    due_at: null,
    made_at: '2031-01-02T12:00:00.000Z',
  };
  const api = officeApi({ state: 'partially_refunded', refunds: [], disputes: [{ ...lostDispute, state: 'lost' }] });
  listOrders(api, { state: 'partially_refunded' });
  const { user } = await open('/admin/events/1?panel=orders', api);
  await user.click(await screen.findByRole('link', { name: 'Open the order 7K3Q-92XM' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText(/cancel those whose price is gone/)).toBeVisible();
});

test('a disputed order is shown with the amount and the day until which to answer', async () => {
  const dispute = { amount: 5000, currency: 'USD', due_at: '2031-01-09T12:00:00.000Z' };
  const disputes = [{ ...dispute, id: 1, state: 'open', made_at: '2031-01-02T12:00:00.000Z' }] as const;
  const api = officeApi({ state: 'confirmed', refunds: [], dispute, disputes: [...disputes] });
  listOrders(api, { state: 'confirmed', dispute });
  api.fail(paymentCalls.refundOrder, 'CONFLICT', { userMessage: 'The bank disputes this payment.' });
  const { user } = await open('/admin/events/1?panel=orders', api);
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('Disputed')).toBeVisible();
  expect(within(table).getByText(/\$50\.00, answer at Stripe until Jan 9, 2031/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open the order 7K3Q-92XM' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText('The bank disputes this payment')).toBeVisible();
  expect(within(drawer).getByRole('heading', { name: 'Disputes' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('The bank disputes this payment.')).toBeVisible();
});
