import { tags } from '@enlace/shared-contract/community';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

const { matchMedia } = window;
afterEach(() => Object.assign(window, { matchMedia }));

/** Makes the window narrow for media queries. */
function makeNarrow() {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
}

async function openList() {
  const rows = Array.from({ length: 30 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` }));
  const api = createFakeApi({ tags: rows });
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByRole('link', { name: 'Tag 7' });
  return { ...stage, api };
}

test('on a phone the tools of a list are in one menu, and the filters behind one button', async () => {
  makeNarrow();
  const { user } = await openList();
  for (const name of ['Views', 'Import', 'Export'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add tag' })).toHaveAttribute('href', `${tagsPath}/new`);

  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(sheet).getByRole('button', { name: '30 tags' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Select this page' }));
  expect(await screen.findByRole('region', { name: 'Chosen rows' })).toHaveTextContent('25 of 30 selected');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(await screen.findByRole('dialog', { name: /Export/ })).toBeInTheDocument();
});

test('the head of a list names its order, and its menu changes it', async () => {
  const { api, user, where } = await openList();
  await user.click(screen.getByRole('button', { name: /^Order: .*, (newest first|ascending|descending)$/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Name' }));
  expect(await screen.findByRole('button', { name: 'Order: Name, ascending' })).toBeInTheDocument();
  await waitFor(() => expect(api.sent(tags.wire.list).at(-1)?.query).toMatchObject({ sort: 'name', order: 'asc' }));
  await user.click(screen.getByRole('button', { name: /^Order/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'descending' }));
  await waitFor(() => expect(where()).toBe(`${tagsPath}?sort=name&order=desc`));
});
