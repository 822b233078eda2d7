import { attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { eventSpeakerCalls, eventWorkCalls } from '@enlace/shared-contract/events';
import {
  buildEvent,
  buildRow,
  buildViewer,
  createFakeApi,
  renderRemote,
  type StageOptions,
} from '@enlace/shared-testing';

import { pages } from '../pages';
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

export const emptyReport = {
  days: [],
  currency: 'USD',
  paid: 0,
  refunded: 0,
  by_ticket: [],
  by_code: [],
  attendance: null,
  orders: { begun: 0, detailed: 0, held: 0, confirmed: 0, given_up: 0 },
  tickets: { valid: 0, cancelled: 0 },
};

/** @param viewer whose abilities the rows have */
export function officeApi(viewer = buildViewer()) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles', 'tickets'];
  const seed = {
    ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
    events: [event, buildEvent({ id: 7, title: 'Copia' })],
  };
  const api = createFakeApi(seed, { viewer });
  const people = { es: 3 };
  const plan = {
    people,
    ticket_count: 3,
    order_count: 2,
    refundable: [{ currency: 'USD', amount: 5000 }],
    at_door: [{ method: 'cash', currency: 'USD', amount: 2500 }],
    cancellation: null,
  };
  api.answer(eventWorkCalls.getCancellation, () => ({ data: plan }));
  api.answer(eventWorkCalls.copy, () => ({ data: { id: 7 } }));
  api.answer(eventSpeakerCalls.listSpeakers, () => ({ data: [] }));
  api.answer(attendeeTicketCalls.getMeeting, () => ({ data: null }));
  api.answer(eventWorkCalls.report, () => ({ data: emptyReport }));
  return api;
}

/** A ticket as the record of its event has it. */
export const ticketOf = (saleEnd: string, id = 3) => ({
  id,
  name: 'General',
  description: null,
  kind: 'standard',
  price: 0,
  member_price: null,
  currency: 'USD',
  min_per_order: 1,
  max_per_order: 5,
  sale_starts_at: null,
  sale_ends_at: saleEnd,
  visibility: 'public',
  left: null,
  state: 'ended',
});

export const open = (panel: string, api = officeApi(), options: StageOptions = {}) =>
  renderRemote(remote, pages, `/admin/events/1${panel === '' ? '' : `?panel=${panel}`}`, { api, ...options });
