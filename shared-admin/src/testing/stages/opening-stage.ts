import { savedViews } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { tagsOffice } from '../tags-office';
import type { SavedView } from '../../views/layout';

const { remote, pages } = tagsOffice();

export const buildView = (part: Partial<SavedView>): SavedView => ({
  id: 1,
  resource: 'tags',
  name: 'By name',
  search: 'sort=name&order=asc',
  columns: [{ name: 'name', width: 320 }],
  density: 'compact',
  scope: 'mine',
  role_id: null,
  is_default: true,
  is_pinned: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  abilities: { edit: true, remove: true },
  ...part,
});

export async function openList(initialViews: readonly SavedView[]) {
  const api = createFakeApi({
    tags: [buildTag({ id: 1, name: 'Ética' }), buildTag({ id: 2, name: 'Nube' })],
    roles: [],
  });
  const storedViews = [...initialViews];
  api.answer(savedViews.wire.list, () => ({ data: storedViews, meta: {} }));
  const stage = await renderRemote(remote, pages, '/admin/tags', { api });
  await screen.findByRole('link', { name: 'Nube' });
  return { ...stage, api, storedViews };
}
