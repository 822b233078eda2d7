import { checkInCalls, doorCrewCalls } from '@enlace/shared-contract/attendees';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const list = {
  id: 7,
  event_id: 1,
  name: 'Entrada',
  ticket_ids: [2],
  opens_at: null,
  closes_at: '2031-01-02T22:00:00.000Z',
  expected: 20,
  checked_in: 0,
};

export function officeApi(lists: readonly object[] = [list], supervise = true) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC' })],
    tickets: [2, 4].map((id) => ({ ...buildRow('tickets', id), event_id: 1, name: id === 2 ? 'General' : 'Taller' })),
  });
  const event = { title: 'Café', starts_at: null, timezone: 'UTC' };
  const abilities = { scan: true, supervise, add: true };
  api.answer(checkInCalls.lists, () => ({
    data: lists,
    meta: { event, now: '2031-01-02T18:00:00.000Z', abilities, tickets: [] },
  }));
  api.answer(checkInCalls.reports, () => ({ data: [] }));
  api.answer(doorCrewCalls.list, () => ({ data: [] }));
  return api;
}

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=check-in', { api });
