import { chapters, countries, dependentsCall } from '@enlace/shared-contract';
import {
  buildChapter,
  buildCountry,
  buildUser,
  buildViewer,
  createFakeApi,
  guardText,
  renderRemote,
  type FakeApiOptions,
} from '@enlace/shared-testing';
import { adminList, deleteDialog, type Spot } from '@enlace/shared-testing/page-objects';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const cities = ['Bogotá', 'São Paulo', 'Asunción'];

function createApi(options: FakeApiOptions = {}, count = cities.length) {
  const rows = Array.from({ length: count }, (_, index) =>
    buildChapter({ id: index + 1, name: cities[index] ?? `City ${index + 1}` }),
  );
  const countryRows = ['CO', 'BR', 'MX', 'PY', 'ES'].map((code, index) => buildCountry({ id: index + 1, code }));
  return createFakeApi({ chapters: rows, countries: countryRows, users: [buildUser({ id: 1 })] }, options);
}

const open = (address = '/admin/chapters', api = createApi()) => renderRemote(remote, pages, address, { api });
const find = ({ role, name }: Spot) => screen.findByRole(role, { name });
const bodyRows = () => screen.getAllByRole('row').slice(1);

test('lists chapters, the newest first, with how many there are', async () => {
  const { api } = await open();
  expect(await screen.findByRole('link', { name: 'Asunción' })).toHaveAttribute('href', '/admin/chapters/3');
  expect(screen.getByRole('heading', { level: 1, name: 'Chapters' })).toBeInTheDocument();
  expect(screen.getByText('3 chapters')).toBeInTheDocument();
  expect(screen.getByText('1–3 of 3')).toBeInTheDocument();
  expect(within(bodyRows()[0] ?? document.body).getByText('Active')).toBeInTheDocument();
  expect(api.sent(chapters.wire.list)).toHaveLength(1);
  expect(api.sent(chapters.wire.list)[0]).toMatchObject({
    client: 'authenticated',
    query: { page: 1, per_page: 25, sort: 'created_at', order: 'desc', lang: 'en' },
  });
});

test('pages, order, filters and search come from the URL and go to the server', async () => {
  const { api } = await open(
    '/admin/chapters?search=bog&status=active&country_code=CO&sort=name&order=asc&page=1&per_page=50',
  );
  expect(await screen.findByDisplayValue('bog')).toBeInTheDocument();
  expect(api.sent(chapters.wire.list)[0]?.query).toEqual({
    search: 'bog',
    status: 'active',
    country_code: 'CO',
    sort: 'name',
    order: 'asc',
    page: 1,
    per_page: 50,
    lang: 'en',
  });
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
});

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

test('says what depends on a chapter before it is deleted, and takes it out of the list', async () => {
  const api = createApi();
  api.answer(dependentsCall, () => ({
    data: [
      { resource: 'events', label: 'events', count: 12 },
      { resource: 'users', count: 0 },
    ],
  }));
  const { user } = await open('/admin/chapters', api);
  await user.click(await find(adminList.actions('São Paulo')));
  await user.click(await find(adminList.remove));
  const dialog = await find(deleteDialog.dialog('São Paulo'));
  expect(await within(dialog).findByText('events: 12')).toBeInTheDocument();
  expect(within(dialog).queryByText(/users/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('São Paulo has been deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'São Paulo' })).not.toBeInTheDocument());
  expect(api.sent(chapters.wire.remove)).toMatchObject([{ params: { id: 2 }, body: {} }]);
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

test('a list that could not be loaded says so instead of "no chapters", and can be tried again', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  const { user } = await open('/admin/chapters', api);
  expect(await screen.findByRole('heading', { name: 'The list could not be loaded' })).toBeInTheDocument();
  expect(screen.queryByText('No chapters yet')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
});

test('an empty list invites to add, one that was narrowed down to widen it', async () => {
  const nothing = () => createFakeApi({ chapters: [], countries: [] });
  const { unmount } = await open('/admin/chapters', nothing());
  expect(await screen.findByRole('heading', { name: 'No chapters yet' })).toBeInTheDocument();
  unmount();
  await open('/admin/chapters?search=zz', nothing());
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
});

test('an answer without abilities offers nothing to do', async () => {
  const viewer = buildViewer({ roles: ['allies'], permissions: ['chapters.add'] });
  await open('/admin/chapters', createApi({ viewer }));
  expect(await screen.findByRole('row', { name: /Bogotá/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bogotá' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add chapter' })).toBeInTheDocument();
});

test('a list the server refuses says that it is not for this account', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'FORBIDDEN');
  await open('/admin/chapters', api);
  expect(await screen.findByRole('heading', { name: 'This page is not for your account' })).toBeInTheDocument();
});

test('a member is kept out, and nothing is asked for her', async () => {
  const api = createApi({ viewer: buildViewer({ roles: ['latinas'] }) });
  await open('/admin/chapters', api);
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

test('speaks Spanish with everything it asks for', async () => {
  const api = createApi();
  await renderRemote(remote, pages, '/admin/chapters', { api, locale: 'es' });
  expect(await screen.findByText('3 capítulos')).toBeInTheDocument();
  expect(screen.getAllByText('Activo')[0]).toBeInTheDocument();
  expect(
    [...api.sent(chapters.wire.list), ...api.sent(countries.wire.list)].every(({ query }) => query['lang'] === 'es'),
  ).toBe(true);
  expect(api.sent(countries.wire.list)).toHaveLength(1);
});
