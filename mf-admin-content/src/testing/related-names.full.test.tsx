import { areas } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { buildArea, buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from './pages';
import remote from '../remote';

test('a form names related rows in the language of the viewer', async () => {
  const api = createFakeApi({ countries: [] });
  const area = { id: 3, name: 'Data science', slug: 'data-science' };
  const abilities = { edit: true, remove: true };
  api.answer(users.wire.get, () => ({ data: { ...buildUser({ id: 5, name: 'Íngrid Peña' }), area, abilities } }));
  const translatedArea = buildArea({ id: 3, name: 'Ciencia de datos' });
  api.answer(areas.wire.list, ({ query }) => ({
    data: query['lang'] === 'es' ? [translatedArea] : [],
    meta: { total: 1 },
  }));
  await renderRemote(remote, pages, '/admin/users/5', { api, locale: 'es' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Área/ })).toHaveValue('Ciencia de datos'));
});
