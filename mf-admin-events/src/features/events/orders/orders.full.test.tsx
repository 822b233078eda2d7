import { orderCalls } from '@enlace/shared-contract/orders';
import { paymentCalls } from '@enlace/shared-contract/payments';
import { buildViewer } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open, payment } from '../../../testing/stages/orders-stage';

test('an amount is refunded; a wrong one stays in the dialog', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders&order=9');
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  await user.click(await within(drawer).findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
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

test('the dialog adds up what chosen tickets return, at most what is left', async () => {
  const { user } = await open(
    '/admin/events/1?panel=orders&order=9',
    officeApi({ payments: [{ ...payment, refunded: 300 }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
  await user.click(within(dialog).getByRole('radio', { name: /^Some tickets/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Ana Luna/ }));
  expect(within(dialog).getByText('$25.00 goes back.')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: /Eva Sol/ }));
  expect(within(dialog).getByText('$47.00 goes back.')).toBeVisible();
});

test('an order whose refund failed and that has no tickets can get them', async () => {
  await open('/admin/events/1?panel=orders&order=9', officeApi({ attendees: [] }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  for (const name of ['Make the tickets now', 'Refund…', 'Settled by hand…'])
    expect(await within(drawer).findByRole('button', { name })).toBeVisible();
});

test('without money to return, an order of a cancelled event is only settled', async () => {
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'cancellation_failed', payments: [] }));
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByRole('button', { name: 'Settled by hand…' })).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
});

test('who may only read orders gets the explanation without buttons', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['events.get', 'events.edit', 'orders.list'] });
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'paid_without_tickets' }), { viewer });
  const drawer = await screen.findByRole('dialog', { name: 'Order 7K3Q-92XM' });
  expect(await within(drawer).findByText('Paid, but there are no tickets')).toBeVisible();
  for (const name of ['Make the tickets now', 'Refund…', 'Settled by hand…'])
    expect(within(drawer).queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an order that needs attention for another reason keeps its tickets when it is settled', async () => {
  const { user } = await open('/admin/events/1?panel=orders&order=9');
  await user.click(await screen.findByRole('button', { name: 'Settled by hand…' }));
  expect(await screen.findByText(/Tickets and money stay as they are/)).toBeVisible();
  expect(screen.queryByText(/tickets are cancelled/)).not.toBeInTheDocument();
});

test.each([
  ['was paid', { payments: [payment] }, 'What the buyer paid has not gone back.'],
  [
    'was partly refunded',
    { refunded: 2000, payments: [{ ...payment, refunded: 2000 }] },
    'The rest of what the buyer paid has not gone back.',
  ],
  ['was free', { total: 0, payments: [] }, null],
])('a cancelled event’s order that %s says what has not gone back', async (_name, values, text) => {
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'cancellation_failed', ...values }));
  const note = await screen.findByText(/although the event does not take place/);
  expect(note).not.toHaveTextContent('paid');
  const moneyTexts = screen.queryAllByText(/gone back/).map(({ textContent }) => textContent);
  expect(moneyTexts).toEqual(text === null ? [] : [text]);
});

test('a refund that was refused is not refused in a new dialog', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders&order=9');
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
  api.fail(paymentCalls.refundOrder, 'UNAVAILABLE', { userMessage: 'Try it later.' });
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('Try it later.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Refund…' }));
  await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
  await waitFor(() => expect(screen.queryByText('Try it later.')).not.toBeInTheDocument());
});

test('a refund that is running is not sent again from a new dialog', async () => {
  const { api, user } = await open('/admin/events/1?panel=orders&order=9');
  const release = api.hold(paymentCalls.refundOrder);
  const refund = async () => {
    await user.click(await screen.findByRole('button', { name: 'Refund…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Refund the order 7K3Q-92XM' });
    await user.type(within(dialog).getByLabelText(/^Reason/), 'Ill');
    await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  };
  await refund();
  await refund();
  release();
  await waitFor(() => expect(api.sent(orderCalls.get).length).toBeGreaterThan(1));
  expect(api.sent(paymentCalls.refundOrder)).toHaveLength(1);
});
