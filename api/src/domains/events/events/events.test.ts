import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

interface Event {
  id: number;
  slug: string;
  title: string;
  starts_at: string;
  ends_at: string;
  timezone: string;
  format: string;
  language: string | null;
  tags: { id: number; slug: string }[];
  capacity: number | null;
  seats_left: number | null;
  price_from: number;
  going_count: number;
  chapters: { id: number; slug: string }[];
  event_categories: { name: string }[];
  speakers: { name: string; user_id: number | null }[];
}

describe('events', () => {
  let api: TestApi;
  let all: Event[];
  const events = async (query = ''): Promise<Event[]> =>
    (await api.get(`/api/events/list?${query}`)).json<{ data: Event[] }>().data;
  before(async () => {
    api = await shareDemoApi();
    all = await events();
  });

  test('are sorted by their start', () => {
    const starts = all.map(({ starts_at }) => starts_at);
    assert.deepEqual(starts, [...starts].sort());
    assert.ok(all.length === 300 && all.every(({ starts_at, ends_at }) => starts_at < ends_at));
  });

  test('without a limit have no number of seats left', () => {
    const unlimitedEvents = all.filter(({ capacity }) => capacity === null);
    assert.ok(unlimitedEvents.length > 0);
    assert.ok(unlimitedEvents.every((event) => event.seats_left === null));
  });

  test('are split into past and upcoming by their end', async () => {
    const now = new Date().toISOString();
    const [past, upcoming] = [await events('when=past'), await events('when=upcoming')];
    assert.equal(past.length + upcoming.length, all.length);
    assert.ok(past.length > 100 && past.every(({ ends_at }) => ends_at <= now));
    assert.ok(upcoming.length > 60 && upcoming.every(({ ends_at }) => ends_at >= now));
  });

  test('are filtered by chapter, by id or slug', async () => {
    const chapter = all.find(({ chapters }) => chapters.length > 0)?.chapters[0];
    const bySlug = await events(`chapter=${chapter?.slug}`);
    assert.ok(bySlug.length > 0 && bySlug.every(({ chapters }) => chapters.some(({ id }) => id === chapter?.id)));
    assert.deepEqual(await events(`chapter=${chapter?.id}`), bySlug);
    assert.deepEqual(await events(`chapter_id=${chapter?.id}`), bySlug);
    assert.deepEqual(await events('chapter=nowhere'), []);
  });

  test('are filtered by month in their own time zone', async () => {
    const [first] = await events('when=upcoming&limit=1');
    const month = (event: Event | undefined): string => {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone: event?.timezone, year: 'numeric', month: '2-digit' });
      return format.format(new Date(event?.starts_at ?? 0)).slice(0, 7);
    };
    const foundEvents = await events(`month=${month(first)}`);
    assert.deepEqual(
      foundEvents.map(({ id }) => id),
      all.filter((event) => month(event) === month(first)).map(({ id }) => id),
    );
    assert.equal((await api.get('/api/events/list?month=2026-13')).statusCode, 422);
  });

  test('are filtered by language, by topic and by the way to take part', async () => {
    const spanish = await events('language=es');
    assert.ok(spanish.length > 100 && spanish.every(({ language }) => language === 'es'));
    const topic = all.find(({ tags }) => tags.length > 0)?.tags[0];
    const sameTopic = await events(`topic=${topic?.slug}`);
    assert.deepEqual(
      sameTopic.map(({ id }) => id),
      all.filter(({ tags }) => tags.some(({ id }) => id === topic?.id)).map(({ id }) => id),
    );
    assert.deepEqual(await events(`topic=${topic?.id}`), sameTopic);
    const formats = async (attend: string) => [
      ...new Set((await events(`attend=${attend}`)).map(({ format }) => format)),
    ];
    assert.deepEqual((await formats('online')).sort(), ['hybrid', 'online']);
    assert.deepEqual((await formats('in_person')).sort(), ['hybrid', 'in_person']);
    assert.equal((await api.get('/api/events/list?attend=somehow')).statusCode, 422);
  });

  test('are found near a chapter: there and within 300 km of it, never online ones', async () => {
    const slugs = new Set((await events('near=medellin')).flatMap(({ chapters }) => chapters.map(({ slug }) => slug)));
    // Bogotá is 240 km from Medellín, Cali 330.
    assert.ok(slugs.has('medellin') && slugs.has('bogota'));
    const near = await events('near=medellin');
    assert.ok(near.every(({ format }) => format !== 'online'));
    assert.ok(near.every(({ chapters }) => chapters.some(({ slug }) => slug === 'medellin' || slug === 'bogota')));
    assert.deepEqual(await events('near=nowhere'), []);
  });

  test('are filtered by category, by id or slug', async () => {
    const categories = await api.get('/api/event_categories/list');
    const [category] = categories.json<{ data: { id: number; slug: string; name: string }[] }>().data;
    const sameKind = await events(`category=${category?.slug}`);
    const hasKind = ({ event_categories }: Event) => event_categories.some(({ name }) => name === category?.name);
    assert.deepEqual(
      sameKind.map(({ id }) => id),
      all.filter(hasKind).map(({ id }) => id),
    );
    assert.ok(sameKind.length > 0);
    assert.deepEqual(await events(`category=${category?.id}`), sameKind);
    assert.deepEqual(await events('category=nothing'), []);
  });

  test('are filtered by their price: free ones', async () => {
    const freeEvents = await events('free=1');
    assert.ok(freeEvents.length > 0 && freeEvents.length < all.length);
    assert.deepEqual(
      freeEvents.map(({ id }) => id),
      all.filter(({ price_from }) => price_from === 0).map(({ id }) => id),
    );
    assert.equal((await api.get('/api/events/list?free=maybe')).statusCode, 422);
  });

  test('are filtered by format and slug', async () => {
    assert.ok((await events('format=online')).every(({ format }) => format === 'online'));
    const one = all[7];
    assert.deepEqual(
      (await events(`slug=${one?.slug}`)).map(({ id }) => id),
      [one?.id],
    );
    const answer = await api.get(`/api/v2/events/by-slug/${one?.slug}`);
    assert.equal(answer.json<{ data: Event }>().data.id, one?.id);
    assert.deepEqual(answer.json(), (await api.get(`/api/events/get/${one?.id}`)).json());
  });

  test('are answered in the requested language, with the names of their categories', async () => {
    const categories = (rows: Event[]) =>
      new Set(rows.flatMap(({ event_categories }) => event_categories.map(({ name }) => name)));
    assert.ok(categories(all).has('Workshop'));
    const spanish = await events('lang=es');
    assert.ok(categories(spanish).has('Taller') && !categories(spanish).has('Workshop'));
    assert.ok(spanish.some(({ title }) => title.startsWith('Taller: ')));
    assert.ok(
      (await events('search=camara%20de%20nadie')).length === 0 && (await events('search=hackaton')).length > 0,
    );
  });

  test('never have more guests than seats', () => {
    assert.ok(all.every(({ capacity, going_count }) => capacity === null || going_count <= capacity));
    assert.ok(all.every(({ speakers }) => speakers.length > 0 && speakers.every(({ name }) => name.length > 1)));
  });
});
