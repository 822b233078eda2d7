import { news } from '@enlace/shared-contract/editorial';
import { users } from '@enlace/shared-contract/identity';
import { definePages } from '@enlace/shared-contract/platform';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildArticle, buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { createAdmin } from '../declare/create-admin';
import { adminScreens } from '../declare/admin-screens';
import { officePage } from '../testing/tags-office';
import { adminTexts } from '../texts';

const en = {
  title: 'News',
  add: 'Add article',
  search: 'Search news',
  count_one: '{count} article',
  count_other: '{count} articles',
  none: { title: 'No news yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { title: 'Title', author: 'Author', author_id: 'Author', published_at: 'Published on' },
};
const same = () => Promise.resolve({ texts: en });
const admin = createAdmin('test').resource({
  contract: news,
  path: '/admin/news',
  texts: defineTexts('test', en, { es: same, pt: same }),
  columns: [
    { name: 'title' },
    { name: 'author', cell: (row) => row.author?.name, edits: 'author_id' },
    { name: 'published_at', cell: 'date', edits: 'published_at' },
  ],
  sections: {
    main: [
      { name: 'title', type: 'text' },
      { name: 'author_id', type: 'reference', of: users, from: 'author' },
      { name: 'published_at', type: 'instant' },
    ],
  },
  hides: ['summary', 'body', 'featured_image', 'language'],
});
const pages = definePages([
  officePage('news-list', '/admin/news', 'News'),
  officePage('news-edit', '/admin/news/:id', 'Edit article'),
]);
const screens = adminScreens('news', () => Promise.resolve({ admin }), ['list', 'edit']);
const remote = defineRemote({ id: 'mf-test', texts: [adminTexts], features: [defineFeature({ id: 'news', screens })] });
const { edit } = news.wire;
if (edit === undefined) throw new Error('news are edited');

async function openList() {
  const author = { id: 4, name: 'Rosa Duarte', headline: null, avatar: null };
  const api = createFakeApi({
    news: [buildArticle({ id: 1, title: 'Una noche', author, published_at: '2026-03-01T15:00:00.000Z' })],
    users: [buildUser({ id: 4, name: 'Rosa Duarte' }), buildUser({ id: 5, name: 'Ana Luna' })],
  });
  const stage = await renderRemote(remote, pages, '/admin/news', { api });
  await screen.findByText('Rosa Duarte');
  return { ...stage, api };
}

test('a related row is searched and chosen in its cell, and taken back', async () => {
  const { api, user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Edit Author: Una noche' }));
  const box = await screen.findByRole('combobox', { name: 'Author: Una noche' });
  expect(box).toHaveFocus();
  // Escape only closes the list; the first Enter selects, the second one saves.
  await user.keyboard('Ana{Escape}');
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.keyboard('Ana');
  await waitFor(() => expect(api.sent(users.wire.list).at(-1)?.query).toMatchObject({ search: 'Ana' }));
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Ana Luna');
  });
  expect(api.sent(edit)).toHaveLength(0);
  await user.keyboard('{Enter}');
  const row = within(screen.getByRole('row', { name: /Una noche/ }));
  expect(await row.findByText('Saved.')).toBeInTheDocument();
  expect(row.getByText('Ana Luna')).toBeInTheDocument();
  expect(api.sent(edit).at(-1)?.body).toEqual({ author_id: 5 });

  await user.click(row.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent(edit).at(-1)?.body).toEqual({ author_id: 4 }));
  expect(await row.findByText('Rosa Duarte')).toBeInTheDocument();
});

test('a day and its hour are written in one cell; Tab leads from the one to the other', async () => {
  const { api, user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Edit Published on: Una noche' }));
  const group = await screen.findByRole('group', { name: 'Published on: Una noche' });
  const [day, hour] = [within(group).getByLabelText('Date'), within(group).getByLabelText('Time')];
  expect(day).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.keyboard('{F2}');
  await user.keyboard('{Escape}');
  expect(api.sent(edit)).toHaveLength(0);
  expect(day).not.toBeInTheDocument();
  expect(hour).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Edit Published on: Una noche' }));
  await user.tab();
  const time = await screen.findByLabelText('Time');
  expect(time).toHaveFocus();
  await user.clear(time);
  await user.type(time, '10:30');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  const sentBody = api.sent(edit).at(-1)?.body;
  expect(sentBody).toEqual({ published_at: new Date('2026-03-01T10:30').toISOString() });
});
