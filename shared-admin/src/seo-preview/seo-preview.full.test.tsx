import { screen, within } from '@testing-library/react';

import { open } from '../testing/stages/seo-preview-stage';

// There is no canvas, so each letter counts as half as wide as high.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

test('the search result is drawn as it is typed, with what is cut and where each part comes from', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Search results'));
  const preview = await screen.findByRole('region', { name: 'How it stands in search results' });
  expect(within(preview).getByText(/^The round table/)).toBeInTheDocument();
  expect(within(preview).getByText(/news › the-round-table/)).toBeInTheDocument();
  expect(within(preview).getAllByText('from the record')).toHaveLength(2);
  await user.type(screen.getByLabelText('Title', { exact: true }), `${'long words '.repeat(8)}`);
  expect(await within(preview).findByText(/long words …$/)).toBeInTheDocument();
  expect(within(preview).getByText('Is cut off')).toBeInTheDocument();
  expect(within(preview).getByText('from its own field')).toBeInTheDocument();
  await user.click(within(preview).getByRole('button', { name: 'Phone' }));
  expect(within(preview).getByText(/of 640 px/)).toBeInTheDocument();
  await user.click(screen.getByLabelText('Keep out of search results'));
  expect(await within(preview).findByText('noindex')).toBeInTheDocument();
});
