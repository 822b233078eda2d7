import { chapters } from '@enlace/shared-contract/community';
import { definePages } from '@enlace/shared-contract/platform';
import { createResource, defineFeature, defineRemote, defineScreen, useList, useScreen } from '@enlace/shared-data';
import { RouterLink } from '@enlace/shared-platform';
import { screen } from '@testing-library/react';

import { createFakeApi } from '../api/fake-api';
import { buildChapter } from '../builders/community';
import { buildViewer } from '../builders/people';
import { guardText, renderRemote } from './render-remote';
import { renderScreen } from './render-screen';

const handle = createResource('test', chapters);

function ChapterNames() {
  const { search, viewer } = useScreen();
  const { rows } = useList(handle, { page: Number(search.get('page')) });
  return (
    <ul aria-label={viewer?.name}>
      {rows.map((row) => (
        <li key={row.id}>{row.name}</li>
      ))}
      <RouterLink to="/other">other</RouterLink>
    </ul>
  );
}

const names = defineScreen({
  Component: ChapterNames,
  load: ({ search }) => [handle.list({ page: Number(search.get('page')) })],
});

test('asks for what a screen declares and gives it its place', async () => {
  const api = createFakeApi({ chapters: [buildChapter({ name: 'Asunción' })] });
  renderScreen(names, { path: '/names', search: 'page=1', api, slices: [handle] });
  expect(await screen.findByText('Asunción')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Inés Zúñiga' })).toBeInTheDocument();
});

const pages = definePages([
  {
    name: 'names',
    path: '/names',
    layout: 'admin',
    protected: true,
    allowed: ['admin'],
    title: { en: 'a', es: 'a', pt: 'a' },
  },
  { name: 'other', path: '/other', layout: 'public', title: { en: 'b', es: 'b', pt: 'b' } },
]);
const remote = defineRemote({
  id: 'mf-test',
  features: [
    defineFeature({
      id: 'names',
      slices: [handle],
      screens: {
        names: () => Promise.resolve({ screen: names }),
        other: () => Promise.resolve({ screen: defineScreen({ Component: () => <h1>The other page</h1> }) }),
      },
    }),
  ],
});

test('walks from page to page of a remote', async () => {
  const { user, where } = await renderRemote(remote, pages, '/names?page=1', { api: createFakeApi({ chapters: [] }) });
  await user.click(await screen.findByText('other'));
  expect(await screen.findByRole('heading', { name: 'The other page' })).toBeInTheDocument();
  expect(where()).toBe('/other');
});

test('keeps out whom the guard would, without asking for data', async () => {
  const { api } = await renderRemote(remote, pages, '/names', { viewer: buildViewer({ roles: ['latinas'] }) });
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});
