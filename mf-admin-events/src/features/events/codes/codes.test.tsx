import { eventCodeCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { code, officeApi, open } from '../../../testing/stages/codes-stage';

test('codes show effect, uses and time', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /AMIGAS20/ });
  expect(row).toHaveTextContent('20% off');
  expect(row).toHaveTextContent('12 of 50');
  expect(row).toHaveTextContent(/Until Jan 2, 2031, 10:00 AM/);
});

test('a code is added; errors of the server are at the field, and nothing typed is lost', async () => {
  const { api, user } = await open(officeApi([]));
  await user.click(await screen.findByRole('button', { name: 'Add code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add code' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getAllByText('This is needed.')).toHaveLength(2);
  await user.type(within(dialog).getByLabelText(/^Code/), 'CINCO');
  await user.click(within(dialog).getByLabelText('Amount off'));
  await user.type(within(dialog).getByLabelText(/^Amount in USD/), '5.50');
  api.fail(eventCodeCalls.add, 'VALIDATION_FAILED', { fields: { code: ['This code exists.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('This code exists.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Amount in USD/)).toHaveValue('5.50');
  api.answer(eventCodeCalls.add, () => ({ data: code }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.sent(eventCodeCalls.add).at(-1)?.body).toMatchObject({ code: 'CINCO', kind: 'amount', value: 550 });
});
