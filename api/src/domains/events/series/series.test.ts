import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { type Caller, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, makeNewsDue, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

interface SeriesDate {
  readonly event_id: number;
  readonly slug: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly sold?: number;
}
interface Series {
  readonly id: number;
  readonly rule: string;
  readonly sentence: string;
  readonly dates: readonly SeriesDate[];
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

/** Tuesday, 7 October 2098, 19:00 in Madrid; the clock changes on 26 October. */
const first = { starts_at: '2098-10-07T17:00:00Z', ends_at: '2098-10-07T19:00:00Z', timezone: 'Europe/Madrid' };
const post = (event: number, call: string, body: object, as: Caller = 'admin') =>
  api.post(`/api/v2/events/${event}/series${call}`, body, as);

async function makeSeries(event: number, rule: object): Promise<Series> {
  const answer = await post(event, '', rule);
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: Series }>().data;
}

async function readSeries(id: number, as: Caller = 'admin'): Promise<Series> {
  const answer = await api.get(`/api/v2/series/${id}`, as);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Series }>().data;
}

const readEvent = async (id: number) =>
  (await api.get(`/api/events/get/${id}`, 'admin')).json<{
    data: {
      title: string;
      tickets: { id: number; name: string }[];
      chapters: object[];
      speakers: object[];
      sponsors: { id: number }[];
    };
  }>().data;
