import { buildEvent, createFakeApi, renderRemote } from '@enlace/shared-testing';
import type { events } from '@enlace/shared-contract/events';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { pages } from '../pages';
import remote from '../../remote';

const place = { timezone: 'America/Bogota', city: 'Bogotá', country_code: 'CO', venue_name: 'Casa Común' };

export function open(values: Partial<EntityOf<typeof events>> = {}, locale: 'en' | 'es' | 'pt' = 'en') {
  const event = buildEvent({
    ...place,
    id: 1,
    title: 'Café con datos',
    starts_at: '2031-03-05T23:00:00Z',
    ends_at: '2031-03-06T01:00:00Z',
    ...values,
  });
  const api = createFakeApi({ events: [event] });
  return renderRemote(remote, pages, '/events/cafe-con-datos', { api, locale, viewer: null });
}
