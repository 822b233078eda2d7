import { bulkCalls } from '@enlace/shared-contract/admin';
import { media, mediaCalls } from '@enlace/shared-contract/media';
import { buildMedium } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { longName, createApi, open, tile } from '../../testing/stages/media-stage';

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
