import { orderCalls, paymentCalls } from '@enlace/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../../testing/stages/orders-stage';

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
