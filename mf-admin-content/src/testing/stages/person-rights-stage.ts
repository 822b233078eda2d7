import { rightsCalls, type RightsMatrix, type RightsOfPerson } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, renderRemote, type StageOptions } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { pages } from '../pages';
import remote from '../../remote';

type Right = RightsOfPerson['rights'][number];

export const right = (id: number | null, name: string, more: Partial<Right> = {}): Right => {
  const [resource = '', action = ''] = name.split('.');
  return { id, name, resource, action, is_mine: true, sources: [], rows: [], given_by: [], ...more };
};
const editors = { id: 7, name: 'editors', label: 'Editors', is_mine: true };
export const team = { id: 1, name: 'admin', label: 'Administrators', is_mine: true };
const latinas = { id: 2, name: 'latinas', label: 'Latinas' };
const since = '2026-03-01T12:00:00.000Z';

export const personRights: RightsOfPerson = {
  person: {
    id: 5,
    name: 'Íngrid Peña',
    email: 'ingrid@example.org',
    fault: null,
    roles: [latinas],
    is_open: true,
  },
  rights: [
    right(20, 'chapters.edit', { rows: [{ id: 3, name: 'Bogotá' }] }),
    right(null, 'chapters.lead', { rows: [{ id: 3, name: 'Bogotá' }], sources: [{ kind: 'rows' }], is_mine: false }),
    right(11, 'news.edit', {
      sources: [
        { kind: 'role', role: 'editors', label: 'Editors', is_always: false, since },
        { kind: 'own', since: null },
      ],
      given_by: [editors],
    }),
    right(12, 'tags.edit', { given_by: [team, { id: 9, name: 'keepers', label: null, is_mine: false }] }),
    right(13, 'tags.add', { given_by: [team] }),
  ],
};

const matrix: RightsMatrix = {
  roles: [
    { ...team, is_fixed: true, members_count: 2 },
    { ...latinas, is_fixed: true, members_count: 40, is_mine: true },
  ],
  rights: ['tags.add', 'tags.edit', 'users.edit'].map((name, index) => {
    const { rows: _rows, sources: _sources, given_by: _given, ...facts } = right(13 - index, name);
    return { ...facts, id: 13 - index, always: ['admin'], calls: [] };
  }),
  grants: [],
};

export function createApi(answer = personRights) {
  const api = createFakeApi({ users: [buildUser({ id: 5, name: 'Íngrid Peña' })] });
  api.answer(rightsCalls.matrix, () => ({ data: matrix }));
  api.answer(rightsCalls.rightsOfPerson, () => ({ data: answer }));
  return api;
}

export const open = (answer = personRights, options: Partial<StageOptions> = {}, api = createApi(answer)) =>
  renderRemote(remote, pages, '/admin/permissions?person=5', { api, ...options });

export const ask = async (user: UserEvent, name: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: /^May Íngrid Peña/ }));
  await user.click(await screen.findByRole('option', { name }));
};
export const ways = () => screen.getByRole('list', { name: 'How she could' });
