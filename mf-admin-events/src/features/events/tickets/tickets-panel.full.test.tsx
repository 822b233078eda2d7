import { tickets as contract } from '@enlace/shared-contract/events';
import { eventPoolCalls } from '@enlace/shared-contract/orders';
import { screen, within } from '@testing-library/react';

import { open } from '../../../testing/stages/tickets-panel-stage';

test('a pool is deleted with one call, after its tickets are named; a failure is not shown again later', async () => {
  const { api, user } = await open();
  const askForRemoval = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete the pool Sala' }));
    return screen.findByRole('dialog', { name: 'Delete the pool Sala?' });
  };
  const dialog = await askForRemoval();
  expect(within(dialog).getByText(/General leaves the pool/)).toBeVisible();
  api.fail(eventPoolCalls.remove, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete the pool' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const nextDialog = await askForRemoval();
  expect(within(nextDialog).queryByText('Not now.')).not.toBeInTheDocument();
  await user.click(within(nextDialog).getByRole('button', { name: 'Delete the pool' }));
  expect(await screen.findByText('The pool is deleted.')).toBeVisible();
  expect(api.sent(eventPoolCalls.remove)).toHaveLength(2);
  expect(api.sent(contract.wire.edit)).toHaveLength(0);
});