const timesOf = ({ dates }: Series, zone = 'Europe/Madrid') =>
  dates.map(({ starts_at: at }) =>
    new Date(at).toLocaleString('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  );
const edit = (id: number, values: object) => api.post(`/api/editevent?id=${id}`, toMultipart({ ...values }), 'admin');

describe('an event that repeats', () => {
  test('keeps its hour when the clock changes, with tickets, questions and speakers', async () => {
    const event = await addEvent(api, {
      ...first,
      title: 'Café',
      attach_chapters: [1],
      attach_sponsors: [3],
      capacity: 30,
    });
    await edit(event, { attach_speakers: JSON.stringify([{ user_id: 2, speaker_role: 'Host' }]) });
    const ticket = await addTicket(api, event, { sale_ends_at: '2098-10-07T16:00:00Z', name: 'General' });
    const questions = [
      { type: 'single', label: 'Comida', choices: ['Sí', 'No'] },
      { type: 'text', label: 'Alergias', depends_on: { question_index: 0, values: ['Sí'] } },
    ];
    await api.post('/api/ticketsdynamicform', { ticket_id: ticket, questions }, 'admin');
    const series = await makeSeries(event, { frequency: 'weekly', interval: 2, weekdays: ['TH'], count: 5 });
    assert.equal(series.sentence, 'Every 2 weeks on Tuesday and Thursday, 5 times');
    assert.deepEqual(timesOf(series), [
      '2098-10-07 19:00',
      '2098-10-09 19:00',
      '2098-10-21 19:00',
      '2098-10-23 19:00',
      '2098-11-04 19:00',
    ]);
    const last = series.dates[4];
    const copy = await readEvent(last?.event_id ?? 0);
    assert.deepEqual([copy.title, copy.chapters.length, copy.speakers.length], ['Café', 1, 1]);
    assert.deepEqual(
      copy.sponsors.map(({ id }) => id),
      [3],
    );
    const newTicket = copy.tickets[0]?.id ?? 0;
    assert.notEqual(newTicket, ticket);
    const { rows } = await sql<{ end: Date }>`select sale_ends_at as end from tickets where id = ${newTicket}`.execute(
      api.deps.db,
    );
    assert.equal(rows[0]?.end.toISOString(), '2098-11-04T17:00:00.000Z');
    const form = await api.get(`/api/ticketsdynamicform/get/${newTicket}`, 'admin');
    const [meal, allergies] = form.json<{
      data: { id: number; choices: { id: number }[]; depends_on: { question_id: number; values: string[] } }[];
    }>().data;
    assert.deepEqual(allergies?.depends_on, { question_id: meal?.id, values: [String(meal?.choices[0]?.id)] });
    assert.equal((await post(last?.event_id ?? 0, '', { frequency: 'daily', count: 2 })).statusCode, 409);
  });

  test('and a copy have no address of another page, and keep the rest of what search engines read', async () => {
    const event = await addEvent(api, first);
    const seo = { canonical: 'https://enlace.test/events/otro', openGraph_url: 'https://enlace.test/events/otro' };
    await edit(event, { ...seo, seo_description: 'Datos y café', noindex: '1' });
    const { dates } = await makeSeries(event, { frequency: 'weekly', count: 2 });
    const copies = await api.post(`/api/v2/events/${event}/copies`, { starts_at: '2098-12-01T18:00:00Z' }, 'admin');
    assert.equal(copies.statusCode, 201, copies.body);
    const ids = [dates[1]?.event_id, copies.json<{ data: { id: number } }>().data.id];
    const { rows } = await sql<{ id: number; seo: Readonly<Record<string, unknown>> }>`select id, seo from events
      where id = any(${[...ids, event]}::bigint[])`.execute(api.deps.db);
    for (const { id, seo: storedSeo } of rows) {
      const isCopy = Number(id) !== event;
      assert.equal(storedSeo['canonical'], isCopy ? undefined : seo.canonical);
      assert.equal(storedSeo['openGraph_url'], isCopy ? undefined : seo.openGraph_url);
      assert.deepEqual([storedSeo['seo_description'], storedSeo['noindex']], ['Datos y café', true]);
    }
    assert.equal(rows.length, 3);
  });

  test('is shown before it is made, with a sentence in three languages, and never more than 104 dates', async () => {
    const event = await addEvent(api, first);
    const sentenceIn = async (lang: string, rule: object) => {
      const answer = await api.post(`/api/v2/events/${event}/series/preview?lang=${lang}`, rule, 'admin');
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ data: Series }>().data.sentence;
    };
    const monthly = { frequency: 'monthly', until: '2099-01-31' };
    assert.deepEqual(
      [await sentenceIn('en', monthly), await sentenceIn('es', monthly), await sentenceIn('pt', monthly)],
      [
        'Every month on the first Tuesday, until January 31, 2099',
        'Cada mes, el primer martes, hasta el 31 de enero de 2099',
        'Todo mês: primeira terça-feira, até 31 de janeiro de 2099',
      ],
    );
    assert.equal(
      await sentenceIn('es', { frequency: 'monthly', month_day: 'day', interval: 3, count: 4 }),
      'Cada 3 meses, el día 7, 4 veces',
    );
    const faults = [
      { frequency: 'daily' },
      { frequency: 'daily', until: '2099-12-31' },
      { frequency: 'weekly', until: '2098-10-08' },
      { frequency: 'weekly', count: 105 },
      { frequency: 'weekly', until: '2099-02-30' },
      { frequency: 'yearly', count: 3 },
    ];
    for (const rule of faults)
      assert.equal((await post(event, '/preview', rule)).statusCode, 422, JSON.stringify(rule));
    const whole = await post(event, '/preview', { frequency: 'daily', count: 104 });
    assert.equal(whole.json<{ data: Series }>().data.dates.length, 104);
    assert.equal((await api.get(`/api/v2/events/${event}/series`)).json<{ data: null }>().data, null);
    for (const as of [null, 'allies'] as const)
      assert.ok([401, 403].includes((await post(event, '', monthly, as)).statusCode));
  });

  test('moves the sale of its tickets, by the clock of the place, when the time of a date is copied', async () => {
    const event = await addEvent(api, { ...first, cancel_until: '2098-10-06T17:00:00Z' });
    await addTicket(api, event, { sale_ends_at: '2098-10-07T15:00:00Z' });
    const { dates } = await makeSeries(event, { frequency: 'weekly', count: 4 });
    // One day later, before and after the change of the clock.
    await edit(event, { starts_at: '2098-10-08T17:00:00Z', ends_at: '2098-10-08T19:00:00Z' });
    assert.equal((await post(event, '/copy', { scope: 'all', parts: ['time'] })).statusCode, 200);
    await post(event, '/copy', { scope: 'all', parts: ['time'] });
    const ids = dates.slice(1).map(({ event_id: id }) => id);
    const { rows } = await sql<{ times: Date[] }>`select array[k.sale_ends_at, e.cancel_until] as times from tickets k
      join events e on e.id = k.event_id where e.id = any(${ids}::bigint[]) order by e.starts_at`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ times }) => times.map((at) => new Date(at).toISOString().slice(0, 16))),
      [
        ['2098-10-15T15:00', '2098-10-14T17:00'],
        ['2098-10-22T15:00', '2098-10-21T17:00'],
        ['2098-10-29T16:00', '2098-10-28T18:00'],
      ],
    );
  });

  test('keeps its hours in the new zone that is copied to its dates', async () => {
    const event = await addEvent(api, first);
    await addTicket(api, event, { sale_ends_at: '2098-10-07T15:00:00Z' });
    const { id, dates } = await makeSeries(event, { frequency: 'weekly', count: 4 });
    // 19:00 in Bogota.
    const bogota = { timezone: 'America/Bogota', starts_at: '2098-10-08T00:00:00Z', ends_at: '2098-10-08T02:00:00Z' };
    assert.equal((await edit(event, bogota)).statusCode, 200);
    for (let time = 0; time < 2; time++)
      assert.equal((await post(event, '/copy', { scope: 'all', parts: ['time'] })).statusCode, 200);
    assert.deepEqual(timesOf(await readSeries(id), 'America/Bogota'), [
      '2098-10-07 19:00',
      '2098-10-14 19:00',
      '2098-10-21 19:00',
      '2098-10-28 19:00',
    ]);
    const { rows } = await sql<{ at: Date }>`select sale_ends_at as at from tickets
      where event_id = ${dates[3]?.event_id ?? 0}`.execute(api.deps.db);
    assert.equal(rows[0]?.at.toISOString(), '2098-10-28T22:00:00.000Z');
  });

  test('and a copy end at the same hour when the clock changes during a date of several days', async () => {
    // Friday, 09:00, to Sunday, 17:00.
    const days = { ...first, starts_at: '2098-10-17T07:00:00Z', ends_at: '2098-10-19T15:00:00Z' };
    const event = await addEvent(api, days);
    const { id, dates } = await makeSeries(event, { frequency: 'weekly', count: 3 });
    const endsOf = (series: Series) => series.dates.map(({ ends_at: end }) => new Date(end).toISOString().slice(0, 16));
    const ends = ['2098-10-19T15:00', '2098-10-26T16:00', '2098-11-02T16:00'];
    assert.deepEqual(endsOf(await readSeries(id)), ends);
    await edit(event, { ends_at: '2098-10-19T16:00:00Z' });
    await post(event, '/copy', { scope: 'all', parts: ['time'] });
    assert.equal(endsOf(await readSeries(id))[1], '2098-10-26T17:00');
    const source = dates[2]?.event_id ?? 0;
    const copy = await api.post(`/api/v2/events/${source}/copies`, { starts_at: '2098-10-24T07:00:00Z' }, 'admin');
    const { rows } = await sql<{ at: Date }>`select ends_at as at from events
      where id = ${copy.json<{ data: { id: number } }>().data.id}`.execute(api.deps.db);
    assert.equal(rows[0]?.at.toISOString(), '2098-10-26T17:00:00.000Z');
  });

  test('takes place on the days that exist, at the end of a month, in a leap year and over midnight', async () => {
    const daysOf = async (starts_at: string, rule: object) => {
      const times = { timezone: 'Europe/Madrid', starts_at, ends_at: new Date(Date.parse(starts_at) + 3 * 3_600_000) };
      const event = await addEvent(api, { ...times, ends_at: times.ends_at.toISOString() });
      const answer = await post(event, '/preview', { frequency: 'monthly', month_day: 'day', ...rule });
      assert.equal(answer.statusCode, 200, answer.body);
      return timesOf(answer.json<{ data: Series }>().data).map((text) => text.slice(2));
    };
    assert.deepEqual(await daysOf('2096-01-31T22:00:00Z', { count: 3 }), [
      '96-01-31 23:00',
      '96-03-31 23:00',
      '96-05-31 23:00',
    ]);
    assert.deepEqual(await daysOf('2092-02-29T22:30:00Z', { interval: 12, count: 2 }), [
      '92-02-29 23:30',
      '96-02-29 23:30',
    ]);
  });

  test('is edited from one date on, or everywhere: attendees stay and get one mail', async () => {
    const event = await addEvent(api, { ...first, title: 'Club' });
    await addTicket(api, event);
    const series = await makeSeries(event, { frequency: 'weekly', count: 4 });
    const [, second, third] = series.dates.map(({ event_id: id }) => id);
    const [ticket] = (await readEvent(third ?? 0)).tickets;
    const form = toMultipart({ event_id: third, ticket_id: ticket?.id, ...person(1) });
    assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
    await finishAllJobs(api);
    await sql`delete from caught_mails`.execute(api.deps.db);

    await edit(second ?? 0, {
      title: 'Club de lectura',
      starts_at: '2098-10-15T16:30:00Z',
      ends_at: '2098-10-15T18:00:00Z',
    });
    const copy = await post(second ?? 0, '/copy', { scope: 'following', parts: ['time', 'words'] });
    assert.deepEqual(copy.json<{ data: object }>().data, { changed: 2, skipped: 0 }, copy.body);
    assert.deepEqual(timesOf(await readSeries(series.id)), [
      '2098-10-07 19:00',
      '2098-10-15 18:30',
      '2098-10-22 18:30',
      '2098-10-29 18:30',
    ]);
    assert.equal((await readEvent(event)).title, 'Club');
    assert.equal((await readEvent(third ?? 0)).title, 'Club de lectura');
    await edit(event, { venue_name: 'Casa' });
    await post(event, '/copy', { scope: 'all', parts: ['place'] });
    await makeNewsDue(api);
    await finishAllJobs(api);
    const { rows } = await sql<{ subject: string }>`select subject from caught_mails
      where recipient = ${person(1).email} and subject like '%Club%'`.execute(api.deps.db);
    assert.equal(rows.length, 1, JSON.stringify(rows));

    const refusal = await post(second ?? 0, '/remove', { scope: 'following' });
    assert.equal(refusal.statusCode, 409);
    assert.match(refusal.body, /October 22, 2098/);
    assert.deepEqual(
      (await readSeries(series.id)).dates.map(({ sold }) => sold),
      [0, 0, 1, 0],
    );
    const last = series.dates[3]?.event_id ?? 0;
    assert.equal((await post(last, '/remove', { scope: 'following' })).statusCode, 200);
    assert.equal((await readSeries(series.id)).dates.length, 3);
  });

  test('keeps the external speakers of a date in the audit when others replace them', async () => {
    const event = await addEvent(api, first);
    const { dates } = await makeSeries(event, { frequency: 'daily', count: 3 });
    const [, second = 0, third = 0] = dates.map(({ event_id: id }) => id);
    const addSpeaker = async (id: number, name: string) => {
      const answer = await api.post(`/api/v2/events/${id}/speakers`, { name, headline: 'Instituto' }, 'admin');
      assert.equal(answer.statusCode, 201, answer.body);
    };
    await addSpeaker(event, 'Dra. Aurora');
    await addSpeaker(second, 'Dra. Luz');
    const copy = await post(event, '/copy', { scope: 'all', parts: ['people'] });
    assert.equal(copy.statusCode, 200, copy.body);
    const entriesOf = async (id: number) => {
      const { rows } = await sql<{ names: string[] }>`select (select json_agg(s ->> 'name')
          from jsonb_array_elements(before -> 'speakers') as s) as names
        from audit_entries where resource = 'events' and row_id = ${String(id)} and before ? 'speakers'
          and before -> 'speakers' -> 0 ->> 'headline' = 'Instituto'`.execute(api.deps.db);
      return rows.map(({ names }) => names);
    };
    assert.deepEqual([await entriesOf(second), await entriesOf(third)], [[['Dra. Luz']], []]);
    assert.equal((await readEvent(second)).speakers.length, 1);
  });

  test('names its dates to visitors, but not the drafts', async () => {
    const event = await addEvent(api, { ...first, status: 'draft' });
    const { id, dates } = await makeSeries(event, { frequency: 'daily', count: 3 });
    assert.equal((await api.get(`/api/v2/series/${id}`)).statusCode, 404);
    assert.equal((await api.get(`/api/v2/events/${event}/series`)).statusCode, 404);
    await edit(event, { status: 'published' });
    assert.equal((await readSeries(id, null)).dates.length, 1);
    await post(event, '/copy', { scope: 'all', parts: ['status'] });
    const { other_dates: others } = (await api.get(`/api/events/get/${event}`)).json<{
      data: { other_dates: { slug: string }[] };
    }>().data;
    assert.deepEqual(
      others.map(({ slug }) => slug),
      dates.slice(1).map(({ slug }) => slug),
    );
    const publicSeries = (await api.get(`/api/v2/events/${dates[1]?.event_id}/series`)).json<{ data: Series }>().data;
    assert.deepEqual(
      publicSeries.dates.map(({ event_id: one, sold }) => [one, sold]),
      dates.map(({ event_id: one }) => [one, undefined]),
    );
  });
});
