import { publicAccess } from '@enlace/shared-contract/access';
import { listCalls } from '@enlace/shared-contract/admin';
import { wire } from '@enlace/shared-contract/calls';
import { buildTag, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsPath } from '../testing/tags-office';
import { remote, pages, openList, link } from '../testing/stages/keys-stage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a list is walked, ticked and opened with keys alone', async () => {
  const { user, where } = await openList();
  await user.keyboard('jj');
  expect(link('Tag 29')).toHaveFocus();
  await user.keyboard('k{ArrowDown}');
  expect(link('Tag 29')).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: /Tag 29/ })).toBeChecked();
  await user.keyboard('jj{Shift>}X{/Shift}');
  expect(await screen.findByRole('region', { name: 'Chosen rows' })).toHaveTextContent('3 of 30 selected');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).not.toBeInTheDocument();
  link('Tag 30').focus();
  await user.keyboard('e');
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
