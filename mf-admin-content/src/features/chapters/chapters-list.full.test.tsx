import { chapters } from '@enlace/shared-contract/community';
import { createFakeApi } from '@enlace/shared-testing';
import { adminList } from '@enlace/shared-testing/page-objects';
import { screen, waitFor, within } from '@testing-library/react';

import { createApi, open, find } from '../../testing/stages/chapters-list-stage';

test('a search waits for a pause, keeps the focus and starts on the first page', async () => {
  const { api, user, where } = await open('/admin/chapters?page=2', createApi({}, 30));
  const box = await screen.findByRole('searchbox', { name: 'Search chapters by name or city' });
  await user.type(box, 'são');
  await waitFor(() => expect(where()).toBe('/admin/chapters?search=s%C3%A3o'));
  expect(box).toHaveFocus();
  expect(box).toHaveValue('são');
  await waitFor(() => expect(api.sent(chapters.wire.list)).toHaveLength(2));
});

test('a filter is chosen from the words of the field, and cleared again', async () => {
  const { user, where } = await open();
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Country' }),
    await screen.findByRole('option', { name: 'Brazil' }),
  );
  await waitFor(() => expect(where()).toBe('/admin/chapters?country_code=BR'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/admin/chapters'));
});

test('a filter by a row that was deleted since is named, not shown as no filter', async () => {
  await open('/admin/chapters?country_code=XX');
  const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Country: no longer there' });
  expect(option.selected).toBe(true);
});

test('a column head turns the order round', async () => {
  const { api, user, where } = await open();
  await screen.findByRole('link', { name: 'Bogotá' });
  await user.click(within(await screen.findByRole('columnheader', { name: 'Name' })).getByRole('link'));
  await waitFor(() => expect(where()).toBe('/admin/chapters?sort=name&order=asc'));
  await waitFor(() => expect(api.sent(chapters.wire.list).at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' }));
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('leads through the pages', async () => {
  const { user, where } = await open('/admin/chapters', createApi({}, 30));
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(where()).toBe('/admin/chapters?page=2');
  expect(await screen.findByText('26–30 of 30')).toBeInTheDocument();
});

test('a deletion that fails says why and changes nothing', async () => {
  const api = createApi();
  api.fail(chapters.wire.remove, 'HAS_DEPENDENTS', { userMessage: 'This chapter still has events.' });
  const { user } = await open('/admin/chapters', api);
  await user.click(await find(adminList.actions('Bogotá')));
  await user.click(await find(adminList.remove));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Nothing else depends on it.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This chapter still has events.');
  expect(api.rows('chapters')).toHaveLength(3);
});

test('the last row of a page takes its page along', async () => {
  const { user, where } = await open('/admin/chapters?page=2', createApi({}, 26));
  await user.click(await find(adminList.actions('Bogotá')));
  await user.click(await find(adminList.remove));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(where()).toBe('/admin/chapters'));
  expect(await screen.findByText('1–25 of 25')).toBeInTheDocument();
});

test('an empty list invites to add, one that was narrowed down to widen it', async () => {
  const nothing = () => createFakeApi({ chapters: [], countries: [] });
  const { unmount } = await open('/admin/chapters', nothing());
  expect(await screen.findByRole('heading', { name: 'No chapters yet' })).toBeInTheDocument();
  unmount();
  await open('/admin/chapters?search=zz', nothing());
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
});

test('a list the server refuses says that it is not for this account', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'FORBIDDEN');
  await open('/admin/chapters', api);
  expect(await screen.findByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
});
