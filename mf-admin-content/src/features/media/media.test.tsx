import { bulkCalls, media, mediaCalls, restoreCall } from '@enlace/shared-contract';
import { buildMedium, buildViewer, createFakeApi, guardText, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const overview = {
  folders: [{ path: 'Events/2026', count: 2 }],
  tags: [{ name: 'portrait', count: 1 }],
  total: 3,
  bytes: 2_400_000,
  unused: 1,
  missing_alt: 1,
};
const longName = 'una fotografía con un nombre larguísimo que nadie quiso acortar antes de subirla a la biblioteca.jpg';

function createApi(): FakeApi {
  const api = createFakeApi({
    media: [
      buildMedium({ id: 1, name: longName, alt: { en: 'Two chairs' }, folder: 'Events/2026' }),
      buildMedium({ id: 2, name: 'mesa.jpg', used_in: [{ resource: 'job_locations', id: 9, label: 'Una noche' }] }),
      buildMedium({
        id: 3,
        kind: 'document',
        name: 'programa.pdf',
        mime: 'application/pdf',
        width: null,
        height: null,
      }),
    ],
  });
  api.answer(mediaCalls.overview, () => ({ data: overview }));
  return api;
}

const open = (api: FakeApi, address = '/admin/media') => renderRemote(remote, pages, address, { api });
const tile = (name: RegExp) => screen.findByRole('option', { name });

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

test('on a phone one button opens the filters', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: () => phone });
  const { user, where } = await open(createApi());
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(drawer).getByLabelText('Description'), 'es');
  await waitFor(() => expect(where()).toBe('/admin/media?missing_alt=es'));
  expect(screen.getByRole('button', { name: 'Filter (1)', hidden: true })).toBeInTheDocument();
  Object.assign(window, { matchMedia });
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

test('files dropped anywhere or pasted are queued, and the list is asked again when they are in', async () => {
  const api = createApi();
  const place = { id: 'a'.repeat(32), name: 'x.png', bytes: 4, offset: 0, chunk_bytes: 5_000_000 };
  api.answer(mediaCalls.startUpload, () => ({ data: { upload: place, medium: null } }));
  api.answer(mediaCalls.putChunk, () => ({ data: { ...place, offset: 4 } }));
  api.answer(mediaCalls.finishUpload, () => ({ data: buildMedium({ id: 8, name: 'x.png' }), duplicate: false }));
  await open(api, '/admin/media?folder=Events%2F2026');
  await tile(/mesa/);
  const requestCount = api.sent(media.wire.list).length;
  const file = (name: string) => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], name, { type: 'image/png' });
  const dragEvent = { dataTransfer: { files: [file('x.png')], types: ['Files'] } };
  fireEvent.dragOver(document.body, dragEvent);
  expect(screen.getByText(/Drop files to add them to “Events\/2026”/)).toBeInTheDocument();
  fireEvent.drop(document.body, dragEvent);
  fireEvent.paste(document.body, { clipboardData: { files: [file('pasted.png')] } });
  await waitFor(() => expect(screen.getAllByText('In the library', { selector: 'small' })).toHaveLength(2));
  expect(api.sent(mediaCalls.startUpload).map(({ body }) => [body['name'], body['folder']])).toEqual([
    ['x.png', 'Events/2026'],
    ['pasted.png', 'Events/2026'],
  ]);
  await waitFor(() => expect(api.sent(media.wire.list).length).toBeGreaterThan(requestCount));
});

test('details: words in three languages, decorative, where it is shown', async () => {
  const { api, user } = await open(createApi(), '/admin/media?id=2');
  const panel = await screen.findByRole('dialog', { name: 'mesa.jpg' });
  const words = await within(panel).findByLabelText('Spanish');
  expect(within(panel).getByRole('link', { name: 'Una noche' })).toHaveAttribute('href', '/admin/job-locations/9');
  expect(within(panel).getByRole('button', { name: 'Delete…' })).toBeDisabled();
  await user.type(words, 'Una mesa');
  await user.type(within(panel).getByLabelText(/^Tags/), 'mesa, madera');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await within(panel).findByText('Saved')).toBeInTheDocument();
  expect(api.sent(media.wire.edit)[0]?.body).toMatchObject({ alt: { es: 'Una mesa' }, tags: ['mesa', 'madera'] });
});

