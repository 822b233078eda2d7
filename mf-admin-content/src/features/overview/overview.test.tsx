import { chapters, draftCalls, inboxCalls } from '@enlace/shared-contract';
import { buildArea, buildChapter, buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const createApi = () => {
  const api = createFakeApi({
    chapters: [1, 2, 3, 4, 5, 6].map((id) => buildChapter({ id, name: `Capítulo ${id}` })),
    areas: [buildArea({ id: 1, name: 'Diseño' })],
    users: [buildUser({ id: 1 })],
    news: [],
    jobs: [],
    media: [],
    users_lost: [],
  });
  api.answer(draftCalls.failedPlans, () => ({ data: [] }));
  api.answer(inboxCalls.listWorkload, () => ({ data: [] }));
  api.answer(inboxCalls.listInbox, ({ query }) => ({ data: [], meta: { total: query['state'] === 'new' ? 4 : 0 } }));
  return api;
};

test('greets, counts what is there and leads to the lists and to what changed last', async () => {
  const { api } = await renderRemote(remote, pages, '/admin', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Chapters: 6' })).toHaveAttribute('href', '/admin/chapters');
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Inés Zúñiga' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Capítulo 6' })).toHaveAttribute('href', '/admin/chapters/6');
  expect(screen.getByRole('link', { name: 'Areas: 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add chapter' })).toHaveAttribute('href', '/admin/chapters/new');
  expect(api.sent(chapters.wire.list)[0]?.query).toMatchObject({ per_page: 5, sort: 'updated_at', order: 'desc' });
});

test('a figure that could not be loaded says so beside the others, and can be asked for again', async () => {
  const api = createApi();
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  const { user } = await renderRemote(remote, pages, '/admin', { api });
  const card = await screen.findByRole('region', { name: 'Chapters' });
  expect(await within(card).findByText('Could not be loaded')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Areas: 1' })).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Chapters: 6' })).toBeInTheDocument();
});

test('says what waits, leads to it, and leaves out what waits for nobody', async () => {
  const { api } = await renderRemote(remote, pages, '/admin', { api: createApi() });
  const waiting = await screen.findByRole('region', { name: 'What waits' });
  expect(await within(waiting).findByRole('link', { name: '4 New entries of forms' })).toHaveAttribute(
    'href',
    '/admin/inbox?state=new',
  );
  await waitFor(() => expect(within(waiting).getAllByRole('link')).toHaveLength(1));
  expect(api.sent(inboxCalls.listInbox)).toHaveLength(3);
});

test('says whose desk the open entries lie on, and since when', async () => {
  const api = createApi();
  const oldest = '2026-03-01T10:00:00.000Z';
  api.answer(inboxCalls.listWorkload, () => ({
    data: [
      { assignee: null, count: 12, oldest },
      { assignee: { id: 9, name: 'Olga Paz' }, count: 3, oldest },
    ],
  }));
  await renderRemote(remote, pages, '/admin', { api });
  const desks = within(await screen.findByRole('region', { name: 'Open entries, by who looks after them' }));
  expect(desks.getByRole('link', { name: 'Nobody yet 12 oldest Mar 1, 2026' })).toHaveAttribute(
    'href',
    '/admin/inbox?assignee=nobody&order=asc',
  );
  expect(desks.getByRole('link', { name: /^Olga Paz 3/ })).toHaveAttribute('href', '/admin/inbox?assignee=9&order=asc');
});

test('members lead to their list, for whoever may see it', async () => {
  await renderRemote(remote, pages, '/admin', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Users: 1' })).toHaveAttribute('href', '/admin/users');
});

test('a publication that failed at its hour stands among what waits', async () => {
  const api = createApi();
  const plan = { resource: 'news', id: 7, name: 'Mesa', action: 'publish', at: '2026-03-01T10:00:00.000Z' };
  const failure = { message: 'Please check the fields.', fields: {} };
  api.answer(draftCalls.failedPlans, () => ({ data: [{ ...plan, failure }] }));
  await renderRemote(remote, pages, '/admin', { api });
  const line = await screen.findByRole('link', {
    name: /“Mesa” could not be published Mar 1, 2026.*\. Please check the fields\./,
  });
  expect(line).toHaveAttribute('href', '/admin/news/7');
});
