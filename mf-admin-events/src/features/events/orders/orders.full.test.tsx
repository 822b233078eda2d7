import { paymentCalls } from '@enlace/shared-contract';
import { screen, waitFor, within } from '@testing-library/react';

import { open } from '../../../testing/stages/orders-stage';

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
