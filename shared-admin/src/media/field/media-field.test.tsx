import { media as contract, mediaCalls, type Locale } from '@enlace/shared-contract';
import { defineScreen, type Screen } from '@enlace/shared-data';
import { buildMedium, createFakeApi, renderScreen, type FakeApi } from '@enlace/shared-testing';
import { FormField } from '@enlace/shared-ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { createMedia } from '../create-media';
import type { MediaFieldKind } from '../held-media';
import { MediaField } from './media-field';

const media = createMedia('test');
const png = (name: string, size = 40) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'x'.repeat(size)], name, { type: 'image/png' });

function fieldScreen(
  kind: MediaFieldKind,
  initial: unknown,
  seenValues: (value: unknown) => void,
  language: Locale,
): Screen {
  function Form() {
    const [value, setValue] = useState(initial);
    seenValues(value);
    return (
      <FormField label="Picture">
        <MediaField media={media} kind={kind} label="Picture" value={value} language={language} onChange={setValue} />
      </FormField>
    );
  }
  return defineScreen({ Component: Form });
}

function renderField(api: FakeApi, kind: MediaFieldKind = 'image', initial: unknown = null, language: Locale = 'en') {
  const seenValues: unknown[] = [];
  const screen = renderScreen(
    fieldScreen(kind, initial, (value) => seenValues.push(value), language),
    { api, slices: media.slices },
  );
  return { ...screen, value: () => seenValues.at(-1) };
}

const place = (offset: number, bytes = 44) => ({
  data: { id: 'a'.repeat(32), name: 'mesa.png', bytes, offset, chunk_bytes: 20 },
});

/** A library that accepts one file in chunks of twenty bytes. */
function takesUploads(api: FakeApi, medium = buildMedium({ id: 7, name: 'mesa.png' })) {
  api.answer(mediaCalls.startUpload, ({ body }) => ({
    data: { upload: place(0, Number(body['bytes'])).data, medium: null },
  }));
  api.answer(mediaCalls.putChunk, ({ params }) => place(Math.min(44, Number(params['offset']) + 20)));
  api.answer(mediaCalls.finishUpload, () => ({ data: medium, duplicate: false }));
  api.answer(mediaCalls.cancelUpload, () => ({ data: {} }));
  return medium;
}

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

