import { treasuryCalls } from '@enlace/shared-contract/memberships';
import { screen, waitFor, within } from '@testing-library/react';

import { createApi, open } from '../../testing/stages/treasury-stage';

test('past due memberships have the amount at risk, the attempts and the days', async () => {
  await open('/admin/memberships?view=past_due', createApi());
  expect(await screen.findByText('At risk: $9.00')).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Inés Zúñiga/ });
  expect(row).toHaveTextContent('$9.00');
  expect(row).toHaveTextContent('Mar 17, 2026');
  expect(row).toHaveTextContent('Mar 24, 2026');
  expect(screen.getByRole('tab', { name: 'Needs attention (1)' })).toBeInTheDocument();
});

test('a write-off needs a reason, and shows why the server refuses it', async () => {
  const api = createApi();
  api.fail(treasuryCalls.writeOff, 'UNAVAILABLE');
  const { user } = await open('/admin/memberships?view=past_due&membership=7', api);
  await user.click(await screen.findByRole('button', { name: 'Write off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write off $9.00 of Inés Zúñiga?' });
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No answer');
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('No answer');
  await user.click(within(dialog).getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(api.sent(treasuryCalls.writeOff).at(-1)?.body).toEqual({ reason: 'No answer' }));
});

test('money that was moved at Stripe, and refunds on their way, are in the details', async () => {
  await open('/admin/memberships?membership=7', createApi());
  expect(await screen.findByText('$9.00 disputed by the bank')).toBeInTheDocument();
  expect(screen.getByText('Needs an answer')).toBeInTheDocument();
  expect(screen.getByText(/Invoice 2026-00042 · Answer by Mar 19, 2026.* · du_1$/)).toBeInTheDocument();
  expect(screen.getByText('On its way')).toBeInTheDocument();
});

test('a refund of a disputed payment says why it is refused', async () => {
  const api = createApi();
  api.fail(treasuryCalls.refundInvoice, 'CONFLICT', { userMessage: 'The bank disputes this payment.' });
  const { user } = await open('/admin/memberships?membership=7', api);
  await user.click(await screen.findByRole('button', { name: 'Refund 2026-00042' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund 2026-00042?' });
  await user.type(within(dialog).getByLabelText(/^Reason/), 'x');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  expect(await within(dialog).findByText('The bank disputes this payment.')).toBeInTheDocument();
});

test('an empty view, a filter without a match and a failure say so', async () => {
  const api = createApi([]);
  api.fail(treasuryCalls.listMemberships, 'UNAVAILABLE');
  const { user } = await open('/admin/memberships?search=nadie', api);
  expect(await screen.findByRole('heading', { name: 'Could not be loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No membership matches' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'No memberships here' })).toBeInTheDocument();
});
