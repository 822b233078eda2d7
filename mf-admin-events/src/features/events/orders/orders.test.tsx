import { orderCalls, paymentCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const at = '2031-01-02T10:00:00.000Z';
const order = {
  id: 9,
  event_id: 1,
  reference: 'ref-9',
  state: 'needs_attention',
  first_name: 'Ana',
  last_name: 'Luna',
  email: 'ana@example.org',
  currency: 'USD',
  total: 5000,
  refunded: 0,
  quantity: 2,
  created_at: at,
  confirmed_at: at,
};
const ticket = { event_id: 1, ticket_id: 2, state: 'confirmed', created_at: at, slug: 'x', ticket_name: 'General' };
const details = {
  ...order,
  items: [{ ticket_id: 2, name: 'General', quantity: 2, unit_price: 2500 }],
  attendees: [
    { ...ticket, id: 3, first_name: 'Ana', last_name: 'Luna', email: 'ana@example.org', price: 2500 },
    { ...ticket, id: 4, first_name: 'Eva', last_name: 'Sol', email: 'eva@example.org', price: 2500 },
  ],
  payments: [
    {
      id: 1,
      intent_id: 'pi_1',
      amount: 5000,
      currency: 'USD',
      state: 'paid',
      refunded: 0,
      paid_at: at,
      created_at: at,
    },
  ],
  refunds: [{ id: 1, amount: 2500, reason: 'Ill', state: 'failed', created_at: at }],
  history: [{ id: 1, action: 'pay', at, actor: null }],
};
const states = {
  held: 1,
  confirmed: 0,
  cancelled: 0,
  expired: 0,
  partially_refunded: 0,
  refunded: 0,
  needs_attention: 1,
};

function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
  });
  api.answer(orderCalls.list, ({ query }) => {
    const data = query['search'] === 'zzz' ? [] : [order];
    return { data, meta: { total: data.length, page: 1, per_page: 25, states } };
  });
  api.answer(orderCalls.get, () => ({ data: details }));
  api.answer(paymentCalls.refundOrder, () => ({ data: {} }));
  return api;
}

const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });

test('orders are listed by state, and searched', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders');
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('ana@example.org')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'With tickets (1)' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Needs attention (1)' }));
  await waitFor(() => expect(api.sent(orderCalls.list).at(-1)?.query).toMatchObject({ state: 'needs_attention' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search by name, e-mail or reference' }), 'zzz{Enter}');
  expect(await screen.findByText('No order matches')).toBeVisible();
});

test('an order says what is wrong, and some of its tickets are refunded with a reason', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders');
  await user.click(await screen.findByRole('link', { name: 'Open the order ref-9' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order ref-9' });
  expect(await within(drawer).findByText('Money and tickets do not agree')).toBeVisible();
  expect(within(drawer).getByText('Failed')).toBeVisible();
  expect(within(drawer).getByText(/pi_1/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order ref-9' });
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

test('an amount is refunded; a wrong one stays in the dialog', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders&order=9');
  const drawer = await screen.findByRole('dialog', { name: 'Order ref-9' });
  await user.click(await within(drawer).findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order ref-9' });
  await user.click(within(dialog).getByRole('radio', { name: /^An amount/ }));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '60');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Late');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('Enter an amount up to $50.00.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/^Amount in USD/));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '12.50');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(api.sent(paymentCalls.refundOrder)[0]?.body).toMatchObject({ amount: 1250, reason: 'Late' }),
  );
});
