import { publicAccess } from '@enlace/shared-contract/access';
import { bulkCalls } from '@enlace/shared-contract/admin';
import { wire } from '@enlace/shared-contract/calls';
import { buildJob, buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { createPalette } from '../../palette/create-palette';
import { officePage, tagsOffice, tagsPath } from '../tags-office';

const palette = createPalette('test');
export const { remote, pages } = tagsOffice({ palette });
const hiddenPage = { ...officePage('secrets', '/admin/secrets', 'Tagged secrets'), allowed: ['founders'] };

/** @param others remotes in the registry beside that of the tags */
export async function openList(others: readonly object[] = []) {
  const api = createFakeApi({
    jobs: [buildJob({ id: 7, title: 'Nube de datos' })],
    tags: Array.from({ length: 30 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` })),
  });
  api.answer(wire.get('/registry', publicAccess), () => ({
    rev: 1,
    guarded: [],
    remotes: [{ id: 'mf-test', enabled: true, pages: [...pages, hiddenPage] }, ...others],
  }));
  const trial = { count: 30, would_change: 30, skipped: [], samples: [], is_complete: true };
  api.answer(bulkCalls.start, () => ({ data: trial }));
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('30 tags');
  return { ...stage, api };
}
export const link = (name: string) => screen.getByRole('link', { name });
