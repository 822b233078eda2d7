import { paymentCalls } from '@enlace/shared-contract';
import { buildViewer } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/orders-stage';

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

test('an order whose refund failed and that has no tickets can get them', async () => {
  await open('/admin/events/1?panel=orders&order=9', officeApi({ attendees: [] }));
  const drawer = await screen.findByRole('dialog', { name: 'Order ref-9' });
  for (const name of ['Make the tickets now', 'Refund…', 'Settled by hand…'])
    expect(await within(drawer).findByRole('button', { name })).toBeVisible();
});

test('without money to return, an order of a cancelled event is only settled', async () => {
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'cancellation_failed', payments: [] }));
  const drawer = await screen.findByRole('dialog', { name: 'Order ref-9' });
  expect(await within(drawer).findByRole('button', { name: 'Settled by hand…' })).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
});

test('who may only read orders gets the explanation without buttons', async () => {
  const viewer = buildViewer({ roles: ['latinas'], permissions: ['events.get', 'events.edit', 'orders.list'] });
  await open('/admin/events/1?panel=orders&order=9', officeApi({ state: 'paid_without_tickets' }), { viewer });
  const drawer = await screen.findByRole('dialog', { name: 'Order ref-9' });
  expect(await within(drawer).findByText('Paid, but there are no tickets')).toBeVisible();
  for (const name of ['Make the tickets now', 'Refund…', 'Settled by hand…'])
    expect(within(drawer).queryByRole('button', { name })).not.toBeInTheDocument();
});