test('a failure that waiting does not help stays with a way to try again', async () => {
  const api = createFakeApi({ media: [] });
  takesUploads(api);
  api.fail(mediaCalls.finishUpload, 'INTERNAL');
  const { user } = renderField(api);
  await user.upload(screen.getByLabelText(/Drop a picture here/), png('mesa.png'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try mesa.png again' }));
  expect(await screen.findByRole('button', { name: 'Remove mesa.png' })).toBeInTheDocument();
});

test('pauses, goes on and is called off', async () => {
  const api = createFakeApi({ media: [] });
  takesUploads(api);
  const release = api.hold(mediaCalls.putChunk);
  const { user } = renderField(api);
  await user.upload(screen.getByLabelText(/Drop a picture here/), png('mesa.png'));
  await waitFor(() => expect(api.sent(mediaCalls.putChunk)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Pause mesa.png' }));
  expect(screen.getByText('Paused at 0 %')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on with mesa.png' }));
  await waitFor(() => expect(api.sent(mediaCalls.putChunk)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Cancel mesa.png' }));
  release();
  await waitFor(() => expect(api.sent(mediaCalls.cancelUpload)).toHaveLength(1));
  expect(screen.getByLabelText(/Drop a picture here/)).toBeInTheDocument();
  expect(api.sent(mediaCalls.finishUpload)).toHaveLength(0);
});

test('what does not fit is refused before a byte is sent, by its content', async () => {
  const api = createFakeApi({ media: [] });
  const { container } = renderField(api);
  const zone = container.querySelector('[data-over]') ?? container;
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  fireEvent.drop(zone, { dataTransfer: { files: [svg] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not a kind of file that fits here');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  expect(api.calls).toHaveLength(0);
});

test('a file that the library has is used from there', async () => {
  const api = createFakeApi({ media: [] });
  const storedMedium = buildMedium({ id: 3, name: 'old.png' });
  api.answer(mediaCalls.startUpload, () => ({ data: { upload: null, medium: storedMedium } }));
  const { container, value } = renderField(api);
  fireEvent.paste(container.querySelector('[data-over]') ?? container, { clipboardData: { files: [png('new.png')] } });
  expect(await screen.findByText('The library had it already')).toBeInTheDocument();
  expect(value()).toMatchObject({ id: 3, url: storedMedium.url });
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

test('a document is named, linked and taken away', async () => {
  const api = createFakeApi({ media: [] });
  const { user, value } = renderField(api, 'document', { url: '/api/v2/files/a/file.pdf', name: 'programa.pdf' });
  expect(screen.getByRole('link', { name: 'programa.pdf' })).toHaveAttribute('href', '/api/v2/files/a/file.pdf');
  await user.click(screen.getByRole('button', { name: 'Remove programa.pdf' }));
  expect(value()).toBeNull();
});

describe('what a picture shows', () => {
  const medium = buildMedium({
    id: 5,
    url: '/api/v2/files/x/800.jpg',
    alt: { en: 'A round table' },
    used_in: [
      { resource: 'news', id: 1, label: 'Una' },
      { resource: 'pages', id: 2, label: 'Dos' },
    ],
  });
  const initialValue = { url: medium.url, alt: 'A round table' };

  test('stands in the language being edited, says when it is missing, and is written for every place at once', async () => {
    const api = createFakeApi({ media: [medium] });
    const { user, value } = renderField(api, 'image', initialValue, 'es');
    expect(await screen.findByText('Missing in Spanish')).toBeInTheDocument();
    expect(screen.getByText('A round table')).toHaveAttribute('lang', 'en');
    await user.click(screen.getByRole('button', { name: 'Describe A round table' }));
    const dialog = await screen.findByRole('dialog', { name: 'What the picture shows' });
    expect(within(dialog).getByText(/shown in 1 other place/)).toBeInTheDocument();
    expect(within(dialog).getAllByRole('textbox')[0]).toHaveAccessibleName('Spanish');
    await user.type(within(dialog).getByLabelText('Spanish'), 'Una mesa redonda');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Una mesa redonda')).toHaveAttribute('lang', 'es');
    expect(screen.queryByText('Missing in Spanish')).toBeNull();
    expect(api.sent(contract.wire.edit)[0]?.body).toMatchObject({
      alt: { en: 'A round table', es: 'Una mesa redonda' },
      is_decorative: false,
    });
    expect(value()).toEqual(initialValue);
  });

  test('is nothing where the picture is decoration', async () => {
    const api = createFakeApi({ media: [medium] });
    const { user } = renderField(api, 'image', initialValue);
    await user.click(await screen.findByRole('button', { name: 'Describe A round table' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByLabelText(/^Decorative/));
    expect(within(dialog).getByLabelText('English')).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Decorative: nothing is read out.')).toBeInTheDocument();
  });

  test('words of the record alone can be given up for those of the library; drawings have words of their own', async () => {
    const api = createFakeApi({ media: [medium] });
    const { user, value } = renderField(api, 'image', { ...initialValue, alt: 'Ours', own_alt: true });
    expect(screen.getByLabelText('What Ours shows')).toHaveValue('Ours');
    await user.click(screen.getByRole('button', { name: 'Use the words of the library' }));
    expect(value()).toEqual({ url: medium.url });
    expect(await screen.findByText('A round table')).toBeInTheDocument();
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

  test('is put in order by dragging; Escape leaves it as it was', () => {
    const { value } = renderField(createFakeApi({ media: [] }), 'gallery', pictures);
    const over = jest.fn<Element | null, []>();
    document.elementFromPoint = over;
    const drag = (from: string, to: number) => {
      fireEvent.pointerDown(screen.getByRole('button', { name: `Move ${from}` }), { button: 0 });
      over.mockReturnValue(screen.getAllByRole('listitem')[to] ?? null);
      fireEvent.pointerMove(window);
    };
    drag('c', 0);
    fireEvent.pointerUp(window);
    expect(order(value())).toBe('cab');
    drag('b', 0);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window);
    expect(order(value())).toBe('cab');
  });
});