test('is replaced everywhere after a question that names the number of places', async () => {
  const api = createApi();
  const report = [{ resource: 'job_locations', id: 9, label: 'Una noche', outcome: 'changed' }];
  api.answer(mediaCalls.replace, () => ({ data: buildMedium({ id: 2, name: 'mesa.jpg' }), report }));
  const { user } = await open(api, '/admin/media?id=2');
  await user.click(await screen.findByRole('button', { name: 'Replace everywhere…' }));
  const picker = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await user.dblClick(await within(picker).findByRole('button', { name: /Two chairs/ }));
  expect(await screen.findByText(/“mesa.jpg” is shown in 1 place/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace everywhere' }));
  expect(await screen.findByText('Replaced in 1 place.')).toBeInTheDocument();
  expect(api.sent(mediaCalls.replace)[0]).toMatchObject({ params: { id: 2 }, body: { by: 1 } });
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

test('a picture of what was copied from a sheet is no upload while somebody types', async () => {
  const { api } = await open(createApi());
  await tile(/mesa\.jpg/);
  const picture = new File(['x'], 'cells.png', { type: 'image/png' });
  fireEvent.paste(screen.getByRole('searchbox'), { clipboardData: { files: [picture] } });
  expect(screen.queryByText('cells.png')).not.toBeInTheDocument();
  expect(api.sent(mediaCalls.startUpload)).toHaveLength(0);
});

test('closing the window asks while files are on their way', async () => {
  const api = createApi();
  api.hold(mediaCalls.startUpload);
  await open(api);
  await tile(/mesa\.jpg/);
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'mar.jpg', { type: 'image/jpeg' });
  fireEvent.paste(document.body, { clipboardData: { files: [picture] } });
  expect(await screen.findByText('mar.jpg')).toBeInTheDocument();
  await waitFor(() => expect(leave()).toBe(true));
});

test('words that are not saved are named before the file is left', async () => {
  const { user, where } = await open(createApi(), '/admin/media?id=1');
  const file = within(await screen.findByRole('dialog', { name: longName }));
  await user.type(await file.findByLabelText('Spanish'), 'Dos sillas');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent('Not saved yet: What it shows.');
  await user.click(within(question).getByRole('button', { name: /Cancel|Keep|Stay/ }));
  expect(file.getByLabelText('Spanish')).toHaveValue('Dos sillas');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(where()).toBe('/admin/media'));
});

test('the trash is emptied after the number of its files was typed', async () => {
  const api = createApi();
  api.answer(bulkCalls.start, ({ body }) => ({
    data:
      body['dry_run'] === true
        ? { count: 3, would_change: 2, skipped: [{ reason: 'in_use', count: 1 }], samples: [], is_complete: true }
        : eraseJob,
  }));
  api.answer(bulkCalls.job, () => ({ data: eraseJob }));
  const { user } = await open(api, '/admin/media?id=1');
  await user.click(await screen.findByRole('button', { name: 'Delete…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.selectOptions(screen.getByLabelText('Place'), 'only');
  await user.click(await screen.findByRole('button', { name: 'Empty the trash…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 files for good' });
  expect(within(dialog).getByText(/^1 file stays/)).toBeInTheDocument();
  const button = within(dialog).getByRole('button', { name: 'Delete for good' });
  expect(button).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Type 2 to confirm'), '2');
  await user.click(button);
  await waitFor(() =>
    expect(api.sent(bulkCalls.start).at(-1)?.body).toMatchObject({
      operation: 'hardRemove',
      selection: { query: { trashed: 'only' } },
    }),
  );
  expect(await within(dialog).findByText('Done.')).toBeInTheDocument();
});

const eraseJob = {
  id: 7,
  operation: 'hardRemove',
  resource: 'media',
  state: 'done',
  total: 2,
  done: 2,
  succeeded: 2,
  failed: 0,
  skipped: 0,
  reasons: [],
  undo_until: null,
  undone: null,
  import_id: null,
  created_at: '2026-01-01T10:00:00.000Z',
  started_at: null,
  finished_at: null,
};
