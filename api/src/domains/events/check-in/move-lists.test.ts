import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

interface List {
  readonly name: string;
  readonly ticket_ids: readonly number[];
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

let api: TestApi;
let event: number;
let ticket: number;

/** 18 October 2098, 19:00 in Madrid; the clock changes on 26 October. */
const values = { starts_at: '2098-10-18T17:00:00Z', ends_at: '2098-10-18T19:00:00Z', timezone: 'Europe/Madrid' };

before(async () => {
  api = await shareTestApi();
  event = await addEvent(api, values);
  ticket = await addTicket(api, event);
  await addTicket(api, event, { name: 'Taller' });
  const path = `/api/v2/events/${event}/check-in-lists`;
  // An hour before the start, until an hour after the end.
  const hours = { opens_at: '2098-10-18T16:00:00Z', closes_at: '2098-10-18T20:00:00Z' };
  for (const form of [{ name: 'Entrada', ticket_ids: [ticket], ...hours }, { name: 'Siempre' }])
    assert.equal((await api.post(path, form, 'admin')).statusCode, 201);
});

const listsOf = async (id: number) =>
  (await api.get(`/api/v2/events/${id}/check-in-lists`, 'admin')).json<{ data: List[] }>().data;
const edit = async (id: number, form: object) => {
  const answer = await api.post(`/api/editevent?id=${id}`, toMultipart({ ...form }), 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
};
const hoursOf = async (id: number) =>
  (await listsOf(id)).map(({ opens_at: opens, closes_at: closes }) => [opens, closes]);

describe('the hours of check-in lists', () => {
  test('move with the event, by the clock of its zone', async () => {
    await edit(event, { title: 'Otro título' });
    assert.deepEqual((await hoursOf(event))[0], ['2098-10-18T16:00:00.000Z', '2098-10-18T20:00:00.000Z']);
    // A fortnight later, after the change of the clock.
    await edit(event, { starts_at: '2098-11-01T18:00:00Z', ends_at: '2098-11-01T20:00:00Z' });
    assert.deepEqual(await hoursOf(event), [
      ['2098-11-01T17:00:00.000Z', '2098-11-01T21:00:00.000Z'],
      [null, null],
    ]);
    const { rows } = await sql`select 1 from check_in_lists
      where event_id = ${event} and updated_at > created_at`.execute(api.deps.db);
    assert.equal(rows.length, 2);
    await edit(event, values);
    assert.deepEqual((await hoursOf(event))[0], ['2098-10-18T16:00:00.000Z', '2098-10-18T20:00:00.000Z']);
  });

  test('are those of each date of a series, with its own tickets, also after "this and following"', async () => {
    const rule = { frequency: 'weekly', interval: 1, count: 3 };
    const answer = await api.post(`/api/v2/events/${event}/series`, rule, 'admin');
    assert.equal(answer.statusCode, 201, answer.body);
    const ids = answer.json<{ data: { dates: { event_id: number }[] } }>().data.dates.map(({ event_id: id }) => id);
    const [, second = 0, third = 0] = ids;
    assert.deepEqual(
      (await hoursOf(second))[0],
      ['2098-10-25T16:00:00.000Z', '2098-10-25T20:00:00.000Z'].map((at) => at),
    );
    assert.deepEqual((await hoursOf(third))[0], ['2098-11-01T17:00:00.000Z', '2098-11-01T21:00:00.000Z']);
    const [list] = await listsOf(third);
    assert.equal(list?.ticket_ids.length, 1);
    assert.notDeepEqual(list?.ticket_ids, [ticket]);

    // An hour later.
    const later = { starts_at: '2098-10-18T18:00:00Z', ends_at: '2098-10-18T20:00:00Z' };
    await edit(event, later);
    const copy = await api.post(
      `/api/v2/events/${event}/series/copy`,
      { scope: 'following', parts: ['time'] },
      'admin',
    );
    assert.equal(copy.statusCode, 200, copy.body);
    assert.deepEqual((await hoursOf(event))[0], ['2098-10-18T17:00:00.000Z', '2098-10-18T21:00:00.000Z']);
    assert.deepEqual((await hoursOf(third))[0], ['2098-11-01T18:00:00.000Z', '2098-11-01T22:00:00.000Z']);
  });
});
