import { savedViews } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { screen, waitFor, within } from '@testing-library/react';

import { openingOf, searchAt } from './opening';
import { buildView, openList } from '../testing/stages/opening-stage';

beforeEach(() => localStorage.clear());

test('of several views her own comes first; an address that asks for something is not bare', () => {
  const ofRole = buildView({ id: 2, scope: 'role', role_id: 1 });
  expect(openingOf([ofRole, buildView({})])?.id).toBe(1);
  expect(openingOf([ofRole, buildView({ is_default: false })])?.id).toBe(2);
  expect(openingOf([buildView({ is_default: false })])).toBeNull();
  expect(searchAt(new URLSearchParams(''), buildView({})).get('sort')).toBe('name');
  expect(searchAt(new URLSearchParams('view=all'), buildView({})).get('sort')).toBeNull();
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
