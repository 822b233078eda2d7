import { tags } from '@enlace/shared-contract/community';
import { roles, users } from '@enlace/shared-contract/identity';
import { recordsOf, type Resource } from '@enlace/shared-contract/resources';
import { jobs } from '@enlace/shared-contract/work';
import { deleteDialog } from '@enlace/shared-testing/page-objects';
import { screen, waitFor, within } from '@testing-library/react';

import { openList, link } from '../testing/stages/keys-stage';
import { officePage } from '../testing/tags-office';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('all rows are chosen, one is deleted and the list is paged with keys alone', async () => {
  const { user, where } = await openList();
  await user.keyboard('j{Control>}a{/Control}');
  expect(await screen.findByRole('region', { name: 'Chosen rows' })).toHaveTextContent('25 of 30 selected');
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByRole('region', { name: 'Chosen rows' })).toHaveTextContent('30 of 30 selected');

  await user.keyboard('#');
  const bulkDialog = await screen.findByRole('dialog', { name: 'Delete 30 rows' });
  await user.click(await within(bulkDialog).findByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument());
  link('Tag 27').focus();
  await user.keyboard('#');
  const dialog = await screen.findByRole(deleteDialog.dialog('Tag 27').role, deleteDialog.dialog('Tag 27'));
  await user.keyboard('j');
  await user.click(within(dialog).getByRole('button', { name: deleteDialog.cancel.name }));

  await user.keyboard(']');
  await waitFor(() => expect(where()).toBe('/admin/tags?page=2'));
  await user.keyboard('[[');
  await waitFor(() => expect(where()).toBe('/admin/tags'));
  await screen.findByRole('link', { name: 'Tag 30' });
  await user.keyboard('je');
  await waitFor(() => expect(where()).toBe('/admin/tags/30'));
});

test('the palette leads to screens, actions and records that this person may see', async () => {
  const { user, where, api } = await openList();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: /^A screen/ });
  await waitFor(() => expect(box).toHaveFocus());
  await user.type(box, 'tag');
  expect(await screen.findByRole('option', { name: 'Tag 1' })).toBeInTheDocument();
  const optionNames = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(optionNames.slice(0, 2)).toEqual(['Tags', 'Add tag']);
  expect(optionNames).not.toContain('Tagged secrets');
  expect(api.sent(tags.wire.list).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ search: 'tag', per_page: 20 }),
  );

  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(where()).toBe('/admin/tags/new'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^A screen/ })).not.toBeInTheDocument());
  await screen.findByLabelText(/^Name/);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^A screen/ }), 'add');
  await screen.findByRole('option', { name: 'Add tag' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox', { name: /^A screen/ })).not.toBeInTheDocument();
});

test('the palette finds records of another remote, and asks for none that this person may not list', async () => {
  const listPage = (path: string, text: string, contract: Resource, part: object = {}) => ({
    ...officePage(path, `/admin/${path}`, text),
    allowed: [],
    records: recordsOf(contract, {}),
    ...part,
  });
  const otherPages = [
    listPage('jobs', 'Jobs', jobs),
    listPage('users', 'Users', users, { allowed: ['founders'] }),
    listPage('roles', 'Roles', roles, { records: { ...recordsOf(roles, {}), listedBy: ['founders'] } }),
  ];
  const { api, user } = await openList([{ id: 'mf-other', enabled: true, pages: otherPages }]);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^A screen/ }), 'nube');
  const option = await screen.findByRole('option', { name: /^Nube de datos/ });
  expect(option).toHaveAttribute('href', '/admin/jobs/7');
  expect(api.sent(jobs.wire.list)).toHaveLength(1);
  expect(api.sent(users.wire.list)).toEqual([]);
  expect(api.sent(roles.wire.list)).toEqual([]);
});

test('the palette deletes the open record after a confirmation, also when the right was lost meanwhile', async () => {
  const { api, user, where } = await openList();
  await user.click(link('Tag 28'));
  await screen.findByDisplayValue('Tag 28');
  const chooseDelete = async () => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^A screen/ }), 'delete');
    await user.click(await screen.findByRole('option', { name: 'Delete this record…' }));
    return within(await screen.findByRole(deleteDialog.dialog('Tag 28').role, deleteDialog.dialog('Tag 28')));
  };
  api.fail(tags.wire.remove, 'FORBIDDEN', { message: 'no right', userMessage: 'You may not do this any more.' });
  const first = await chooseDelete();
  await user.type(first.getByLabelText('Type Tag 28 to confirm'), 'Tag 28');
  await user.click(first.getByRole('button', { name: deleteDialog.confirm.name }));
  expect(await screen.findByText('You may not do this any more.')).toBeInTheDocument();
  expect(api.rows('tags')).toHaveLength(30);
  await user.click(first.getByRole('button', { name: deleteDialog.cancel.name }));
  expect(where()).toBe('/admin/tags/28');
  const second = await chooseDelete();
  await user.type(second.getByLabelText('Type Tag 28 to confirm'), 'Tag 28');
  await user.click(second.getByRole('button', { name: deleteDialog.confirm.name }));
  await waitFor(() => expect(api.rows('tags')).toHaveLength(29));
  await waitFor(() => expect(where()).toBe('/admin/tags'));
});

test('the palette duplicates the open record, and a refused copy keeps its values', async () => {
  const { api, user, where } = await openList();
  await user.click(link('Tag 28'));
  await screen.findByDisplayValue('Tag 28');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Duplicate this record' }));
  await waitFor(() => expect(where()).toBe('/admin/tags/new?from=28'));
  const name = await screen.findByDisplayValue('Tag 28 (copy)');
  api.fail(tags.wire.add, 'FORBIDDEN', { message: 'no right', userMessage: 'You may not do this any more.' });
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  expect((await screen.findAllByText('You may not do this any more.')).length).toBeGreaterThan(0);
  expect(name).toHaveValue('Tag 28 (copy)');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await waitFor(() => expect(where()).toBe('/admin/tags/31'));
  expect(api.rows('tags')).toHaveLength(31);
});

test('before anything is typed, the palette leads back to what was there last', async () => {
  const { user, where } = await openList();
  await user.click(link('Tag 30'));
  await screen.findByDisplayValue('Tag 30');
  await user.click(link('Tags'));
  await screen.findByText('30 tags');
  await user.keyboard('{Control>}k{/Control}');
  const last = await screen.findByRole('group', { name: 'Recent' });
  expect(within(last).getAllByRole('option')).toHaveLength(1);
  expect(within(last).getByRole('option')).toHaveTextContent('Tag 30Tags');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/admin/tags/30'));
  await screen.findByDisplayValue('Tag 30');
  await user.keyboard('{Control>}k{/Control}');
  const then = await screen.findByRole('group', { name: 'Recent' });
  expect(within(then).getByRole('option')).toHaveTextContent('Tags');
  await user.type(screen.getByRole('combobox', { name: /^A screen/ }), 'tag');
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});
