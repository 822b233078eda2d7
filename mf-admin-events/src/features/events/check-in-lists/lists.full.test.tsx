import { checkInCalls } from '@enlace/shared-contract/attendees';
import { screen, within } from '@testing-library/react';

import { list, officeApi, open } from '../../../testing/stages/lists-stage';

const person = {
  id: 3,
  first_name: 'Ana',
  last_name: 'Luna',
  ticket: 'General',
  email: 'ana@example.org',
  state: 'confirmed',
  check_in: { scanned_at: '2031-01-02T18:00:00.000Z', gate: 'Norte' },
};

test('a list with check-ins says that it stays, and the refusal of the server is shown', async () => {
  const api = officeApi([{ ...list, checked_in: 12 }]);
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'More for the list Entrada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the list Entrada?' });
  expect(within(dialog).getByText(/has 12 check-ins and stays/)).toBeVisible();
  api.fail(checkInCalls.removeCheckInList, 'CONFLICT', { userMessage: 'The list has check-ins.' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the list' }));
  expect(await within(dialog).findByText('The list has check-ins.')).toBeVisible();
});

test('the people of a list are shown with time and gate; a steward changes nothing', async () => {
  const api = officeApi();
  api.answer(checkInCalls.people, () => ({ data: [person], meta: { total: 1, page: 1, per_page: 25 } }));
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'More for the list Entrada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'People of the list' }));
  const drawer = await screen.findByRole('dialog', { name: 'Entrada' });
  expect(await within(drawer).findByText('ana@example.org')).toBeVisible();
  expect(within(drawer).getByText(/gate Norte/)).toBeVisible();
});

test('a steward sees the lists and no way to change them', async () => {
  await open(officeApi([list], false));
  await screen.findByRole('row', { name: /Entrada/ });
  expect(screen.queryByRole('button', { name: 'Add list' })).not.toBeInTheDocument();
});
