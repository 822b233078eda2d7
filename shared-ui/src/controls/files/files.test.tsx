import { fireEvent, screen } from '@testing-library/react';

import { renderStory } from '../../testing/render-story';
import { checkFiles } from './check-files';
import { One, Sending, Several } from './file-drop.story';

const png = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' });
const rules = { accept: 'image/*,.pdf', maxSize: 1, maxFiles: 2 };

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = jest.fn();
});

test('refuses what is too large, of the wrong kind, or too many', () => {
  const good = png('a.png');
  const pdf = new File(['x'], 'A.PDF', { type: '' });
  expect(checkFiles([], [good, pdf], rules)).toEqual({ files: [good, pdf], problems: [] });
  expect(checkFiles([], [png('b.png', 1_000_001)], rules).problems).toEqual([{ kind: 'tooLarge', name: 'b.png' }]);
  expect(checkFiles([], [new File(['x'], 'c.exe')], rules).problems).toEqual([{ kind: 'wrongType', name: 'c.exe' }]);
  expect(checkFiles([good, pdf], [png('d.png')], rules)).toEqual({
    files: [good, pdf],
    problems: [{ kind: 'tooMany' }],
  });
});

test('with one place the newest file wins', () => {
  const next = png('next.png');
  expect(checkFiles([png('old.png')], [next], { ...rules, maxFiles: 1 })).toEqual({ files: [next], problems: [] });
});

test('a chosen picture is shown, named, and can be taken back', async () => {
  const user = renderStory(One);
  const input = screen.getByLabelText(/Portrait/);
  await user.upload(input, png('me.png'));
  expect(screen.getByText('me.png')).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  await user.click(screen.getByRole('button', { name: 'Remove me.png' }));
  expect(screen.queryByText('me.png')).toBeNull();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture');
  expect(input).toHaveFocus();
});

test('a refusal is told in clear words', () => {
  renderStory(One);
  fireEvent.drop(screen.getByText(/Drop a file/), { dataTransfer: { files: [png('huge.png', 2_000_001)] } });
  expect(screen.getByRole('alert')).toHaveTextContent('huge.png is larger than 2 MB');
});

test('files may be dropped and pasted', () => {
  renderStory(Several);
  fireEvent.drop(screen.getByText(/Drop a file/), { dataTransfer: { files: [png('dropped.png')] } });
  fireEvent.paste(screen.getByText(/Drop a file/), { clipboardData: { files: [png('pasted.png')] } });
  expect(screen.getByText('dropped.png')).toBeInTheDocument();
  expect(screen.getByText('pasted.png')).toBeInTheDocument();
  expect(screen.getByText('programme.pdf')).toBeInTheDocument();
});

test('says how far the files are', () => {
  renderStory(Sending);
  expect(screen.getByRole('progressbar', { name: /Uploading retrato/ })).toHaveAttribute('value', '64');
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});
