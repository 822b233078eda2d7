import { userCalls, users } from '@enlace/shared-contract/identity';
import { buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';

beforeEach(() => sessionStorage.clear());

async function open(isDisabled: boolean) {
  const api = createFakeApi({ countries: [] });
  const row = buildUser({ id: 5, name: 'Íngrid Peña', is_disabled: isDisabled });
  api.answer(users.wire.get, () => ({ data: { ...row, abilities: { edit: true, remove: true } } }));
  const last = { at: '2026-11-20T09:00:00.000Z', reason: 'Spam', by: { id: 1, name: 'Ana Paz' } };
  api.answer(userCalls.deactivation, () => ({
    data: {
      is_disabled: isDisabled,
      sign_ins: isDisabled ? 0 : 2,
      has_page: true,
      chapters: 1,
      companies: 3,
      last: isDisabled ? last : null,
    },
  }));
  for (const call of [userCalls.deactivate, userCalls.activate])
    api.answer(call, () => ({ data: { id: 5, is_disabled: !isDisabled } }));
  const stage = await renderRemote(remote, pages, '/admin/users/5/deactivate', { api });
  return { ...stage, api };
}

test('a deactivation shows its effects and needs a reason', async () => {
  const { api, user, where } = await open(false);
  expect(await screen.findByText('2 login sessions end.')).toBeInTheDocument();
  expect(screen.getByText(/^Her public page disappears/)).toBeInTheDocument();
  expect(screen.getByText('She recruits for 3 companies: their jobs stay online.')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Deactivate the account' });
  await user.click(button);
  expect(await screen.findByText('Give a reason, in a few words.')).toBeInTheDocument();
  expect(api.sent(userCalls.deactivate)).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Reason/), 'Spam in the inbox');
  await user.click(button);
  await waitFor(() => expect(where()).toBe('/admin/users/5'));
  expect(api.sent(userCalls.deactivate)[0]).toMatchObject({ params: { id: 5 }, body: { reason: 'Spam in the inbox' } });
});

test('the typed reason is there again after a new sign-in, and is gone after the deactivation', async () => {
  const { user, unmount } = await open(false);
  await user.type(await screen.findByLabelText(/^Reason/), 'Spam in the inbox');
  unmount();
  const again = await open(false);
  expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Spam in the inbox');
  await again.user.click(screen.getByRole('button', { name: 'Deactivate the account' }));
  await waitFor(() => expect(again.where()).toBe('/admin/users/5'));
  expect(JSON.stringify(sessionStorage)).not.toContain('Spam');
});

test('a deactivation that another user made meanwhile is told, and a second press does not undo it', async () => {
  const { api, user, where } = await open(false);
  await user.type(await screen.findByLabelText(/^Reason/), 'Spam in the inbox');
  api.fail(userCalls.deactivate, 'CONFLICT');
  await user.click(screen.getByRole('button', { name: 'Deactivate the account' }));
  expect(await screen.findByText('Another user deactivated Íngrid Peña meanwhile.')).toBeInTheDocument();
  expect(where()).toBe('/admin/users/5');
  expect(api.sent(userCalls.activate)).toHaveLength(0);
});

test('a reactivation shows when, by which user and why the account was deactivated', async () => {
  const { api, user, where } = await open(true);
  expect(await screen.findByText(/^Deactivated on .* by Ana Paz$/)).toBeInTheDocument();
  expect(screen.getByText('Reason: Spam')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reactivate the account' }));
  await waitFor(() => expect(where()).toBe('/admin/users/5'));
  expect(api.sent(userCalls.activate)).toHaveLength(1);
});
