import { buildChapter, buildEvent, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

export function community() {
  return createFakeApi({
    chapters: [
      buildChapter({ id: 1, name: 'Asunción', city: 'Asunción', country: 'Paraguay', country_code: 'PY' }),
      buildChapter({
        id: 2,
        name: 'Bogotá',
        city: 'Bogotá',
        slug: 'bogota',
        country: 'Colombia',
        country_code: 'CO',
        members_count: 1,
        next_event_at: '2031-03-05T23:00:00Z',
        timezone: 'America/Bogota',
        latitude: 4.711,
        longitude: -74.0721,
        languages: ['es', 'en'],
        description: 'We began with six.\n\nNow we are many.',
        email: 'hola@example.org',
        chapter_leaders: [{ id: 7, name: 'Ñusta Quispe', headline: 'Data lead', avatar: null }],
      }),
    ],
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
    chapter_people: [],
  });
}
