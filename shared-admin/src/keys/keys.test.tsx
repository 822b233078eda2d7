import { bulkCalls, listCalls, publicAccess, tags, wire } from '@enlace/shared-contract';
import { buildTag, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { deleteDialog } from '@enlace/shared-testing/page-objects';
import { screen, waitFor, within } from '@testing-library/react';

import { createPalette } from '../palette/create-palette';
import { officePage, tagsOffice, tagsPath } from '../testing/tags-office';

const palette = createPalette('test', () => Promise.resolve([{ contract: tags, path: tagsPath }]));
const { remote, pages } = tagsOffice({ palette });
const hiddenPage = { ...officePage('secrets', '/admin/secrets', 'Tagged secrets'), allowed: ['founders'] };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openList() {
  const api = createFakeApi({
    tags: Array.from({ length: 30 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` })),
  });
  api.answer(wire.get('/registry', publicAccess), () => ({
    rev: 1,
    guarded: [],
    remotes: [{ id: 'mf-test', enabled: true, pages: [...pages, hiddenPage] }],
  }));
  const trial = { count: 30, would_change: 30, skipped: [], samples: [], is_complete: true };
  api.answer(bulkCalls.start, () => ({ data: trial }));
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('30 tags');
  return { ...stage, api };
}
const link = (name: string) => screen.getByRole('link', { name });

test('a list is walked, ticked, paged and opened with keys alone', async () => {
  const { user, where } = await openList();
  await user.keyboard('jj');
  expect(link('Tag 29')).toHaveFocus();
  await user.keyboard('k{ArrowDown}');
  expect(link('Tag 29')).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: /Tag 29/ })).toBeChecked();
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(screen.getByRole('region', { name: 'Chosen rows' })).toHaveTextContent('3 of 30 selected');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
  await user.keyboard('{Control>}a{/Control}');
  expect(screen.getByRole('region', { name: 'Chosen rows' })).toHaveTextContent('25 of 30 selected');
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

test('keys are no keys where somebody writes, and can be switched off', async () => {
  const { user, where } = await openList();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('j]');
  expect(screen.getByRole('searchbox')).toHaveValue('j]');
  await user.clear(screen.getByRole('searchbox'));
  await user.tab();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keys' });
  await user.click(within(help).getByRole('switch', { name: 'Keys without Ctrl are on' }));
  await user.keyboard('{Escape}');
  await user.keyboard('j]?/');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(where()).toBe('/admin/tags');
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
  await user.click(first.getByRole('button', { name: deleteDialog.confirm.name }));
  expect(await screen.findByText('You may not do this any more.')).toBeInTheDocument();
  expect(api.rows('tags')).toHaveLength(30);
  await user.click(first.getByRole('button', { name: deleteDialog.cancel.name }));
  expect(where()).toBe('/admin/tags/28');
  const second = await chooseDelete();
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

test('a user without the rights to delete and add gets no commands for them, and their address opens nothing', async () => {
  const api = createFakeApi(
    { tags: [buildTag({ id: 28, name: 'Tag 28' })] },
    { viewer: buildViewer({ roles: [], permissions: ['tags.list', 'tags.edit'] }) },
  );
  api.answer(wire.get('/registry', publicAccess), () => ({
    rev: 1,
    guarded: [],
    remotes: [
      {
        id: 'mf-test',
        enabled: true,
        pages: pages.map((page) => (page.name === 'tags-new' ? { ...page, allowed: ['tags.add'] } : page)),
      },
    ],
  }));
  const { user } = await renderRemote(remote, pages, `${tagsPath}/28?do=delete`, { api });
  await screen.findByDisplayValue('Tag 28');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^A screen/ }), 'history');
  await screen.findByRole('option', { name: /history/i });
  await user.clear(screen.getByRole('combobox', { name: /^A screen/ }));
  expect(screen.queryByRole('option', { name: 'Delete this record…' })).not.toBeInTheDocument();
  // A copy needs the right to add.
  expect(screen.queryByRole('option', { name: 'Duplicate this record' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
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

test('n adds, g leads to a screen, and brackets lead to the neighbours of a record', async () => {
  const { api, user, where } = await openList();
  api.answer(listCalls.neighbours, () => ({ data: { previous: 29, next: 27, position: 3, total: 30 } }));
  await user.keyboard('n');
  await waitFor(() => expect(where()).toBe('/admin/tags/new'));
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Tag 28' }));
  expect(await screen.findByRole('link', { name: 'Next' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Tag 28 · /));
  await user.keyboard(']');
  await waitFor(() => expect(where()).toBe('/admin/tags/27'));
  await user.keyboard('gc');
  await waitFor(() => expect(where()).toBe('/admin/companies'));
});
