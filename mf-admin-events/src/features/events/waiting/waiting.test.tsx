import { waitingEntryCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { entry, officeApi, open } from '../../../testing/stages/waiting-stage';

test('people are listed in their order, and moved, offered to and removed', async () => {
  const { api, user } = await open();
  const row = await screen.findByRole('row', { name: /Inés Zúñiga/ });
  expect(row).toHaveTextContent('2 or fewer');
  api.answer(waitingEntryCalls.moveWaitingEntry, () => ({ data: entry }));
  await user.click(screen.getByRole('button', { name: 'More for Inés Zúñiga' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(api.sent(waitingEntryCalls.moveWaitingEntry)[0]?.body).toEqual({ to: 'up' }));
  api.fail(waitingEntryCalls.offerToWaitingEntry, 'SOLD_OUT', { userMessage: 'No seat is free.' });
  await user.click(screen.getByRole('button', { name: 'More for Inés Zúñiga' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer now' }));
  expect(await screen.findByText('No seat is free.')).toBeInTheDocument();
  api.answer(waitingEntryCalls.removeWaitingEntry, () => ({ data: { ...entry, state: 'left' } }));
  await user.click(screen.getByRole('button', { name: 'More for Inés Zúñiga' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Inés Zúñiga from the waiting list?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.sent(waitingEntryCalls.removeWaitingEntry)).toHaveLength(1));
});

test('a person whose address got too many mails is marked', async () => {
  const unmailed_at = '2031-01-02T10:00:00.000Z';
  await open(
    officeApi([
      { ...entry, unmailed_at },
      { ...entry, id: 6, first_name: 'Luz', state: 'left', unmailed_at },
    ]),
  );
  expect(await screen.findByRole('row', { name: /Inés Zúñiga/ })).toHaveTextContent('No mail');
  expect(screen.getByRole('row', { name: /Luz Zúñiga/ })).not.toHaveTextContent('No mail');
});

test('an empty list says how people join', async () => {
  await open(officeApi([]));
  expect(await screen.findByText('Nobody is on the waiting list')).toBeInTheDocument();
});
