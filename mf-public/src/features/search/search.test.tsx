import { type SearchAnswer, searchCall, type SearchHit } from '@enlace/shared-contract';
import { createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

const hit: SearchHit = {
  kind: 'chapters',
  id: 1,
  slug: 'bogota',
  title: { text: 'Bogotá', marks: [{ from: 0, to: 6 }] },
  snippet: { text: 'Una <b>casa</b> en Bogotá', marks: [{ from: 19, to: 25 }] },
  note: 'Bogotá, Colombia',
  at: null,
  timezone: null,
};

function answering(data: SearchAnswer['data'], more: Partial<SearchAnswer['meta']> = {}): FakeApi {
  const api = createFakeApi({});
  const perPage = more.per_page ?? 4;
  const counts = data.map(({ kind, total }) => ({ kind, total }));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  api.answer(searchCall, ({ query }) => ({
    data,
    meta: { q: String(query['q']), page: 1, per_page: perPage, total, counts, is_near: false, ...more },
  }));
  return api;
}

const createSearchApi = answering.bind(null, [{ kind: 'chapters', total: 30, hits: [hit] }]);

test('shows what was found by kind, with what was searched for marked as text', async () => {
  await open('/search?q=bogota', createSearchApi());
  const group = await screen.findByRole('region', { name: 'Chapters' });
  expect(within(group).getByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(within(group).getAllByText('Bogotá', { selector: 'mark' })).toHaveLength(2);
  expect(within(group).getByText(/Una <b>casa<\/b> en/)).toBeInTheDocument();
  expect(within(group).getByRole('link', { name: 'See all 30 results' })).toHaveAttribute(
    'href',
    '/search?q=bogota&kinds=chapters',
  );
});

test('the record with the searched title is above all others, once, with its kind', async () => {
  const other = { ...hit, id: 2, slug: 'bogota-norte', title: { text: 'Bogotá Norte', marks: [] } };
  const api = answering([{ kind: 'chapters', total: 2, hits: [hit, other] }], { best: { kind: 'chapters', id: 1 } });
  await open('/search?q=bogota', api);
  const best = await screen.findByRole('region', { name: 'Best match' });
  expect(within(best).getByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
  expect(within(best).getByText(/Chapters/)).toBeInTheDocument();
  const group = screen.getByRole('region', { name: 'Chapters' });
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Bogotá Norte']);
});

test('a number of results that is a limit is shown as such', async () => {
  await open('/search?q=bogota', answering([{ kind: 'chapters', total: 1000, is_more: true, hits: [hit] }]));
  expect(await screen.findByText('More than 1,000 results for “bogota”')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See more than 1,000 results' })).toBeInTheDocument();
});

test('what has no page of its own is shown in its list', async () => {
  const pressHit = { ...hit, kind: 'press' as const, slug: '7', title: { text: 'Bogotá & más', marks: [] } };
  await open('/search?q=bogota', answering([{ kind: 'press', total: 1, hits: [pressHit] }]));
  expect(await screen.findByRole('link', { name: 'Bogotá & más' })).toHaveAttribute(
    'href',
    '/press?search=Bogot%C3%A1+%26+m%C3%A1s',
  );
});

test('is put in order by a link, and stays so', async () => {
  const { api, user, where } = await open('/search?q=bogota', createSearchApi());
  await user.click(await screen.findByRole('link', { name: 'Newest first' }));
  await waitFor(() => expect(where()).toBe('/search?q=bogota&sort=newest'));
  await waitFor(() => expect(api.sent(searchCall).at(-1)?.query).toMatchObject({ sort: 'newest' }));
  expect(screen.getByRole('link', { name: 'Newest first' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'See all 30 results' })).toHaveAttribute(
    'href',
    '/search?q=bogota&kinds=chapters&sort=newest',
  );
});

test('asks through the address, and keeps the kind', async () => {
  const { api, user, where } = await open('/search?q=bogota&kinds=chapters&page=2', createSearchApi());
  const field = await screen.findByRole('searchbox', { name: 'What are you looking for?' });
  await user.clear(field);
  await user.type(field, 'lima{Enter}');
  await waitFor(() => expect(where()).toBe('/search?q=lima&kinds=chapters'));
  await waitFor(() =>
    expect(api.sent(searchCall).map(({ query }) => [query['q'], query['kinds'], String(query['page'])])).toEqual([
      ['bogota', 'chapters', '2'],
      ['lima', 'chapters', '1'],
    ]),
  );
});

test('says when only something alike was found, and when nothing was', async () => {
  await open('/search?q=bogata', createSearchApi({ is_near: true }));
  expect(await screen.findByRole('heading', { name: /Nothing is written exactly like “bogata”/ })).toBeInTheDocument();
});

test('nothing found leads on', async () => {
  await open('/search?q=xyz', answering([]));
  expect(await screen.findByRole('heading', { name: 'Nothing found for “xyz”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
});

test('nothing is asked for no words', async () => {
  const { api } = await open('/search?q=%20', createSearchApi());
  expect(await screen.findByRole('link', { name: 'Chapters' })).toBeInTheDocument();
  expect(api.sent(searchCall)).toHaveLength(0);
});

test('a search that failed is tried again', async () => {
  const api = createSearchApi();
  api.fail(searchCall, 'UNAVAILABLE');
  const { user } = await open('/search?q=bogota', api);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
});
