import { defaultPrivacy, mergeCalls, users } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { createApi, card, open } from '../../../testing/stages/merge-stage';

test('the typed reason is there again after a new sign-in, and is gone after the merge', async () => {
  const { user, unmount } = await open(createApi());
  await user.type(await screen.findByLabelText(/^Why/), 'She registered twice');
  unmount();
  const again = await open(createApi());
  expect(await screen.findByLabelText(/^Why/)).toHaveValue('She registered twice');
  await again.user.click(screen.getByRole('button', { name: 'Merge' }));
  await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged: 12 rows moved.')).toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain('registered twice');
});

test('the two can be swapped, and one account is not two', async () => {
  const { user, where } = await open(createApi());
  await user.click(await screen.findByRole('button', { name: 'Swap them' }));
  await waitFor(() => expect(where()).toBe('/admin/users/merge?winner=6&loser=5'));
});

test('says that one account is not two', async () => {
  await open(createApi(), '/admin/users/merge?winner=5&loser=5');
  expect(await screen.findByText('Choose two different accounts.')).toBeInTheDocument();
});

test('without duplicates it says so', async () => {
  await open(createApi(), '/admin/users/duplicates');
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
});

test('an account that is no longer there is said to be gone, and another one can be chosen', async () => {
  await open(createApi(), '/admin/users/merge?winner=5&loser=77');
  expect(await screen.findByText(/^This account is in the trash/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Goes to the trash' })).toBeInTheDocument();
});

test('an account that was merged in another tab meanwhile is said to be gone', async () => {
  const api = createApi();
  const { user } = await open(api);
  await user.type(await screen.findByLabelText(/^Why/), 'Registered twice');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  api.fail(mergeCalls.mergeUsers, 'NOT_FOUND');
  api.fail(users.wire.get, 'NOT_FOUND', { times: 2 });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }));
  expect(await screen.findAllByText(/^This account is in the trash/)).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was merged is not said of the next two', async () => {
  const api = createApi();
  api.answer(mergeCalls.findDuplicates, () => ({ data: [{ reasons: ['name'], users: [card(5), card(7)] }] }));
  const { user } = await open(api);
  await user.type(await screen.findByLabelText(/^Why/), 'Twice');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged: 12 rows moved.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Find duplicates' }));
  await user.click(await screen.findByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'What stays' })).toBeInTheDocument();
  expect(screen.queryByText('Merged: 12 rows moved.')).not.toBeInTheDocument();
});

test('portraits are seen, and privacy is said in words', async () => {
  const api = createApi();
  api.change('users', 6, {
    avatar: { url: '/api/v2/art/one.svg', alt: '' },
    privacy: { ...defaultPrivacy, phone: 'recruiters' },
  });
  await open(api);
  const portrait = await screen.findByRole('radiogroup', { name: 'Portrait' });
  expect(portrait.querySelector('img')).toHaveAttribute('src', '/api/v2/art/one.svg');
  expect(screen.getByRole('radiogroup', { name: 'Privacy' })).toHaveTextContent('Phone: Recruiters');
});
