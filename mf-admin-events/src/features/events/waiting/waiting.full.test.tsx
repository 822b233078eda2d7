import { waitingEntryCalls } from '@enlace/shared-contract/orders';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open, settings } from '../../../testing/stages/waiting-stage';

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

/** Saves that an event with three people on its list has none. */
async function switchOff() {
  const api = officeApi();
  api.answer(waitingEntryCalls.getWaitingSettings, () => ({ data: { ...settings, waiting_people: 3 } }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('checkbox', { name: 'This event has a waiting list' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { api, user };
}

test('switching the list off asks first, with the number of people who get a mail', async () => {
  const { api, user } = await switchOff();
  const question = await screen.findByRole('dialog', { name: 'Switch the waiting list off?' });
  expect(question).toHaveTextContent('3 people lose their places on the list, and each of them gets a mail');
  expect(api.sent(waitingEntryCalls.editWaitingSettings)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  // What was chosen stays.
  expect(await screen.findByRole('checkbox', { name: 'This event has a waiting list' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  api.fail(waitingEntryCalls.editWaitingSettings, 'CONFLICT', { userMessage: 'Not now.' });
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  api.answer(waitingEntryCalls.editWaitingSettings, () => ({ data: { ...settings, is_on: false } }));
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(waitingEntryCalls.editWaitingSettings).at(-1)?.body).toMatchObject({ is_on: false });
});

test('a refusal of the hours leads from the question back to the field, and the question is asked again', async () => {
  const { api, user } = await switchOff();
  api.fail(waitingEntryCalls.editWaitingSettings, 'VALIDATION_FAILED', { fields: { offer_minutes: ['Too long.'] } });
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'This event has a waiting list' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Switch the waiting list off?' })).toBeVisible();
  expect(api.sent(waitingEntryCalls.editWaitingSettings)).toHaveLength(1);
});
