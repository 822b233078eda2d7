import { rightsCalls, type RightsMatrix } from '@enlace/shared-contract/identity';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

export const right = (id: number, name: string, more: Partial<RightsMatrix['rights'][number]> = {}) => {
  const [resource = '', action = ''] = name.split('.');
  return { id, name, resource, action, always: ['admin'], calls: [`POST /api/${name}`], is_mine: true, ...more };
};

const role = (id: number, name: string, label: string) => ({
  id,
  name,
  label,
  is_fixed: id < 7,
  members_count: id * 10,
  is_mine: true,
});

export const buildMatrix = (more: Partial<RightsMatrix> = {}): RightsMatrix => ({
  roles: [role(1, 'admin', 'Administrators'), role(2, 'latinas', 'Latinas'), role(7, 'editors', 'Editors')],
  rights: [
    right(10, 'news.add'),
    right(11, 'news.edit'),
    right(12, 'tags.edit'),
    right(13, 'users.merge', { is_mine: false }),
  ],
  grants: [{ role_id: 7, permission_id: 11 }],
  ...more,
});

export function createApi(matrix = buildMatrix()): FakeApi {
  const api = createFakeApi({});
  api.answer(rightsCalls.matrix, () => ({ data: matrix }));
  api.answer(rightsCalls.saveRights, ({ body }) => {
    const { give = [], take = [] } = body as { give?: RightsMatrix['grants']; take?: RightsMatrix['grants'] };
    const keptGrants = matrix.grants.filter(
      (one) => !take.some((revokedGrant) => revokedGrant.permission_id === one.permission_id),
    );
    const savedMatrix = { ...matrix, grants: [...keptGrants, ...give] };
    api.answer(rightsCalls.matrix, () => ({ data: savedMatrix }));
    return { data: { ...savedMatrix, changed: give.length + take.length, given: give, taken: take } };
  });
  return api;
}

export const open = async (api: FakeApi, options: StageOptions = {}) => {
  const stage = await renderRemote(remote, pages, '/admin/permissions', { api, ...options });
  await screen.findByRole('grid', { name: 'Rights by role' });
  return stage;
};
export const box = (name: string) => screen.getByRole('checkbox', { name });
