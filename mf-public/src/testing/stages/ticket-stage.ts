import { attendanceCalls } from '@enlace/shared-contract/attendees';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const event = {
  id: 1,
  title: 'Café con datos',
  slug: 'cafe',
  status: 'published',
  format: 'in_person',
  starts_at: '2031-03-05T23:00:00.000Z',
  ends_at: '2031-03-06T01:00:00.000Z',
  timezone: 'America/Bogota',
  venue_name: 'Casa Común',
  venue_address: 'Calle 1 # 2-3',
  city: 'Bogotá',
  join_opens_at: null,
  join_url: null,
};

export const cancellation = { is_open: true, until: event.starts_at, paid: 0, refund: 0, currency: 'USD' };

export const ticket = {
  id: 3,
  event_id: 1,
  ticket_id: 7,
  first_name: 'Killa',
  last_name: 'Ñaupari',
  email: 'killa@example.org',
  slug: 'secret-slug',
  state: 'confirmed',
  created_at: '2030-01-01T00:00:00.000Z',
  code: 'QR-TEXT',
  cancel_token: 'signed',
  ticket: { id: 7, name: 'General admission' },
  event,
  cancellation,
};

export async function open(values: object = {}) {
  const api = createFakeApi();
  api.answer(attendanceCalls.getAttendeeTicket, () => ({ data: { ...ticket, ...values } }));
  return renderRemote(remote, pages, '/t/secret-slug', { api, viewer: null });
}
