import { mergeCalls } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { createApi, card, open } from '../../../testing/stages/merge-stage';

test('shows where two accounts differ; what one does not know is taken from the other', async () => {
  await open(createApi());
  const headline = await screen.findByRole('radiogroup', { name: 'Headline' });
  expect(within(headline).getByRole('radio', { name: 'Dev' })).toBeChecked();
  expect(
    within(screen.getByRole('radiogroup', { name: 'About her' })).getByRole('radio', { name: 'Hola' }),
  ).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: 'City' })).not.toBeInTheDocument();
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
