import { treasuryCalls } from '@enlace/shared-contract/memberships';
import { screen, waitFor, within } from '@testing-library/react';

import { createApi, open } from '../../testing/stages/treasury-stage';

test('a refund of a part sends its amount in minor units', async () => {
  const api = createApi();
  const { user } = await open('/admin/memberships?membership=7', api);
  await user.click(await screen.findByRole('button', { name: 'Refund 2026-00042' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund 2026-00042?' });
  await user.click(within(dialog).getByLabelText('A part'));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '10');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Two days');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(within(dialog).getByText('Enter an amount up to $9.00.')).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText(/^Amount in USD/));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '2.50');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() =>
    expect(api.sent(treasuryCalls.refundInvoice).map(({ body }) => body)).toEqual([
      expect.objectContaining({ amount: 250, reason: 'Two days' }),
    ]),
  );
});
