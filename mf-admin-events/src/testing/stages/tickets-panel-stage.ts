import { ticketOrderCalls } from '@enlace/shared-contract/events';
import { eventCodeCalls, eventPoolCalls } from '@enlace/shared-contract/orders';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const at = '2031-01-02T10:00:00.000Z';

const pool = {
  id: 7,
  event_id: 1,
  name: 'Sala',
  total: 30,
  sold: 0,
  held: 0,
  tickets: [{ id: 2, name: 'General' }],
  created_at: at,
  updated_at: at,
};

const buildTicket = (id: number, name: string) => ({
  ...buildRow('tickets', id),
  event_id: 1,
  name,
  position: id - 1,
  price: 0,
  pool_id: null,
});

export function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC', currency: 'USD' })],
    tickets: [buildTicket(2, 'General'), buildTicket(3, 'Estudiantes')],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [pool] }));
  api.answer(eventPoolCalls.remove, () => ({ data: { id: 7 } }));
  api.answer(ticketOrderCalls.sort, ({ body }) => ({ data: body }));
  api.answer(eventCodeCalls.list, () => ({ data: [], meta: { total: 0, page: 1, per_page: 25 } }));
  return api;
}

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=tickets', { api });
