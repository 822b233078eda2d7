import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, makeNewsDue, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

interface Meeting {
  readonly provider: string;
  readonly url: string;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

describe('an own meeting', () => {
  const path = (event: number) => `/api/v2/events/${event}/meeting`;
  const read = async (event: number) => (await api.get(path(event), 'admin')).json<{ data: Meeting | null }>().data;
  const set = (event: number, url: string, as: Caller = 'admin') => api.post(path(event), { url }, as);
  const countNews = async (event: number): Promise<number> => {
    await makeNewsDue(api);
    await finishAllJobs(api);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from outbox_mails
      where template = 'eventChanged' and recipient in (select email from attendees where event_id = ${event})`.execute(
      api.deps.db,
    );
    return rows[0]?.count ?? 0;
  };

  test('replaces the made one, is mailed to holders once, and removed', async () => {
    const event = await addEvent(api, { status: 'published', format: 'online' });
    const ticket = await addTicket(api, event);
    const form = toMultipart({ event_id: event, ticket_id: ticket, ...person(event) });
    assert.equal((await api.post('/api/addattend', form)).statusCode, 201);
    assert.equal(await read(event), null);
    await api.post('/api/create_platform_meet', toMultipart({ event_id: event }), 'admin');
    assert.equal((await read(event))?.provider, 'jitsi');
    assert.equal(await countNews(event), 0, 'a first room is no change');

    const url = 'https://meet.example/own-room';
    for (let time = 0; time < 2; time++) assert.equal((await set(event, ` ${url} `)).statusCode, 200);
    const meeting = await read(event);
    assert.deepEqual([meeting?.provider, meeting?.url], ['own', url]);
    assert.equal(await countNews(event), 1);
    const page = await api.get(`/api/events/get/${event}`);
    assert.doesNotMatch(page.body, /own-room/);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries
      where action = 'setMeeting' and row_id = ${String(event)}`.execute(api.deps.db);
    assert.equal(rows[0]?.count, 1);

    for (let time = 0; time < 2; time++)
      assert.equal((await api.post(`${path(event)}/remove`, {}, 'admin')).statusCode, 200);
    assert.equal(await read(event), null);
    assert.equal(await countNews(event), 2);
  });

  test('is set by one request after the other: the second one replaces what the first one has set', async () => {
    const event = await addEvent(api);
    const urls = Array.from({ length: 6 }, (_, index) => `https://meet.example/room-${index}`);
    for (const answer of await Promise.all(urls.map((url) => set(event, url))))
      assert.equal(answer.statusCode, 200, answer.body);
    const { rows } = await sql<{ before: string | null; after: string }>`select before->>'url' as before,
        after->>'url' as after from audit_entries
      where action = 'setMeeting' and row_id = ${String(event)} order by id`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ before: replacedUrl }) => replacedUrl),
      [null, ...rows.slice(0, -1).map(({ after }) => after)],
    );
    assert.deepEqual(rows.map(({ after }) => after).sort(), urls);
  });

  test('has an https address, and is for organisers', async () => {
    const event = await addEvent(api);
    for (const url of ['', 'http://meet.example/x', 'javascript:alert(1)', 'https://', 'https:// x']) {
      const answer = await set(event, url);
      assert.equal(answer.statusCode, 422, url);
    }
    assert.equal((await set(event, 'https://meet.example/x', 'allies')).statusCode, 403);
    assert.equal((await api.get(path(event), 'allies')).statusCode, 403);
    assert.equal((await set(999_999, 'https://meet.example/x')).statusCode, 404);
    assert.equal((await api.get(path(999_999), 'admin')).statusCode, 404);
  });
});
