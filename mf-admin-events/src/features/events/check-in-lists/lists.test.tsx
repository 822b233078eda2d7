import { checkInCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const list = {
  ...{ id: 7, event_id: 1, name: 'Entrada', ticket_ids: [2], opens_at: null, closes_at: '2031-01-02T22:00:00.000Z' },
  ...{ expected: 20, checked_in: 0 },
};
const person = {
  ...{ id: 3, first_name: 'Ana', last_name: 'Luna', ticket: 'General', email: 'ana@example.org', state: 'confirmed' },
  check_in: { scanned_at: '2031-01-02T18:00:00.000Z', gate: 'Norte' },
};

function officeApi(lists: readonly object[] = [list], supervise = true) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC' })],
    tickets: [2, 4].map((id) => ({ ...buildRow('tickets', id), event_id: 1, name: id === 2 ? 'General' : 'Taller' })),
  });
  const event = { title: 'Café', starts_at: null, timezone: 'UTC' };
  const abilities = { scan: true, supervise, add: true };
  api.answer(checkInCalls.lists, () => ({ data: lists, meta: { event, abilities } }));
  return api;
}

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=check-in', { api });

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
