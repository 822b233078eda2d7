import { media as contract, mediaCalls } from '@enlace/shared-contract/media';
import { buildMedium, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { png, renderField, place, takesUploads } from '../../testing/stages/media-field-stage';

test('a chosen file goes to the library in chunks and stands in the field, described', async () => {
  const api = createFakeApi({ media: [] });
  const medium = takesUploads(api, buildMedium({ id: 7, alt: { en: 'A round table' } }));
  const { user, value } = renderField(api);
  await user.upload(screen.getByLabelText(/Drop a picture here/), png('mesa.png'));
  expect(await screen.findByRole('img', { name: 'A round table' })).toHaveAttribute('src', medium.url);
  expect(value()).toMatchObject({ id: 7, url: medium.url, alt: 'A round table' });
  expect(api.sent(mediaCalls.putChunk).map(({ params }) => params['offset'])).toEqual([0, 20, 40]);
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove A round table' }));
  expect(value()).toBeNull();
});

test('an upload that breaks off goes on where it ended, and a refused chunk is told and tried again', async () => {
  const api = createFakeApi({ media: [] });
  takesUploads(api);
  api.fail(mediaCalls.putChunk, 'NETWORK');
  api.answer(mediaCalls.getUpload, () => place(20));
  const { user } = renderField(api);
  await user.upload(screen.getByLabelText(/Drop a picture here/), png('mesa.png'));
  expect(await screen.findByText(/Trying again by itself/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove mesa.png' })).toBeInTheDocument();
  expect(api.sent(mediaCalls.startUpload)).toHaveLength(1);
});

test('chooses from the library by search and keys', async () => {
  const rows = [1, 2, 3].map((id) => buildMedium({ id, name: `foto ${id}.jpg` }));
  const api = createFakeApi({ media: rows });
  api.answer(mediaCalls.overview, () => ({
    data: { folders: [{ path: 'Events/2026', count: 2 }], tags: [], total: 3, bytes: 1, unused: 0, missing_alt: 0 },
  }));
  const { user, value } = renderField(api, 'gallery', [{ url: '/api/v2/art/news/x.svg', alt: 'Drawing' }]);
  await user.click(screen.getByRole('button', { name: 'From the library' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose pictures' });
  const first = await within(dialog).findByRole('button', { name: 'foto 3.jpg' });
  await user.selectOptions(await within(dialog).findByLabelText('Folder'), 'Events/2026');
  await user.type(within(dialog).getByLabelText('Search by name, words or tag'), 'mesa');
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      kind: 'image',
      search: 'mesa',
      folder: 'Events/2026',
    }),
  );
  first.focus();
  await user.keyboard(' {ArrowRight} ');
  expect(within(dialog).getByRole('button', { name: 'foto 2.jpg' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Use 2' }));
  expect(value()).toMatchObject([{ url: '/api/v2/art/news/x.svg' }, { id: 3 }, { id: 2 }]);
});

test('crops and focuses with the keyboard, and keeps the words', async () => {
  const medium = buildMedium({ id: 5, width: 400, height: 200, used_in: [{ resource: 'news', id: 1, label: 'Una' }] });
  const api = createFakeApi({ media: [medium] });
  const croppedMedium = { ...medium, url: '/api/v2/files/x/200x1.jpg', width: 200 };
  api.answer(mediaCalls.adjust, () => ({ data: croppedMedium, report: [] }));
  const { user, value } = renderField(api, 'image', { url: medium.url, alt: 'Mine', own_alt: true });
  await user.click(screen.getByRole('button', { name: 'Crop and focus' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop and focus' });
  expect(within(dialog).getByText(/shown in 1 place/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Square' }));
  expect(within(dialog).getByText(/Crop: 200 × 200 pixels, 25 % from the left/)).toBeInTheDocument();
  within(dialog).getByRole('application', { name: 'Crop' }).focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(within(dialog).getByRole('button', { name: 'Focal point' }));
  within(dialog).getByRole('application', { name: 'Focal point' }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(value()).toMatchObject({ id: 5, url: croppedMedium.url, alt: 'Mine' }));
  expect(api.sent(contract.wire.list)[0]?.query).toMatchObject({ url: medium.url });
  const [sentRequest] = api.sent(mediaCalls.adjust);
  expect(sentRequest).toMatchObject({
    params: { id: 5 },
    body: { recipe: { rotate: 0, crop: { y: 0, width: 0.5, height: 1 }, focus: { x: 0.6, y: 0.5 } } },
  });
});

describe('a gallery', () => {
  const names = ['a', 'b', 'c'];
  const pictures = names.map((name) => ({ url: `/api/v2/art/news/${name}.svg`, alt: name }));
  const order = (value: unknown) => (Array.isArray(value) ? value.map((one: { alt: string }) => one.alt).join('') : '');

  test('is put in order with the arrow keys, tells so, and keeps the focus', async () => {
    const { user, value } = renderField(createFakeApi({ media: [] }), 'gallery', pictures);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('First picture');
    screen.getByRole('button', { name: 'Move a' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(order(value())).toBe('bac');
    expect(screen.getByText('a stands at 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move a' })).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(order(value())).toBe('bca');
    await user.keyboard('{Home}');
    expect(order(value())).toBe('abc');
  });
});
