import { eventWorkCalls } from '@enlace/shared-contract/events';
import {
  buildChapter,
  buildEvent,
  buildRow,
  createFakeApi,
  type FakeApiOptions,
  renderRemote,
} from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const plan = { ticket_count: 0, order_count: 0, refundable: [], cancellation: null };

export function community(options: FakeApiOptions = {}) {
  const api = createFakeApi(
    {
      countries: [],
      chapters: [buildChapter({ id: 1, name: 'Bogotá', slug: 'bogota' })],
      event_categories: [{ ...buildRow('event_categories', 1), name: 'Workshop' }],
      events: [
        buildEvent({
          id: 1,
          title: 'Café con datos',
          timezone: 'America/Bogota',
          starts_at: '2031-03-05T23:00:00Z',
          ends_at: '2031-03-06T01:00:00Z',
          venue_name: 'Casa Común',
          city: 'Bogotá',
          capacity: 40,
          going_count: 12,
          chapters: [
            { id: 1, name: 'Bogotá' },
            { id: 2, name: 'Lima' },
          ],
        }),
        buildEvent({ id: 2, title: 'Noche', status: 'cancelled' }),
        buildEvent({ id: 3, title: 'Ayer', starts_at: '2020-01-01T10:00:00Z', ends_at: '2020-01-01T12:00:00Z' }),
      ],
    },
    options,
  );
  // A row that is duplicated opens the settings of its event.
  api.answer(eventWorkCalls.getCancellation, () => ({ data: plan }));
  return api;
}

export const open = (address = '/admin/events', api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale });
