import { eventWorkCalls, seriesCalls } from '@enlace/shared-contract/events';
import { buildEvent, buildRow, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { emptyReport } from './publishing-stage';

const event = buildEvent({
  id: 1,
  title: 'Café con datos',
  timezone: 'America/Bogota',
  starts_at: '2031-03-05T23:00:00.000Z',
  ends_at: '2031-03-06T01:00:00.000Z',
  cancel_until: null,
  has_refunds: false,
  speakers: [
    { user_id: 7, name: 'Ana Luna', slug: null, speaker_role: 'Talk', headline: null, avatar: null },
    { user_id: null, name: 'Eva Sol', slug: null, speaker_role: 'Host', headline: null, avatar: null },
  ],
});

export function officeApi() {
  const rows = ['chapters', 'event_categories', 'categories', 'tags', 'users', 'countries'];
  const api = createFakeApi({
    ...Object.fromEntries(rows.map((name) => [name, [1, 2].map((id) => buildRow(name, id))])),
    events: [event],
  });
  // A saved event asks whether the other dates of its series change, too.
  api.answer(seriesCalls.getOfEvent, () => ({ data: null }));
  const plan = { ticket_count: 0, order_count: 0, refundable: [], cancellation: null };
  api.answer(eventWorkCalls.getCancellation, () => ({ data: plan }));
  // A published event opens with its report.
  api.answer(eventWorkCalls.report, () => ({ data: emptyReport }));
  return api;
}

export const open = (address: string, api = officeApi()) => renderRemote(remote, pages, address, { api });
