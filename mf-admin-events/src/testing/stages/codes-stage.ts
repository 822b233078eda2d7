import { eventCodeCalls, eventPoolCalls } from '@enlace/shared-contract/orders';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const at = '2031-01-02T10:00:00.000Z';

export const code = {
  id: 5,
  event_id: 1,
  code: 'AMIGAS20',
  kind: 'percent',
  value: 20,
  scope: 'ticket',
  ticket_ids: [],
  max_uses: 50,
  uses: 12,
  max_per_order: null,
  starts_at: null,
  ends_at: at,
  note: 'Para aliadas',
  created_at: at,
  updated_at: at,
};

export function officeApi(codes: readonly object[] = [code]) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [buildEvent({ id: 1, timezone: 'UTC', currency: 'USD' })],
  });
  api.answer(eventPoolCalls.list, () => ({ data: [] }));
  api.answer(eventCodeCalls.list, () => ({
    data: codes,
    meta: { total: codes.length, page: 1, per_page: 25 },
  }));
  return api;
}

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=tickets', { api });
