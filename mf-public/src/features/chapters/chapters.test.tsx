import { chapters as contract, events, searchCall, type SearchHit } from '@enlace/shared-contract';
import { buildChapter, buildEvent, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { answerNear } from '../../testing/answer-near';
import { pages } from '../../pages';
import remote from '../../remote';

const open = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });

function community() {
  return createFakeApi({
    chapters: [
      buildChapter({ id: 1, name: 'Asunción', city: 'Asunción', country: 'Paraguay', country_code: 'PY' }),
      buildChapter({
        id: 2,
        name: 'Bogotá',
        city: 'Bogotá',
        slug: 'bogota',
        country: 'Colombia',
        country_code: 'CO',
        members_count: 1,
        next_event_at: '2031-03-05T23:00:00Z',
        timezone: 'America/Bogota',
        latitude: 4.711,
        longitude: -74.0721,
        languages: ['es', 'en'],
        description: 'We began with six.\n\nNow we are many.',
        email: 'hola@example.org',
        chapter_leaders: [{ id: 7, name: 'Ñusta Quispe', headline: 'Data lead', avatar: null }],
      }),
    ],
    events: [buildEvent({ id: 1, title: 'Café con datos' })],
  });
}

test('lists chapters as an index, with their next date', async () => {
  await open('/chapters', community());
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByText('Colombia · 1 member')).toBeInTheDocument();
  expect(screen.getByText('Next event March 5', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 chapters' })).toBeInTheDocument();
});

test('shows chapters on the map, each a way to its page; a country fills it', async () => {
  const api = community();
  const { where, user } = await open('/chapters', api);
  const map = await screen.findByRole('group', { name: 'Chapters on the map' });
  const bogota = await within(map).findByRole('link', { name: 'Bogotá, Colombia. Next event March 5' });
  expect(bogota).toHaveAttribute('href', '/chapters/bogota');
  expect(screen.getByText('2 chapters in 2 countries')).toBeInTheDocument();
  expect(within(map).queryByText('Bogotá')).not.toBeInTheDocument();
  await user.hover(bogota);
  expect(within(map).getByText('Bogotá')).toBeInTheDocument();
  await user.click(bogota);
  await waitFor(() => expect(where()).toBe('/chapters/bogota'));
});

test('chapters of one country near each other are one dot that leads to the country', async () => {
  const location = { country: 'Colombia', country_code: 'CO', latitude: 4.7, longitude: -74 };
  await open(
    '/chapters',
    createFakeApi({
      chapters: [
        buildChapter({ id: 1, name: 'Bogotá', ...location }),
        buildChapter({ id: 2, name: 'Soacha', ...location, latitude: 4.6 }),
        buildChapter({ id: 3, name: 'Lima', country: 'Perú', country_code: 'PE', latitude: -12, longitude: -77 }),
      ],
    }),
  );
  expect(await screen.findByRole('link', { name: 'Colombia: 2 chapters' })).toHaveAttribute(
    'href',
    '/chapters?country=CO',
  );
});

test('a visitor joins with the chapter chosen', async () => {
  await open('/chapters/bogota', community());
  expect(await screen.findByRole('link', { name: 'Join this chapter' })).toHaveAttribute(
    'href',
    '/register?chapter=bogota',
  );
  expect(screen.getByRole('link', { name: 'I already have an account' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fchapters%2Fbogota',
  );
});

test('searches and filters by a country that has a chapter, through the address', async () => {
  const { api, user, where } = await open('/chapters', community());
  await user.type(await screen.findByRole('searchbox', { name: 'City or name' }), 'bogo');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Colombia' })).toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Colombia');
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&country=CO'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&country=CO&language=es'));
  await waitFor(() =>
    expect(api.sent(contract.wire.list).at(-1)?.query).toMatchObject({
      search: 'bogo',
      country_code: 'CO',
      language: 'es',
      lang: 'en',
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Remove filter: Colombia' }));
  await waitFor(() => expect(where()).toBe('/chapters?search=bogo&language=es'));
});

test('is put in order through the address, without letters where the order is another', async () => {
  const { api, user, where } = await open('/chapters?country=CO', community());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Next event first');
  await waitFor(() => expect(where()).toBe('/chapters?country=CO&sort=next'));
  const requestedOrders = () => api.sent(contract.wire.list).map(({ query }) => `${query['sort']} ${query['order']}`);
  await waitFor(() => expect(requestedOrders()).toContain('next_event_at asc'));
  expect(await screen.findByRole('link', { name: 'Bogotá' })).toBeInTheDocument();
  expect(screen.queryByText('B')).not.toBeInTheDocument();
});

test('the newest chapters tell since when they are there', async () => {
  const newChapter = buildChapter({ id: 1, name: 'Quito', founded_on: '2024-03-02' });
  await open('/chapters?sort=newest', createFakeApi({ chapters: [newChapter] }));
  expect(await screen.findByText('Since March 2024')).toBeInTheDocument();
});

test('tells a chapter: who runs it, how to reach it, what comes and what has been', async () => {
  const { api } = await open('/chapters/bogota', community());
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá' })).toBeInTheDocument();
  expect(screen.getByText('Now we are many.')).toBeInTheDocument();
  expect(screen.getByText('We speak Spanish and English')).toBeInTheDocument();
  expect(screen.getByText('Ñusta Quispe')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:hola@example.org');
  expect(await screen.findAllByRole('link', { name: 'Café con datos' })).toHaveLength(2);
  expect(api.sent(events.wire.list).map(({ query }) => [query['chapter'], query['when'], query['order']])).toEqual([
    ['bogota', 'upcoming', 'asc'],
    ['bogota', 'past', 'desc'],
  ]);
});

test('events that cannot be loaded leave the chapter standing', async () => {
  const api = community();
  api.fail(events.wire.list, 'UNAVAILABLE', { times: 2 });
  const { user } = await open('/chapters/bogota', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Bogotá' })).toBeInTheDocument();
  const [first] = await screen.findAllByRole('button', { name: 'Try again' });
  if (first) await user.click(first);
  expect(await screen.findByRole('link', { name: 'Café con datos' })).toBeInTheDocument();
});

test('a chapter that does not exist says so and leads on', async () => {
  await open('/chapters/atlantis', answerNear(community()));
  expect(await screen.findByRole('heading', { level: 1, name: 'This chapter does not exist' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Did you mean one of these?' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Search the whole site' })).toHaveAttribute('href', '/search?q=atlantis');
});

test('a chapter that was mistyped is suggested', async () => {
  const bogota: SearchHit = {
    kind: 'chapters',
    id: 2,
    slug: 'bogota',
    title: { text: 'Bogotá', marks: [] },
    snippet: { text: '', marks: [] },
    note: 'Colombia',
    at: null,
    timezone: null,
  };
  const { api, user, where } = await open('/chapters/bogta-co', answerNear(community(), 'chapters', [bogota]));
  await user.click(await screen.findByRole('link', { name: 'Bogotá' }));
  expect(api.sent(searchCall)[0]?.query).toMatchObject({ q: 'bogta co', kinds: 'chapters' });
  await waitFor(() => expect(where()).toBe('/chapters/bogota'));
});
