import { chapters } from '@enlace/shared-contract/community';
import { screen, within } from '@testing-library/react';

import { address, createApi, open, save } from '../../testing/stages/chapters-form-stage';

async function takeLeader() {
  const api = createApi();
  const { user } = await open(address, api);
  await user.click(await screen.findByRole('button', { name: 'Remove Ana Luíza Conceição' }));
  await save(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this chapter without a leader?' }));
  return { api, user, dialog };
}

test('a save that takes the last leader is sent after a confirmation', async () => {
  const { api, user, dialog } = await takeLeader();
  await user.click(dialog.getByRole('button', { name: 'Save without a leader' }));
  expect(await screen.findByText('Everything is saved')).toBeInTheDocument();
  expect(api.sent(chapters.wire.edit)[0]?.body).toMatchObject({
    detach_chapter_leaders: ['7'],
    confirms_no_leader: '1',
  });
});

test('without the confirmation nothing is sent, and the form keeps the change', async () => {
  const { api, user, dialog } = await takeLeader();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(api.sent(chapters.wire.edit)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});
