import { restoreCall } from '@enlace/shared-contract/admin';
import { media, mediaCalls } from '@enlace/shared-contract/media';
import { buildViewer, createFakeApi, guardText, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { overview, longName, createApi, open, tile } from '../../testing/stages/media-stage';

test('shows the stock as tiles and as a list, the choice kept in the address', async () => {
  const { user, where } = await open(createApi());
  expect(await tile(/mesa\.jpg.*Shown in 1 place.*Not described/)).toBeInTheDocument();
  expect(screen.getByText('3 files, 2.4 MB')).toBeInTheDocument();
  expect(screen.getByText(longName)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(where()).toBe('/admin/media?view=list');
  expect(await screen.findByRole('table', { name: 'Files' })).toBeInTheDocument();
});

test('search and filters ask the server and stand in the address', async () => {
  const { api, user, where } = await open(createApi());
  await user.selectOptions(await screen.findByLabelText('Folder'), 'Events/2026');
  await user.selectOptions(screen.getByLabelText('Description'), 'es');
  await user.type(screen.getByLabelText('Search by name, words, tag or place'), 'mesa');
  await waitFor(() => expect(where()).toBe('/admin/media?search=mesa&folder=Events%2F2026&missing_alt=es'));
  await waitFor(() =>
    expect(api.sent(media.wire.list).at(-1)?.query).toMatchObject({
      search: 'mesa',
      folder: 'Events/2026',
      missing_alt: 'es',
      sort: 'created_at',
      order: 'desc',
      page: 1,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/admin/media'));
});

test('walks and selects by keys, then moves, tags and deletes with a report', async () => {
  const api = createApi();
  api.answer(mediaCalls.arrange, ({ body }) => ({
    data:
      body['action'] === 'remove'
        ? [{ id: 2, name: 'mesa.jpg', outcome: 'refused', used_in: [{ resource: 'news', id: 9, label: 'Una noche' }] }]
        : [{ id: 2, name: 'mesa.jpg', outcome: 'changed', used_in: [] }],
  }));
  const { user } = await open(api);
  (await tile(/programa/)).focus();
  await user.keyboard('{ArrowRight} ');
  expect(await tile(/mesa/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move…' }));
  await user.type(await screen.findByLabelText('Folder', { selector: 'input' }), 'Retratos');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(api.sent(mediaCalls.arrange)[0]?.body).toEqual({ action: 'move', ids: [2, 1], folder: 'Retratos' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Tags…' }));
  await user.type(await screen.findByLabelText('Tags', { selector: 'input' }), 'Lima, retrato, Lima');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(api.sent(mediaCalls.arrange)[1]?.body).toEqual({ action: 'tag', ids: [2, 1], tags: ['Lima', 'retrato'] }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('mesa.jpg is still shown in Una noche.')).toBeInTheDocument();
});

test('what nothing shows is deleted, and the trash gives it back', async () => {
  const api = createApi();
  api.answer(restoreCall, ({ params }) => ({ data: { id: params['id'] } }));
  const { user, where } = await open(api, '/admin/media?id=1');
  await user.click(await screen.findByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.sent(media.wire.remove)).toHaveLength(1));
  await waitFor(() => expect(where()).toBe('/admin/media'));
  await user.selectOptions(screen.getByLabelText('Place'), 'only');
  (await tile(/fotografía/)).focus();
  await user.keyboard(' ');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(api.sent(restoreCall)[0]?.params).toEqual({ resource: 'media', id: 1 }));
});

test('empty, failed and forbidden say so', async () => {
  const empty = createFakeApi({ media: [] });
  empty.answer(mediaCalls.overview, () => ({ data: { ...overview, folders: [], tags: [], total: 0, bytes: 0 } }));
  const first = await open(empty);
  expect(await screen.findByText('The library is empty')).toBeInTheDocument();
  first.unmount();
  const failing = createApi();
  failing.fail(media.wire.list, 'UNAVAILABLE');
  const second = await open(failing);
  expect(await screen.findByText('The library could not be loaded')).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: /again/i }));
  expect(await tile(/mesa/)).toBeInTheDocument();
  second.unmount();
  await renderRemote(remote, pages, '/admin/media', {
    api: createFakeApi({ media: [] }, { viewer: buildViewer({ roles: ['latinas'] }) }),
  });
  expect(await screen.findByText(guardText)).toBeInTheDocument();
});
