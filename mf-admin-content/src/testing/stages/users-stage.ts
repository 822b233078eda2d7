import { restoreCall } from '@enlace/shared-contract/admin';
import { userCalls, users } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';

const lists = {
  roles: [],
  permissions: [],
  countries: [],
  areas: [],
  chapters: [],
  seniority_levels: [],
  job_skills: [],
  job_types: [],
  language_proficiency: [],
};

export const createApi = () =>
  createFakeApi({
    ...lists,
    users: [
      buildUser({
        id: 5,
        name: 'Íngrid Peña',
        first_name: 'Íngrid',
        last_name: 'Peña',
        email: 'ingrid@example.org',
        roles: [{ id: 2, name: 'latinas' }],
        is_disabled: true,
      }),
      buildUser({ id: 6, name: 'Ximena Ruiz', first_name: 'Ximena', last_name: 'Ruiz', is_verified: false }),
    ],
  });

/** Opens the sign-ins of a user. */
export const openSignIns = async (more: object = {}) => {
  const api = createApi();
  const row = buildUser({ id: 5, name: 'Íngrid Peña', email: 'ingrid@example.org', is_disabled: false, ...more });
  api.answer(users.wire.get, () => ({ data: { ...row, abilities: { edit: true, remove: true } } }));
  const expires_at = '2026-12-20T09:00:00.000Z';
  api.answer(userCalls.signIns, () => ({
    data: [
      { provider: 'linkedin', created_at: '2026-11-20T09:00:00.000Z', expires_at, ended_at: null },
      {
        provider: 'password',
        created_at: '2026-11-01T09:00:00.000Z',
        expires_at,
        ended_at: '2026-11-02T09:00:00.000Z',
      },
    ],
  }));
  api.answer(userCalls.passwordLink, () => ({ data: { id: 5 } }));
  api.answer(userCalls.endSignIns, () => ({ data: { id: 5 } }));
  const stage = await renderRemote(remote, pages, `/admin/users/${row.id}?panel=signIns`, { api });
  await screen.findByText('by LinkedIn');
  return { ...stage, api };
};

/** Opens the trash with one user. */
export const openTrash = async () => {
  const api = createApi();
  const at = '2026-11-01T00:00:00.000Z';
  api.answer(users.wire.list, () => ({
    data: [{ ...buildUser({ id: 5, name: 'Íngrid Peña', deleted_at: at }), abilities: { hardRemove: true } }],
    meta: { total: 1, page: 1, per_page: 25, at },
  }));
  api.answer(restoreCall, () => ({ data: { id: 5 } }));
  const stage = await renderRemote(remote, pages, '/admin/users?trashed=only', { api });
  await screen.findByText('Íngrid Peña');
  return { ...stage, api };
};
