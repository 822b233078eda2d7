import type { EventNews } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, makeNewsDue, person } from '../../../testing/event-tickets';
import { sendEventNews } from './send-news';

/** More than one transaction of the job. */
const people = 230;

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

test('each of many people is notified once, although jobs run at the same time as further edits', async () => {
  const event = await addEvent(api, { title: 'Plaza llena', status: 'published', venue_name: 'Casa' });
  const ticket = await addTicket(api, event);
  const form = toMultipart({ event_id: event, ticket_id: ticket, ...person(1) });
  assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
  await sql`insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret, known_facts)
    select event_id, ticket_id, order_id, 'Eva', n::text, 'eva.' || n || '@example.org', 'n-slug-' || n, 'n-code-' || n,
      known_facts from attendees cross join generate_series(1, ${people - 1}::int) n
    where event_id = ${event}`.execute(api.deps.db);
  const edit = (values: object) => api.post(`/api/editevent?id=${event}`, toMultipart({ ...values }), 'admin');
  assert.equal((await edit({ venue_name: 'Teatro' })).statusCode, 200);
  await makeNewsDue(api);
  await Promise.all([
    ...[1, 2, 3].map(() => sendEventNews(api.deps, event)),
    edit({ summary: 'Otras palabras' }),
    api.post(`/api/v2/events/${event}/news`, { action: 'now' }, 'admin'),
  ]);
  await finishAllJobs(api);
  const { rows } = await sql<{ recipient: string; count: number }>`select recipient, count(*)::int as count
    from outbox_mails where template = 'eventChanged' and "values" ->> 'event' = 'Plaza llena' group by 1`.execute(
    api.deps.db,
  );
  assert.equal(rows.length, people);
  assert.ok(rows.every(({ count }) => count === 1));
});

test('the people of an event whose date has passed are counted for its next date, and the banner has none', async () => {
  for (const status of ['postponed', 'published']) {
    const event = await addEvent(api, { title: 'Plaza', status: 'published' });
    const ticket = await addTicket(api, event);
    const form = toMultipart({ event_id: event, ticket_id: ticket, ...person(event) });
    assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
    const former = { starts_at: '2021-05-01T18:00:00Z', ends_at: '2021-05-01T21:00:00Z', status };
    assert.equal((await api.post(`/api/editevent?id=${event}`, toMultipart(former), 'admin')).statusCode, 200);
    const { data } = (await api.get(`/api/v2/events/${event}/news`, 'admin')).json<{ data: EventNews }>();
    assert.deepEqual([data.people, data.uninformed], [{ en: 1 }, 0]);
  }
});

test('who waits for several tickets and dates gets one mail about all of them, also when there are two parts', async () => {
  const events: number[] = [];
  for (const starts of ['2099-06-08T18:00:00Z', '2099-06-01T18:00:00Z']) {
    const times = { starts_at: starts, ends_at: starts.replace('T18', 'T20') };
    const event = await addEvent(api, { title: 'Club lleno', status: 'published', ...times });
    for (const name of ['General', 'Otra']) {
      const ticket = await addTicket(api, event, { name, quantity: 1 });
      const form = toMultipart({ event_id: event, ticket_id: ticket, ...person(ticket) });
      assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
      await sql`insert into waiting_entries (event_id, ticket_id, first_name, last_name, email, locale, quantity,
          takes_fewer, place)
        select ${event}, ${ticket}, 'Ana', n::text, 'espera.' || n || '@example.org', 'en', 1, false, n
        from generate_series(1, ${people}::int) n`.execute(api.deps.db);
    }
    const edit = toMultipart({ venue_name: 'Teatro', 'news[words][en]': 'Come!', 'news[mode]': 'send' });
    assert.equal((await api.post(`/api/editevent?id=${event}`, edit, 'admin')).statusCode, 200);
    events.push(event);
  }
  await sql`update event_news set group_id = ${events[0] ?? 0} where event_id = any(${events}::bigint[])`.execute(
    api.deps.db,
  );
  await makeNewsDue(api);
  await finishAllJobs(api);
  const { rows } = await sql<{ count: number; when: string }>`select count(*)::int as count,
      min("values" ->> 'when') as when
    from outbox_mails where template = 'waitingChanged' and "values" ->> 'event' = 'Club lleno'
    group by recipient`.execute(api.deps.db);
  assert.equal(rows.length, people);
  assert.ok(rows.every(({ count, when }) => count === 1 && /June 1, 2099[^]*; [^]*June 8, 2099/.test(when)));
});
