import { eventMessageCalls } from '@enlace/shared-contract/events';
import { buildEvent, buildRow, createFakeApi, type FakeApiOptions, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const message = {
  id: 4,
  event_id: 1,
  state: 'planned',
  texts: { es: { subject: 'Trae tu portátil', body: 'Hola' } },
  segment: { ticket_ids: [], states: ['confirmed'], languages: [] },
  send_at: '2031-01-02T10:00:00.000Z',
  started_at: null,
  finished_at: null,
  author: 'Ana Luna',
  expected: 12,
  queued: 0,
  sent: 0,
  failed: 0,
  held: 0,
  declined: 0,
  created_at: '2031-01-01T10:00:00.000Z',
};

export function officeApi(options: FakeApiOptions = {}) {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries', 'roles'];
  const api = createFakeApi(
    {
      ...Object.fromEntries(rows.map((name) => [name, [buildRow(name, 1)]])),
      events: [buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Bogota' })],
      tickets: [],
    },
    options,
  );
  api.answer(eventMessageCalls.list, () => ({ data: [message], meta: { total: 1, page: 1, per_page: 25 } }));
  api.answer(eventMessageCalls.preview, () => ({
    data: {
      recipients: 12,
      declined: 2,
      languages: { es: 12 },
      mails: [{ locale: 'es', subject: 'Cambio de sala', text: 'Hola Ana' }],
      unknown: ['nombre'],
    },
  }));
  api.answer(eventMessageCalls.test, () => ({ data: { email: 'me@example.org' } }));
  api.answer(eventMessageCalls.add, () => ({ data: message }));
  api.answer(eventMessageCalls.cancel, () => ({ data: { ...message, state: 'cancelled' } }));
  return api;
}

export const open = (api = officeApi()) => renderRemote(remote, pages, '/admin/events/1?panel=messages', { api });
