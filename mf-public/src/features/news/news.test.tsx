import { news } from '@enlace/shared-contract/editorial';
import { createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { open, paper } from '../../testing/stages/news-stage';

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

test('a story that does not exist leads on', async () => {
  await open('/news/atlantis', answerSimilar(paper()));
  expect(await screen.findByRole('heading', { level: 1, name: 'This story does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
});
