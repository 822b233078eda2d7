import { waitingEntryCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { settings, open } from '../../../testing/stages/waiting-stage';

test('the list is paused, its time changed, and more seats are tried out', async () => {
  const { api, user } = await open();
  expect(await screen.findByText(/1 person waits/)).toHaveTextContent('for 2 tickets');
  api.answer(waitingEntryCalls.editWaitingSettings, () => ({ data: settings }));
  await user.click(screen.getByRole('button', { name: 'Pause offers' }));
  await waitFor(() => expect(api.sent(waitingEntryCalls.editWaitingSettings)[0]?.body).toEqual({ is_paused: true }));
  api.answer(waitingEntryCalls.previewOffers, () => ({
    data: {
      people: 1,
      seats: 2,
      seats_left: 3,
      offers: [{ id: 5, name: 'Inés Zúñiga', ticket: 'General', quantity: 2 }],
    },
  }));
  await user.click(screen.getByRole('button', { name: 'What if?' }));
  expect(await screen.findByText('1 person gets an offer')).toBeInTheDocument();
  expect(screen.getByText('Inés Zúñiga: 2 × General')).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Settings' });
  const hours = within(dialog).getByLabelText(/Hours for the answer/);
  await user.clear(hours);
  await user.type(hours, '500');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(api.sent(waitingEntryCalls.editWaitingSettings)).toHaveLength(1);
  await user.clear(hours);
  await user.type(hours, '1.5');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sent(waitingEntryCalls.editWaitingSettings).at(-1)?.body).toMatchObject({ offer_minutes: 90 }),
  );
});
