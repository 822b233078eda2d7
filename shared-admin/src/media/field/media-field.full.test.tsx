import { media as contract, mediaCalls } from '@enlace/shared-contract/media';
import { buildMedium, createFakeApi } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { png, renderField, takesUploads } from '../../testing/stages/media-field-stage';

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
