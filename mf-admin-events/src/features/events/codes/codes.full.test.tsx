import { eventCodeCalls } from '@enlace/shared-contract/orders';
import { screen, within } from '@testing-library/react';

import { open } from '../../../testing/stages/codes-stage';

test('a code with uses is not deleted, and the reason is shown', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More for the code AMIGAS20' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the code AMIGAS20?' });
  api.fail(eventCodeCalls.remove, 'HAS_DEPENDENTS', { userMessage: 'The code has 12 uses.' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the code' }));
  expect(await within(dialog).findByText('The code has 12 uses.')).toBeVisible();
});
