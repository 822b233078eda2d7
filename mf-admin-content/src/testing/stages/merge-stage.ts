import { mergeCalls } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';

const person = (id: number, more: object) =>
  buildUser({ id, first_name: 'Íngrid', last_name: 'Peña', name: 'Íngrid Peña', country: 'Perú', ...more });

export function createApi(): FakeApi {
  const api = createFakeApi({
    users: [
      person(5, { email: 'ingrid@example.org', headline: 'Dev', bio: null, city: 'Lima' }),
      person(7, { email: 'pena@example.org', headline: 'CTO' }),
      person(6, { email: 'i.pena@example.org', headline: 'Senior dev', bio: 'Hola', city: 'Lima' }),
    ],
  });
  api.answer(mergeCalls.mergeUsers, () => ({
    data: {
      id: 3,
      winner_id: 5,
      loser_id: 6,
      moved: 12,
      parts: [
        { part: 'talks', moved: 11, dropped: 0, records: [{ resource: 'events', id: 8, name: 'Noche de datos' }] },
        { part: 'roles', moved: 1, dropped: 1, records: [{ resource: 'roles', id: 4, name: 'allies' }] },
      ],
      undo_until: '2026-11-22T10:10:00.000Z',
    },
  }));
  api.answer(mergeCalls.undoMerge, () => ({ data: { id: 3 } }));
  api.answer(mergeCalls.findDuplicates, () => ({ data: [] }));
  return api;
}

export const card = (id: number) => ({
  id,
  email: `p${id}@example.org`,
  name: 'Íngrid Peña',
  country: 'Perú',
  avatar: null,
  created_at: '2026-01-01T00:00:00.000Z',
});

export const open = (api: FakeApi, address = '/admin/users/merge?winner=5&loser=6') =>
  renderRemote(remote, pages, address, { api });
