import { screen, within } from '@testing-library/react';

import { open } from '../testing/stages/seo-preview-stage';

// There is no canvas, so each letter counts as half as wide as high.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

test('the shared card is shown in each language', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('Shared card (Open Graph)'));
  const preview = await screen.findByRole('region', { name: 'How it looks when it is shared' });
  await user.click(within(preview).getByRole('button', { name: 'Spanish' }));
  expect(await within(preview).findByText(/^La mesa redonda/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Card title'), 'Siéntate');
  expect(await within(preview).findByText('Siéntate')).toBeInTheDocument();
});
