import { waitingEntryCalls } from '@enlace/shared-contract/orders';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const at = '2031-01-02T10:00:00.000Z';

export const entry = {
  id: 5,
  event_id: 1,
  ticket: { id: 7, name: 'General' },
  first_name: 'Inés',
  last_name: 'Zúñiga',
  email: 'ines@example.org',
  locale: 'es',
  quantity: 2,
  takes_fewer: true,
  state: 'waiting',
  position: 2,
  offered_quantity: null,
  offered_at: null,
  offer_ends_at: null,
  resumes_at: null,
  ended_at: null,
  created_at: at,
};

export const settings = {
  is_on: true,
  is_paused: false,
  offer_minutes: 720,
  closes_at: at,
  is_open: true,
  waiting_people: 1,
  waiting_seats: 2,
};

export function officeApi(rows: readonly object[] = [entry]) {
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

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=waiting', { api });
