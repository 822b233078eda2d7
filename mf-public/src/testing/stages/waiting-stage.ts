import { waitingListCalls } from '@enlace/shared-contract/orders';
import { createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

export const estimate = { seats_ahead: 4, expected_seats: 6, chance: 'possible' };

export const place = {
  state: 'waiting',
  first_name: 'Inés',
  quantity: 2,
  takes_fewer: true,
  position: 3,
  resumes_at: null,
  ...estimate,
  ticket: { id: 7, name: 'General', price: 0, currency: 'USD', has_questions: false },
  event: {
    id: 1,
    title: 'Café con datos',
    slug: 'cafe',
    city: 'Bogotá',
    timezone: 'America/Bogota',
    starts_at: '2031-03-05T23:00:00.000Z',
    ends_at: '2031-03-06T01:00:00.000Z',
  },
  offer: null,
  tickets: [],
};

export async function openPlace(values: object = {}, path = '/waiting-list/5.secret') {
  const api = createFakeApi();
  api.answer(waitingListCalls.getWaitingPlace, () => ({ data: { ...place, ...values } }));
  return renderRemote(remote, pages, path, { api, viewer: null });
}
