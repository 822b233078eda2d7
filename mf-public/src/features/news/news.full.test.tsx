import { categories, news } from '@enlace/shared-contract/editorial';
import { buildArticle, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { open, paper } from '../../testing/stages/news-stage';

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

test('stands without its categories', async () => {
  const api = paper();
  api.fail(categories.wire.list, 'UNAVAILABLE', { times: 9 });
  await open('/news', api);
  expect(await screen.findByRole('heading', { name: '6 stories' })).toBeInTheDocument();
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
