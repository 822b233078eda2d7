import { savedViews } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { screen, waitFor, within } from '@testing-library/react';

import { buildView, openList } from '../testing/stages/opening-stage';

beforeEach(() => localStorage.clear());

test('the bare address shows the view that opens the list, with its columns, and there is a way out', async () => {
  const { api, user, where } = await openList([buildView({})]);
  expect(await screen.findByText(/Opened with the view “By name”/)).toBeInTheDocument();
  await waitFor(() => expect(api.sent(tags.wire.list).at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' }));
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(within(head).getByRole('separator')).toHaveAttribute('aria-valuenow', '320');
  expect(screen.queryByRole('columnheader', { name: 'Changed' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Show everything' }));
  await waitFor(() => expect(where()).toBe('/admin/tags?view=all'));
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none'));
  expect(screen.queryByText(/Opened with/)).not.toBeInTheDocument();
});

test('a pinned view is a button above the list', async () => {
  const { api, user, where, storedViews } = await openList([buildView({ is_default: false })]);
  const { edit } = savedViews.wire;
  if (edit === undefined) throw new Error('no call that edits');
  api.answer(edit, ({ body }) => {
    storedViews[0] = buildView({ is_default: false, is_pinned: body['is_pinned'] === true });
    return { data: storedViews[0] };
  });
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Save or remove/ }));
  const pin = { name: 'Show above the list: By name' };
  await user.click(await screen.findByRole('button', { ...pin, pressed: false }));
  expect(await screen.findByRole('button', { ...pin, pressed: true })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const row = await screen.findByRole('list', { name: 'Pinned views' });
  expect(within(row).getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(row).getByRole('button', { name: 'By name' }));
  await waitFor(() => expect(where()).toBe('/admin/tags?sort=name&order=asc'));
  expect(within(row).getByRole('button', { name: 'By name' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(row).getByRole('button', { name: 'All' }));
  await waitFor(() => expect(where()).toBe('/admin/tags?view=all'));
});
