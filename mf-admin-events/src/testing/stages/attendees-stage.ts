import { attendeeChangeCalls, attendeesCalls, attendeeDownloadCalls } from '@enlace/shared-contract/attendees';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

export const attendee = {
  id: 3,
  event_id: 1,
  ticket_id: 2,
  ticket: { id: 2, name: 'General' },
  first_name: 'Ana',
  last_name: 'Luna',
  email: 'ana@example.org',
  state: 'confirmed',
  created_at: '2031-01-02T10:00:00.000Z',
  cancelled_at: null,
  cancel_reason: null,
  checked_in_at: null,
  checked_in_gate: null,
  order: { id: 9, reference: 'ref-9', number: '7K3Q-92XM', state: 'confirmed' },
  price: 2500,
  refundable: 2500,
  currency: 'USD',
};

export const states = { confirmed: 1, pending_approval: 2, cancelled: 0, checked_in: 0, not_checked_in: 1 };

/** A second kind of ticket. */
export const workshop = {
  ...buildRow('tickets', 5),
  event_id: 1,
  name: 'Taller',
  price: 4000,
  currency: 'USD',
  left: 2,
};

/** @param kinds further kinds of tickets of the event */
export function officeApi(kinds: readonly (typeof workshop)[] = []) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Bogota' })],
    tickets: [{ ...buildRow('tickets', 2), event_id: 1, name: 'General', price: 0 }, ...kinds],
  });
  api.answer(attendeesCalls.list, ({ query }) => {
    const isShown = query['state'] === 'confirmed' && query['search'] !== 'zzz';
    const data = isShown ? [attendee] : [];
    return { data, meta: { total: data.length, page: 1, per_page: 25, states } };
  });
  api.answer(attendeeChangeCalls.attendeeHistory, () => ({ data: [] }));
  api.answer(attendeesCalls.cancel, () => ({ data: { ...attendee, state: 'cancelled' } }));
  api.answer(attendeesCalls.add, () => ({ data: attendee }));
  return api;
}

type User = Awaited<ReturnType<typeof renderRemote>>['user'];

export async function choose(user: User, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Luna' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

export const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });

export function filesApi(kinds: readonly (typeof workshop)[] = []) {
  const api = officeApi(kinds);
  api.answer(attendeeDownloadCalls.addDownloadToken, () => ({
    data: { token: 'one-use', expires_at: '2031-01-01T00:00:00.000Z' },
  }));
  api.answer(attendeeDownloadCalls.attendeeColumns, () => ({
    data: [
      { key: 'first_name', name: 'first_name', is_answer: false },
      { key: 'email', name: 'email', is_answer: false },
      { key: 'q7', name: 'Diet', is_answer: true },
    ],
  }));
  return api;
}
