import { checkInCalls } from '@enlace/shared-contract/attendees';
import { screen, waitFor, within } from '@testing-library/react';

import { list, officeApi, open } from '../../../testing/stages/lists-stage';

test('lists show their tickets, time and counts, and lead to the door', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Entrada/ });
  expect(row).toHaveTextContent('General');
  expect(row).toHaveTextContent('0 of 20');
  expect(row).toHaveTextContent(/Until Jan 2, 2031, 10:00 PM/);
  expect(screen.getByRole('link', { name: 'Open check-in' })).toHaveAttribute('href', '/admin/events/1/check-in');
});

test('a list is added; errors of the server are at the field, and nothing typed is lost', async () => {
  const api = officeApi([]);
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Add list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add list' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('This is needed.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Taller');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Taller' }));
  api.fail(checkInCalls.addCheckInList, 'VALIDATION_FAILED', { fields: { closes_at: ['It ends before it begins.'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('It ends before it begins.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Taller');
  api.answer(checkInCalls.addCheckInList, () => ({ data: list }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(api.sent(checkInCalls.addCheckInList).at(-1)?.body).toMatchObject({ name: 'Taller', ticket_ids: [4] });
});
