import { holdCalls } from '@enlace/shared-contract/orders';
import { screen } from '@testing-library/react';

import { openOrder, orderOf } from '../../../../testing/stages/checkout-stage';

const look = () => screen.findByRole('button', { name: 'Look again' });

test.each([
  ['en', 'Look again', 'Nothing has changed yet.'],
  ['es', 'Mirar de nuevo', 'Todavía no hay cambios.'],
  ['pt', 'Olhar de novo', 'Nada mudou ainda.'],
] as const)('a look that changed nothing says so: %s', async (locale, name, text) => {
  const { user } = await openOrder({ state: 'paid_without_tickets', attendees: [] }, { locale });
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
  expect(button).toHaveFocus();
});

test('a look that finds the tickets moves the focus to the new heading', async () => {
  const { api, user } = await openOrder({ state: 'paid_without_tickets', attendees: [] });
  await user.click(await look());
  await screen.findByText('Nothing has changed yet.');
  api.answer(holdCalls.get, () => ({ data: orderOf({ state: 'confirmed' }) }));
  await user.click(await look());
  expect(await screen.findByRole('heading', { level: 1, name: 'You are going' })).toHaveFocus();
  expect(screen.queryByText('Nothing has changed yet.')).not.toBeInTheDocument();
});

test('a look without a connection keeps the order on the page', async () => {
  const { api, user } = await openOrder({ state: 'paid_without_tickets', attendees: [] });
  await look();
  api.fail(holdCalls.get, 'NETWORK');
  await user.click(await look());
  expect(await screen.findByText(/There was no connection/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1, name: /Your payment has arrived/ })).toBeInTheDocument();
  expect(await look()).toHaveFocus();
});
