import { savedViews, tags } from '@enlace/shared-contract';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice } from '../testing/tags-office';
import type { SavedView } from './layout';
import { openingOf, searchAt } from './opening';

const { remote, pages } = tagsOffice();

const buildView = (part: Partial<SavedView>): SavedView => ({
  id: 1,
  resource: 'tags',
  name: 'By name',
  search: 'sort=name&order=asc',
  columns: [{ name: 'name', width: 320 }],
  density: 'compact',
  scope: 'mine',
  role_id: null,
  is_default: true,
  is_pinned: false,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  abilities: { edit: true, remove: true },
  ...part,
});

beforeEach(() => localStorage.clear());

async function openList(initialViews: readonly SavedView[]) {
  const api = createFakeApi({
    tags: [buildTag({ id: 1, name: 'Ética' }), buildTag({ id: 2, name: 'Nube' })],
    roles: [],
  });
  const storedViews = [...initialViews];
  api.answer(savedViews.wire.list, () => ({ data: storedViews, meta: {} }));
  const stage = await renderRemote(remote, pages, '/admin/tags', { api });
  await screen.findByRole('link', { name: 'Nube' });
  return { ...stage, api, storedViews };
}

test('of several views her own comes first; an address that asks for something is not bare', () => {
  const ofRole = buildView({ id: 2, scope: 'role', role_id: 1 });
  expect(openingOf([ofRole, buildView({})])?.id).toBe(1);
  expect(openingOf([ofRole, buildView({ is_default: false })])?.id).toBe(2);
  expect(openingOf([buildView({ is_default: false })])).toBeNull();
  expect(searchAt(new URLSearchParams(''), buildView({})).get('sort')).toBe('name');
  expect(searchAt(new URLSearchParams('view=all'), buildView({})).get('sort')).toBeNull();
});

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

test('a view is made the first one to open, and no longer', async () => {
  const { api, user, storedViews } = await openList([buildView({ is_default: false })]);
  api.answer({ method: 'POST', path: '/api/v2/views/edit?id={id}' }, ({ body }) => {
    storedViews[0] = buildView({ is_default: body['is_default'] === true });
    return { data: storedViews[0] };
  });
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save or remove views…' }));
  await user.click(await screen.findByRole('button', { name: 'Opens the list: By name', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Opens the list: By name', pressed: true })).toBeInTheDocument();
  await waitFor(() => expect(api.sent(tags.wire.list).at(-1)?.query).toMatchObject({ sort: 'name' }));
});

test('a saved view is renamed and overwritten, and its removal can be undone', async () => {
  const { api, user } = await openList([buildView({ is_default: false })]);
  const { add, edit, remove } = savedViews.wire;
  if (add === undefined || edit === undefined || remove === undefined) throw new Error('no calls that write');
  api.answer(edit, ({ body }) => ({ data: { ...buildView({}), ...body } }));
  api.answer(remove, () => ({ data: { id: 1 } }));
  api.answer(add, ({ body }) => ({ data: { ...buildView({}), ...body } }));
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Save or remove/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Rename By name' }));
  const box = within(dialog).getByLabelText('New name of By name');
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.type(box, 'Alphabet{Enter}');
  await waitFor(() => expect(api.sent(edit)[0]?.body).toMatchObject({ name: 'Alphabet' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Overwrite' }));
  await waitFor(() => expect(api.sent(edit)[1]?.body).toMatchObject({ search: '', density: 'comfortable' }));
  expect(await within(dialog).findByText(/^The view “\w.*” was overwritten with this list\.$/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  const oldState = { search: 'sort=name&order=asc', density: 'compact', columns: [{ name: 'name', width: 320 }] };
  await waitFor(() => expect(api.sent(edit)[2]?.body).toMatchObject(oldState));
  await user.click(within(dialog).getByRole('button', { name: 'Remove By name' }));
  expect(await within(dialog).findByText('The view “By name” was removed.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent(add)[0]?.body).toMatchObject({ name: 'By name', search: 'sort=name&order=asc' }));
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

test('of two pinned views with the same query only the opened one is current', async () => {
  const parts = { is_default: false, is_pinned: true };
  const { user } = await openList([
    buildView({ ...parts, name: 'First' }),
    buildView({ ...parts, id: 2, name: 'Second' }),
  ]);
  const row = await screen.findByRole('list', { name: 'Pinned views' });
  const currentNames = () =>
    within(row)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  await user.click(within(row).getByRole('button', { name: 'Second' }));
  await waitFor(() => expect(currentNames()).toEqual(['Second']));
  await user.click(within(row).getByRole('button', { name: 'First' }));
  await waitFor(() => expect(currentNames()).toEqual(['First']));
});
