import { chapters } from '@enlace/shared-contract/community';
import { statsCall } from '@enlace/shared-contract/dashboards';
import { events } from '@enlace/shared-contract/events';
import { searchCall } from '@enlace/shared-contract/site';
import { buildArticle, buildChapter, buildEvent, buildJob, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const author = { id: 5, name: 'Ana Ruiz', slug: 'ana-ruiz-5', headline: null, avatar: null };

function community() {
  const api = createFakeApi({
    chapters: [buildChapter({ id: 1, name: 'Lima' })],
    events: [
      buildEvent({ id: 1, title: 'Noche cancelada', status: 'cancelled' }),
      buildEvent({ id: 2, title: 'Café con datos', summary: 'Data over coffee' }),
      buildEvent({ id: 3, title: 'Revisión de código' }),
    ],
    news: [
      buildArticle({ id: 1, title: 'Una noche de código' }),
      buildArticle({ id: 2, title: 'Dos voces', author, language: 'es' }),
    ],
    jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', salary_from: 4000, salary_to: 6000, currency: 'USD' })],
  });
  api.answer(statsCall, () => ({ data: { members: 2048, chapters: 60, countries: 23, events: 312 } }));
  return api;
}

const open = (api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, '/', { api, locale, viewer: null });

test('tells what the community is, in numbers, by language', async () => {
  await open(undefined, 'es');
  expect(await screen.findByRole('heading', { level: 1, name: 'El lugar donde nunca eres la única.' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ver los 60 capítulos' })).toHaveAttribute('href', '/chapters');
  expect(screen.getByText('2,048')).toBeInTheDocument();
});

test('invites to what takes place: the first large, the next as an agenda', async () => {
  await open();
  expect(await screen.findByText('Data over coffee')).toBeInTheDocument();
  expect(screen.getAllByText(/[AP]M GMT/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Revisión de código' })).toBeInTheDocument();
  expect(screen.queryByText('Noche cancelada')).not.toBeInTheDocument();
});

test('tells the newest stories and jobs, with what a job pays', async () => {
  await open();
  const news = await screen.findByRole('region', { name: 'From the chapters' });
  expect(await within(news).findByRole('link', { name: 'Dos voces' })).toBeInTheDocument();
  expect(within(news).getByRole('link', { name: 'By Ana Ruiz' })).toHaveAttribute('href', '/people/ana-ruiz-5');
  expect(within(news).getByText(/In Spanish$/)).toBeInTheDocument();
  const work = screen.getByRole('region', { name: 'Fresh work' });
  expect(await within(work).findByRole('link', { name: 'Ingeniera de datos' })).toBeInTheDocument();
  expect(within(work).getByText(/^USD 4,000 – 6,000 a/)).toBeInTheDocument();
});

test('searches the whole site', async () => {
  const api = community();
  api.answer(searchCall, () => ({
    data: [],
    meta: { q: 'lima', page: 1, per_page: 4, total: 0, counts: [], is_near: false },
  }));
  const { user, where } = await open(api);
  await user.type(await screen.findByRole('searchbox', { name: 'Search the whole site' }), 'lima{Enter}');
  await waitFor(() => expect(where()).toBe('/search?q=lima'));
});

test('is whole without the numbers', async () => {
  const api = community();
  api.fail(statsCall, 'UNAVAILABLE');
  await open(api);
  expect(await screen.findByRole('link', { name: 'Lima' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('members')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'See all chapters' })).toBeInTheDocument();
});

test('a part that cannot be loaded is tried again by itself', async () => {
  const api = community();
  api.fail(chapters.wire.list, 'UNAVAILABLE');
  const { user } = await open(api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lima' })).toBeInTheDocument();
  expect(api.sent(events.wire.list)).toHaveLength(1);
});
