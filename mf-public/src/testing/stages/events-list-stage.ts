import {
  buildChapter,
  buildEvent,
  buildRow,
  buildTag,
  createFakeApi,
  renderRemote,
  type FakeApi,
} from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });

const bogota = { timezone: 'America/Bogota', city: 'Bogotá', venue_name: 'Casa Común', country_code: 'CO' };

export function community() {
  return createFakeApi({
    chapters: [buildChapter({ id: 1, name: 'Bogotá', slug: 'bogota' }), buildChapter({ id: 2, name: 'Lima' })],
    tags: [buildTag({ id: 1, name: 'Python', slug: 'python' })],
    event_categories: [{ ...buildRow('event_categories', 1), name: 'Workshop', slug: 'workshop' }],
    events: [
      buildEvent({
        ...bogota,
        id: 1,
        title: 'Revisión de código',
        language: 'es',
        chapters: [{ id: 1, name: 'Bogotá', slug: 'bogota' }],
        starts_at: '2031-02-01T01:00:00Z',
        ends_at: '2031-02-01T03:00:00Z',
      }),
      buildEvent({
        ...bogota,
        id: 2,
        title: 'Café con datos',
        starts_at: '2031-03-05T23:00:00Z',
        ends_at: '2031-03-06T01:00:00Z',
        status: 'cancelled',
      }),
    ],
  });
}
