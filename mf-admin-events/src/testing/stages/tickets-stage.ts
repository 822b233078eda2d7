import { ticketOrderCalls, tickets as contract } from '@enlace/shared-contract/events';
import { eventCodeCalls, eventPoolCalls } from '@enlace/shared-contract/orders';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const event = { id: 5, title: 'Café con datos', slug: 'cafe' };

const ticket = (id: number, name: string) => ({
  ...buildRow('tickets', id),
  event,
  event_id: 5,
  name,
  kind: 'standard',
  price: 1250,
  member_price: null,
  currency: 'USD',
  position: id,
  sold_count: 3,
  held_count: 1,
  left: 6,
  state: 'on_sale',
  visibility: 'public',
  pool_id: null,
  opens_after_ticket_id: null,
  requires_approval: false,
});

const pool = {
  id: 9,
  event_id: 5,
  name: 'Sala',
  total: 20,
  sold: 12,
  held: 3,
  tickets: [{ id: 1, name: 'General' }],
  created_at: '2031-01-01T00:00:00.000Z',
  updated_at: '2031-01-01T00:00:00.000Z',
};

export function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ ...event, currency: 'CLP', timezone: 'America/Bogota' })],
    tickets: [
      { ...ticket(1, 'General'), pool_id: 9 },
      { ...ticket(2, 'Pro'), opens_after_ticket_id: 1 },
    ],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [pool] }));
  api.answer(ticketOrderCalls.sort, ({ body }) => ({ data: body }));
  api.answer(eventCodeCalls.list, () => ({ data: [], meta: { total: 0, page: 1, per_page: 25 } }));
  return api;
}

export const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });
export const edit = contract.wire.edit ?? contract.wire.list;
