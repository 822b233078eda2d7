import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, cancelEvent, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const path = '/api/v2/my/calendar';
const urlOf = (answer: { json: () => unknown }): string | null =>
  (answer.json() as { data: { url: string | null } }).data.url;
const pathOf = (url: string | null): string => (url ?? '').replace(/^https?:\/\/[^/]+/, '');

async function book(values: object, as: Caller) {
  const event_id = await addEvent(api, values);
  const form = { event_id, ticket_id: await addTicket(api, event_id), ...person(1) };
  const answer = await api.post('/api/addattend', toMultipart(form), as);
  return { event: event_id, attendee: answer.json<{ data: { id: number } }>().data.id };
}

describe('the calendar of a user', () => {
  test('has the own events at a secret address, with cancelled ones marked, until the user ends it', async () => {
    assert.equal((await api.get(path)).statusCode, 401);
    assert.equal(urlOf(await api.get(path, 'allies')), null);
    const [going, endedTicket, movedEvent] = [
      await book({ title: 'Sí voy' }, 'allies'),
      await book({ title: 'Ya no voy' }, 'allies'),
      await book({ title: 'Cancelado' }, 'allies'),
    ];
    const strange = await book({ title: 'De otra persona' }, 'latinas');
    const first = pathOf(urlOf(await api.post(path, undefined, 'allies')));
    assert.equal(pathOf(urlOf(await api.get(path, 'allies'))), first);
    await api.post(`/api/cancelAttendance?id=${endedTicket.attendee}`, undefined, 'allies');
    await cancelEvent(api, movedEvent.event);
    const feed = await api.get(first);
    assert.match(String(feed.headers['content-type']), /^text\/calendar/);
    const statusOf = (event: number) => new RegExp(`UID:event-${event}@[^]*?STATUS:(\\w+)`).exec(feed.body)?.[1];
    assert.deepEqual(
      [going, endedTicket, movedEvent, strange].map(({ event }) => statusOf(event)),
      ['CONFIRMED', 'CANCELLED', 'CANCELLED', undefined],
    );
    const tag = String(feed.headers['etag']);
    assert.equal((await api.get(first, null, { 'if-none-match': tag })).statusCode, 304);
    await api.post(`/api/editevent?id=${going.event}`, toMultipart({ venue_name: 'Otra sala' }), 'admin');
    assert.equal((await api.get(first, null, { 'if-none-match': tag })).statusCode, 200);

    const second = pathOf(urlOf(await api.post(path, undefined, 'allies')));
    assert.equal((await api.get(first)).statusCode, 404, 'a new address ends the one before');
    assert.equal((await api.get(second.replace(/\/\d+-/, '/1-'))).statusCode, 404);
    await api.post(`${path}/remove`, undefined, 'allies');
    assert.equal((await api.get(second)).statusCode, 404);
    assert.equal(urlOf(await api.get(path, 'allies')), null);
  });

  test('of a category has its events alone', async () => {
    const { data: categories } = (await api.get('/api/event_categories/list')).json<{
      data: { slug: string; name: string }[];
    }>();
    const [category] = categories;
    const feed = await api.get(`/api/v2/events/calendar?category=${category?.slug}&lang=en`);
    assert.ok(feed.body.includes(`X-WR-CALNAME:${category?.name}`));
    const list = await api.get(`/api/events/list?category=${category?.slug}`);
    const count = list.json<{ data: object[] }>().data.length;
    assert.ok(count > 0);
    assert.equal([...feed.body.matchAll(/BEGIN:VEVENT/g)].length, count);
    assert.equal((await api.get('/api/v2/events/calendar?category=nothing')).statusCode, 404);
    const tag = String(feed.headers['etag']);
    const again = await api.get(`/api/v2/events/calendar?category=${category?.slug}&lang=en`, null, {
      'if-none-match': tag,
    });
    assert.equal(again.statusCode, 304);
  });
});
