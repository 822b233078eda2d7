import { dependentsCall } from '@enlace/shared-contract/admin';
import { chapters, countries } from '@enlace/shared-contract/community';
import { buildViewer, guardText, renderRemote } from '@enlace/shared-testing';
import { adminList, deleteDialog } from '@enlace/shared-testing/page-objects';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createApi, open, find } from '../../testing/stages/chapters-list-stage';

const bodyRows = () => screen.getAllByRole('row').slice(1);

test('lists chapters, the newest first, with how many there are', async () => {
  const { api } = await open();
  expect(await screen.findByRole('link', { name: 'Asunción' })).toHaveAttribute('href', '/admin/chapters/3');
  expect(screen.getByRole('heading', { level: 1, name: 'Chapters' })).toBeInTheDocument();
  expect(screen.getByText('3 chapters')).toBeInTheDocument();
  expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
  expect(within(bodyRows()[0] ?? document.body).getByText('Active')).toBeInTheDocument();
  expect(api.sent(chapters.wire.list)).toHaveLength(1);
  expect(api.sent(chapters.wire.list)[0]).toMatchObject({
    client: 'authenticated',
    query: { page: 1, per_page: 25, sort: 'created_at', order: 'desc', lang: 'en' },
  });
});

test('pages, order, filters and search come from the URL and go to the server', async () => {
  const { api } = await open(
    '/admin/chapters?search=bog&status=active&country_code=CO&sort=name&order=asc&page=1&per_page=50',
  );
  expect(await screen.findByDisplayValue('bog')).toBeInTheDocument();
  expect(api.sent(chapters.wire.list)[0]?.query).toEqual({
    search: 'bog',
    status: 'active',
    country_code: 'CO',
    sort: 'name',
    order: 'asc',
    page: 1,
    per_page: 50,
    lang: 'en',
  });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
});

test('says what depends on a chapter before it is deleted, and takes it out of the list', async () => {
  const api = createApi();
  api.answer(dependentsCall, () => ({
    data: [
      { resource: 'events', label: 'events', count: 12 },
      { resource: 'users', count: 0 },
    ],
  }));
  const { user } = await open('/admin/chapters', api);
  await user.click(await find(adminList.actions('São Paulo')));
  await user.click(await find(adminList.remove));
  const dialog = await find(deleteDialog.dialog('São Paulo'));
  expect(await within(dialog).findByText('events: 12')).toBeInTheDocument();
  expect(within(dialog).queryByText(/users/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('São Paulo has been deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'São Paulo' })).not.toBeInTheDocument());
  expect(api.sent(chapters.wire.remove)).toMatchObject([{ params: { id: 2 }, body: {} }]);
});

test('a list that could not be loaded says so instead of "no chapters", and can be tried again', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  const { user } = await open('/admin/chapters', api);
  expect(await screen.findByRole('heading', { name: 'The list could not be loaded' })).toBeInTheDocument();
  expect(screen.queryByText('No chapters yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
});

test('an answer without abilities offers nothing to do', async () => {
  const viewer = buildViewer({ roles: ['allies'], permissions: ['chapters.add'] });
  await open('/admin/chapters', createApi({ viewer }));
  expect(await screen.findByRole('row', { name: /Bogotá/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bogotá' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add chapter' })).toBeInTheDocument();
});

test('a member is kept out, and nothing is asked for her', async () => {
  const api = createApi({ viewer: buildViewer({ roles: ['latinas'] }) });
  await open('/admin/chapters', api);
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test('speaks Spanish with everything it asks for', async () => {
  const api = createApi();
  await renderRemote(remote, pages, '/admin/chapters', { api, locale: 'es' });
  expect(await screen.findByText('3 capítulos')).toBeInTheDocument();
  expect(screen.getAllByText('Activo')[0]).toBeInTheDocument();
  expect(
    [...api.sent(chapters.wire.list), ...api.sent(countries.wire.list)].every(({ query }) => query['lang'] === 'es'),
  ).toBe(true);
  expect(api.sent(countries.wire.list)).toHaveLength(1);
});
