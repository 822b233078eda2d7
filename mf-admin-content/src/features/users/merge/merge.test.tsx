import { defaultPrivacy, mergeCalls, users } from '@enlace/shared-contract';
import { buildUser, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../../pages';
import remote from '../../../remote';

const person = (id: number, more: object) =>
  buildUser({ id, first_name: 'Íngrid', last_name: 'Peña', name: 'Íngrid Peña', country: 'Perú', ...more });

function createApi(): FakeApi {
  const api = createFakeApi({
    users: [
      person(5, { email: 'ingrid@example.org', headline: 'Dev', bio: null, city: 'Lima' }),
      person(7, { email: 'pena@example.org', headline: 'CTO' }),
      person(6, { email: 'i.pena@example.org', headline: 'Senior dev', bio: 'Hola', city: 'Lima' }),
    ],
  });
  api.answer(mergeCalls.mergeUsers, () => ({
    data: {
      id: 3,
      winner_id: 5,
      loser_id: 6,
      moved: 12,
      parts: [
        { part: 'talks', moved: 11, dropped: 0, records: [{ resource: 'events', id: 8, name: 'Noche de datos' }] },
        { part: 'roles', moved: 1, dropped: 1, records: [{ resource: 'roles', id: 4, name: 'allies' }] },
      ],
      undo_until: '2026-11-22T10:10:00.000Z',
    },
  }));
  api.answer(mergeCalls.undoMerge, () => ({ data: { id: 3 } }));
  api.answer(mergeCalls.findDuplicates, () => ({ data: [] }));
  return api;
}

const card = (id: number) => ({
  id,
  email: `p${id}@example.org`,
  name: 'Íngrid Peña',
  country: 'Perú',
  avatar: null,
  created_at: '2026-01-01T00:00:00.000Z',
});
const open = (api: FakeApi, address = '/admin/users/merge?winner=5&loser=6') =>
  renderRemote(remote, pages, address, { api });

test('shows where two accounts differ; what one does not know is taken from the other', async () => {
  await open(createApi());
  const headline = await screen.findByRole('radiogroup', { name: 'Headline' });
  expect(within(headline).getByRole('radio', { name: 'Dev' })).toBeChecked();
  expect(
    within(screen.getByRole('radiogroup', { name: 'About her' })).getByRole('radio', { name: 'Hola' }),
  ).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: 'City' })).not.toBeInTheDocument();
});

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

test('merges after a reason and a question, and can be undone', async () => {
  const api = createApi();
  const { user, where } = await open(api);
  const headline = await screen.findByRole('radiogroup', { name: 'Headline' });
  await user.click(within(headline).getByRole('radio', { name: 'Senior dev' }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(screen.getByText('Say why, in a few words.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Why/), 'She registered twice');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge these two accounts?' });
  expect(within(dialog).getByText(/i\.pena@example\.org.*10 minutes/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged: 12 rows moved.')).toBeInTheDocument();
  expect(api.sent(mergeCalls.mergeUsers).map(({ body }) => body)).toEqual([
    { winner_id: 5, loser_id: 6, take: expect.arrayContaining(['headline', 'bio']), reason: 'She registered twice' },
  ]);
  const movedList = screen.getByRole('list', { name: 'What moved' });
  expect(movedList).toHaveTextContent('Talks at events: 11Noche de datos and 10 more');
  expect(within(movedList).getByRole('link', { name: 'Noche de datos' })).toHaveAttribute('href', '/admin/events/8');
  expect(within(movedList).getByRole('link', { name: 'Allies' })).toHaveAttribute('href', '/admin/roles/4');
  expect(screen.getByText('1 equal entry was not needed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(where()).toBe('/admin/users/duplicates'));
  expect(api.sent(mergeCalls.undoMerge)[0]?.body).toEqual({ merge_id: 3 });
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

test('duplicates are listed with the sign they were found by', async () => {
  const api = createApi();
  const card = { country: 'Perú', avatar: null, created_at: '2026-01-01T00:00:00.000Z', name: 'Íngrid Peña' };
  api.answer(mergeCalls.findDuplicates, () => ({
    data: [
      {
        reasons: ['email', 'name'],
        users: [
          { id: 5, email: 'ingrid@example.org', ...card },
          { id: 6, email: 'in.grid@example.org', ...card },
        ],
      },
    ],
  }));
  await open(api, '/admin/users/duplicates');
  expect(await screen.findByText('Same e-mail, but for dots and plus')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/admin/users/merge?winner=5&loser=6');
});

test('two people are marked as such once, with undo', async () => {
  const api = createApi();
  let groups = [{ reasons: ['name'], users: [card(5), card(6), card(7)] }];
  api.answer(mergeCalls.findDuplicates, () => ({ data: groups }));
  api.answer(mergeCalls.markDistinct, () => {
    groups = [{ reasons: ['name'], users: [card(5), card(7)] }];
    return { data: { user_id: 6, other_ids: [5, 7] } };
  });
  api.answer(mergeCalls.unmarkDistinct, () => {
    groups = [];
    return { data: { user_id: 6, other_ids: [5, 7] } };
  });
  const { user } = await open(api, '/admin/users/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Íngrid Peña (p6@example.org) is another person' }));
  expect(
    await screen.findByText(/p6@example.org, p5@example.org, and p7@example.org are different/),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Not the same person' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.sent(mergeCalls.unmarkDistinct).map(({ body }) => body)).toEqual([{ user_id: 6, other_ids: [5, 7] }]),
  );
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
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
