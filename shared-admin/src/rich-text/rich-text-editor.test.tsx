import { fireEvent, render, screen } from '@testing-library/react';

import { RichTextEditor } from './rich-text-editor';

const pasteInto = (data: { readonly html?: string; readonly files?: readonly File[] }) => {
  const { html = '', files = [] } = data;
  const types = html === '' ? ['Files'] : ['text/html'];
  const clipboardData = { types, files, items: [], getData: (type: string) => (type === 'text/html' ? html : '') };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Body' }), { clipboardData });
};

test('says how many pictures of a paste were left out', async () => {
  const onChange = jest.fn();
  render(<RichTextEditor label="Body" value="" onChange={onChange} />);
  const notice = await screen.findByRole('status');
  pasteInto({ html: '<p>Uno<img src="https://evil.test/a.png"></p><img src="file:///b.png">' });
  expect(notice).toHaveTextContent('2 pictures were left out');
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('Uno'));
  expect(onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('<img'));
  pasteInto({ html: '<p>Dos</p>' });
  expect(notice).toBeEmptyDOMElement();
  pasteInto({ files: [new File(['a'], 'a.png', { type: 'image/png' })] });
  expect(notice).toHaveTextContent('1 picture was left out');
});
