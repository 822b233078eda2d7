import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('feeds of jobs and events', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  for (const kind of ['jobs', 'events'])
    test(`${kind} are RSS 2.0 in the requested language, the newest first`, async () => {
      const answer = await api.get(`/api/v2/${kind}/feed?lang=pt`);
      assert.equal(answer.headers['content-type'], 'application/rss+xml; charset=utf-8');
      const dates = [...answer.body.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date]) => Date.parse(date ?? ''));
      assert.ok(dates.length > 10 && dates.length <= 50, `${dates.length} items`);
      assert.deepEqual(
        dates,
        [...dates].sort((one, other) => other - one),
      );
      assert.match(answer.body, new RegExp(`<guid isPermaLink="true">http://localhost:3000/pt/${kind}/`));
      assert.match(answer.body, /<language>pt<\/language>/);
    });

  test('a removed event leaves the feed and the calendar', async () => {
    const { db } = api.deps;
    const { rows } = await sql<{ id: number; slug: string }>`select id, slug from events
      where deleted_at is null and status = 'published' and starts_at > now() order by created_at desc limit 1`.execute(
      db,
    );
    const [event] = rows;
    // Long lines of a calendar are folded.
    const textOf = async (path: string) => (await api.get(path)).body.replaceAll('\r\n ', '');
    const isIn = async (path: string) => (await textOf(path)).includes(`/events/${event?.slug ?? ''}`);
    for (const path of ['/api/v2/events/feed', '/api/v2/events/calendar']) assert.ok(await isIn(path), path);
    await sql`update events set deleted_at = now() where id = ${event?.id ?? 0}`.execute(db);
    for (const path of ['/api/v2/events/feed', '/api/v2/events/calendar']) assert.ok(!(await isIn(path)), path);
    await sql`update events set deleted_at = null where id = ${event?.id ?? 0}`.execute(db);
  });

  test('a chapter has a calendar of its events alone; an unknown chapter has none', async () => {
    const answer = await api.get('/api/v2/events/calendar?chapter=bogota');
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.match(answer.body, /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    assert.match(answer.body, /X-WR-CALNAME:Bogotá · /);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from events e where deleted_at is null
      and exists (select 1 from event_chapters p join chapters c on c.id = p.chapter_id
        where p.event_id = e.id and c.slug = 'bogota')`.execute(api.deps.db);
    assert.equal([...answer.body.matchAll(/BEGIN:VEVENT/g)].length, rows[0]?.count);
    assert.equal((await api.get('/api/v2/events/calendar?chapter=nowhere')).statusCode, 404);
  });

  test('one event is a calendar file of its own; a draft and an unknown event are none', async () => {
    const { rows } = await sql<{ slug: string; title: string }>`select slug, title from events
      where deleted_at is null and status = 'published' and length(title) < 40 order by id limit 1`.execute(
      api.deps.db,
    );
    const event = rows[0];
    const address = `/api/v2/events/calendar?event=${event?.slug}`;
    const answer = await api.get(address);
    assert.equal([...answer.body.matchAll(/BEGIN:VEVENT/g)].length, 1);
    assert.ok(answer.body.includes(`SUMMARY:${event?.title.replace(/([,;])/g, '\\$1')}`));
    assert.equal(answer.headers['content-disposition'], `attachment; filename="${event?.slug}.ics"`);
    assert.equal((await api.get('/api/v2/events/calendar?event=nothing')).statusCode, 404);
    await sql`update events set status = 'draft' where slug = ${event?.slug}`.execute(api.deps.db);
    assert.equal((await api.get(address)).statusCode, 404);
  });
});
