import { categories, news } from '@enlace/shared-contract';
import { buildArticle, buildCategory, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { answerNear } from '../../testing/answer-near';
import { pages } from '../../pages';
import remote from '../../remote';

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

const community = { id: 1, name: 'Community', slug: 'community' };

function paper(count = 6) {
  return createFakeApi({
    news: [
      ...Array.from({ length: count - 1 }, (_, index) => buildArticle({ id: index + 1 })),
      buildArticle({
        id: 99,
        title: 'Bogotá opens its doors again',
        slug: 'bogota-opens',
        summary: 'A room of its own.',
        body: '<p>Since Monday they have a key. <a href="/chapters">Chapters</a></p><h2>What next</h2>',
        author: { id: 7, name: 'Ñusta Quispe', headline: 'Data lead', avatar: null },
        categories: [community],
        tags: [{ id: 3, name: 'Mentoring', slug: 'mentoring' }],
        published_at: '2026-11-03T12:00:00Z',
      }),
    ],
    categories: [buildCategory(community), buildCategory({ id: 2, name: 'Careers', slug: 'careers' })],
    chapters: [],
  });
}

test('leads with the newest story and lists the others', async () => {
  const { api } = await open('/news', paper());
  const lead = await screen.findByRole('heading', { level: 2, name: 'Bogotá opens its doors again' });
  expect(within(lead).getByRole('link')).toHaveAttribute('href', '/news/bogota-opens');
  expect(screen.getByText('November 3, 2026')).toBeInTheDocument();
  expect(screen.getByText('By Ñusta Quispe')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '6 stories' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute('href', '/en/news/feed.xml');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(api.sent(news.wire.list).at(-1)?.query).toMatchObject({ sort: 'published_at', order: 'desc', page: 1 });
});

test('goes to a category by its link, and searches within it at once', async () => {
  const { api, user, where } = await open('/news', paper());
  await user.click(await screen.findByRole('link', { name: 'Careers' }));
  await waitFor(() => expect(where()).toBe('/news?category=careers'));
  await user.type(await screen.findByRole('searchbox', { name: 'Words in a story' }), 'becas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By title');
  await waitFor(() => expect(where()).toBe('/news?category=careers&search=becas&sort=alphabetical'));
  await waitFor(() =>
    expect(api.sent(news.wire.list).at(-1)?.query).toMatchObject({
      category: 'careers',
      search: 'becas',
      sort: 'title',
      order: 'asc',
    }),
  );
  expect(screen.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Remove filter: Careers' }));
  await waitFor(() => expect(where()).toBe('/news?search=becas&sort=alphabetical'));
});

test('says that nothing was found, and that nothing could be loaded, in different words', async () => {
  const api = paper();
  await open('/news?search=zzz', createFakeApi({ news: [], categories: [] }));
  expect(await screen.findByText('No story found')).toBeInTheDocument();
  document.body.innerHTML = '';
  api.fail(news.wire.list, 'UNAVAILABLE', { times: 1 });
  const { user } = await open('/news', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '6 stories' })).toBeInTheDocument();
});

test('stands without its categories', async () => {
  const api = paper();
  api.fail(categories.wire.list, 'UNAVAILABLE', { times: 9 });
  await open('/news', api);
  expect(await screen.findByRole('heading', { name: '6 stories' })).toBeInTheDocument();
});

test('tells a story: who, when, the text itself, and others like it', async () => {
  const { api, user, where } = await open('/news/bogota-opens', paper());
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá opens its doors again' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'What next' })).toBeInTheDocument();
  expect(screen.getByText('Data lead')).toBeInTheDocument();
  expect(screen.getByText('Mentoring')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/news?category=community');
  expect(screen.getByRole('link', { name: 'español' })).toHaveAttribute('href', '/es/news/bogota-opens');
  expect(api.sent(news.wire.list).at(-1)?.query).toMatchObject({ related: 'bogota-opens', per_page: 3 });
  expect(await screen.findByRole('heading', { name: 'More on this' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Chapters' }));
  await waitFor(() => expect(where()).toBe('/chapters'));
});

test('says so when a story is in another language, and marks its text', async () => {
  const spanishArticle = buildArticle({
    id: 5,
    title: 'Sólo aquí',
    slug: 'solo-aqui',
    language: 'es',
    languages: ['es'],
  });
  await open('/news/solo-aqui', createFakeApi({ news: [spanishArticle], categories: [] }));
  expect(await screen.findByText('This story is told in Spanish.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Sólo aquí' }).closest('article')).toHaveAttribute('lang', 'es');
});

test('shows a draft to whoever has its link', async () => {
  const { api } = await open('/news/bogota-opens?preview=1.2.x', paper());
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá opens its doors again' })).toBeInTheDocument();
  const recordRequests = api.calls.filter(({ path }) => path.includes('/by-slug/'));
  expect(recordRequests.map(({ query }) => query)).toEqual([expect.objectContaining({ preview: '1.2.x' })]);
});

test('a story that does not exist leads on', async () => {
  await open('/news/atlantis', answerNear(paper()));
  expect(await screen.findByRole('heading', { level: 1, name: 'This story does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
});
