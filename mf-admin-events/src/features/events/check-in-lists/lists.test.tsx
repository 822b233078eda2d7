import { checkInCalls, doorCrewCalls } from '@enlace/shared-contract/attendees';
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

test('people at the door are added by the address of an account, and removed', async () => {
  const api = officeApi();
  const member = { user_id: 5, name: 'Jimena Quispe', email: 'jimena@example.org', role: 'steward' };
  const { user } = await open(api);
  const crew = within(await screen.findByRole('region', { name: 'People at the door' }));
  expect(await crew.findByText('Nobody is chosen yet')).toBeVisible();
  await user.type(crew.getByLabelText(/^E-mail of an account/), 'jimena@example.org');
  api.fail(doorCrewCalls.add, 'VALIDATION_FAILED', { fields: { email: ['No account has this address.'] } });
  await user.click(crew.getByRole('button', { name: 'Add person' }));
  expect(await crew.findByText('No account has this address.')).toBeVisible();
  api.answer(doorCrewCalls.add, () => ({ data: [member] }));
  api.answer(doorCrewCalls.list, () => ({ data: [member] }));
  await user.click(crew.getByRole('button', { name: 'Add person' }));
  expect(await crew.findByText('Jimena Quispe')).toBeVisible();
  expect(api.sent(doorCrewCalls.add).at(-1)?.body).toEqual({ email: 'jimena@example.org', role: 'steward' });
  await user.click(crew.getByRole('button', { name: 'Remove Jimena Quispe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Jimena Quispe from the door?' }));
  expect(api.sent(doorCrewCalls.remove)).toHaveLength(0);
  api.fail(doorCrewCalls.remove, 'CONFLICT', { userMessage: 'Not now.' });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now.');
  api.answer(doorCrewCalls.remove, () => ({ data: [] }));
  api.answer(doorCrewCalls.list, () => ({ data: [] }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await crew.findByText('Nobody is chosen yet')).toBeVisible();
  expect(api.sent(doorCrewCalls.remove).at(-1)?.body).toEqual({ user_id: 5 });
  expect(crew.getByRole('heading', { name: 'People at the door' })).toHaveFocus();
});

test('reports of offline scans are shown until a supervisor has seen them', async () => {
  const api = officeApi();
  const report = {
    id: 9,
    list: 'Entrada',
    result: 'cancelled',
    person: 'Ana Luna',
    code_end: 'x1y2',
    gate: 'Sur',
    device: 'Device 1',
    actor: 'Jimena Quispe',
    other: null,
    seen_at: null,
    scanned_at: '2031-01-02T18:00:00.000Z',
    received_at: '2031-01-02T19:00:00.000Z',
  };
  api.answer(checkInCalls.reports, () => ({ data: [report] }));
  const { user } = await open(api);
  const reports = within(await screen.findByRole('region', { name: 'Reports from the door' }));
  expect(reports.getByText('The ticket was cancelled')).toBeVisible();
  const seenReport = { ...report, seen_at: '2031-01-02T20:00:00.000Z' };
  api.answer(checkInCalls.seeReports, () => ({ data: [seenReport] }));
  api.answer(checkInCalls.reports, () => ({ data: [seenReport] }));
  await user.click(reports.getByRole('button', { name: 'Mark 1 as seen' }));
  expect(await reports.findByText('Seen')).toBeVisible();
  expect(api.sent(checkInCalls.seeReports).at(-1)?.body).toEqual({ ids: [9] });
});
