import { waitingEntryCalls } from '@enlace/shared-contract';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const at = '2031-01-02T10:00:00.000Z';
const entry = {
  ...{ id: 5, event_id: 1, ticket: { id: 7, name: 'General' }, first_name: 'Inés', last_name: 'Zúñiga' },
  ...{ email: 'ines@example.org', locale: 'es', quantity: 2, takes_fewer: true, state: 'waiting', position: 2 },
  ...{ offered_quantity: null, offered_at: null, offer_ends_at: null, resumes_at: null, ended_at: null },
  created_at: at,
};
const settings = {
  ...{ is_on: true, is_paused: false, offer_minutes: 720, closes_at: at, is_open: true },
  ...{ waiting_people: 1, waiting_seats: 2 },
};

function officeApi(rows: readonly object[] = [entry]) {
  const names = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(names.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC', currency: 'USD' })],
  });
  const states = { waiting: rows.length, offered: 0, accepted: 0, declined: 0, expired: 0, left: 0 };
  api.answer(waitingEntryCalls.listWaitingEntries, () => ({
    data: rows,
    meta: { total: rows.length, page: 1, per_page: 25, states },
  }));
  api.answer(waitingEntryCalls.getWaitingSettings, () => ({ data: settings }));
  return api;
}

const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=waiting', { api });

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

test('an empty list says how people join', async () => {
  await open(officeApi([]));
  expect(await screen.findByText('Nobody is on the waiting list')).toBeInTheDocument();
});
