import { press as contract } from '@enlace/shared-contract/editorial';
import { screen } from '@testing-library/react';

import { cuttings, open } from '../../testing/stages/press-stage';

test('keeps headlines in their own language and says which it is', async () => {
  await open('/press');
  const oldItem = await screen.findByRole('link', { name: 'Antes' });
  expect(oldItem.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('Mar 2, 2025')).toBeInTheDocument();
  expect(screen.getByText('Article · In Spanish')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'A quiet network' })).not.toBeInTheDocument();
});

test('says that press could not be loaded, and tries again', async () => {
  const api = cuttings();
  api.fail(contract.wire.list, 'UNAVAILABLE');
  const { user } = await open('/press', api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Loading press')).not.toBeInTheDocument();
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Antes' })).toBeInTheDocument();
});
