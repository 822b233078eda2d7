import { eventWorkCalls } from '@enlace/shared-contract/events';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../../pages';
import remote from '../../remote';

export const at = '2031-01-02T10:00:00.000Z';

export const event = buildEvent({
  id: 1,
  title: 'Café con datos',
  summary: '',
  status: 'published',
  format: 'hybrid',
  timezone: 'America/Bogota',
  starts_at: '2091-03-05T23:00:00.000Z',
  ends_at: '2091-03-06T01:00:00.000Z',
});

export function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [event, buildEvent({ id: 7, title: 'Copia' })],
  });
  const plan = { ticket_count: 3, order_count: 2, refundable: [{ currency: 'USD', amount: 5000 }], cancellation: null };
  api.answer(eventWorkCalls.getCancellation, () => ({ data: plan }));
  api.answer(eventWorkCalls.copy, () => ({ data: { id: 7 } }));
  return api;
}

export const open = (panel: string, api = officeApi()) =>
  renderRemote(remote, pages, `/admin/events/1?panel=${panel}`, { api });
