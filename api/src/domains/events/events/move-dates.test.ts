import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { toMultipart } from '../../../testing/bodies';
import type { Caller, TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const edit = (event: number, values: object, as: Caller = 'admin') =>
  api.post(`/api/editevent?id=${event}`, toMultipart({ ...values }), as);

/** Before the clock of Madrid changes on 26 October 2098. */
const madrid = {
  timezone: 'Europe/Madrid',
  starts_at: '2098-10-21T17:00:00Z',
  ends_at: '2098-10-21T19:00:00Z',
  cancel_until: '2098-10-20T17:00:00Z',
};
/** A week later at the same hour, after the change of the clock. */
const nextWeek = { starts_at: '2098-10-28T18:00:00Z', ends_at: '2098-10-28T20:00:00Z' };

interface Dates {
  readonly limit: Date | null;
  readonly sales: readonly (readonly [string | null, string | null])[];
}

async function datesOf(event: number): Promise<Dates> {
  const { rows } = await sql<Dates>`select e.cancel_until as limit, (select jsonb_agg(jsonb_build_array(
      to_char(k.sale_starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
      to_char(k.sale_ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')) order by k.id)
    from tickets k where k.event_id = e.id) as sales from events e where e.id = ${event}`.execute(api.deps.db);
  assert.ok(rows[0]);
  return rows[0];
}

async function addMadrid(): Promise<number> {
  const event = await addEvent(api, madrid);
  await addTicket(api, event, { sale_starts_at: '2098-10-01T07:00:00Z', sale_ends_at: '2098-10-21T15:00:00Z' });
  await addTicket(api, event, { sale_ends_at: '2098-10-23T15:00:00Z' });
  await addTicket(api, event);
  return event;
}

describe('an event that moves', () => {
  test('takes the sale of its tickets with it by the clock of its zone, once, in one revision', async () => {
    const event = await addMadrid();
    const move = { ...nextWeek, moves_dates: 'true' };
    assert.equal((await edit(event, move)).statusCode, 200);
    assert.equal((await edit(event, move)).statusCode, 200, 'the same edit again moves nothing');
    const { limit, sales } = await datesOf(event);
    assert.equal(limit?.toISOString(), '2098-10-27T18:00:00.000Z');
    assert.deepEqual(sales, [
      ['2098-10-08 07:00', '2098-10-28 16:00'],
      [null, '2098-10-30 16:00'],
      [null, null],
    ]);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries
      where resource = 'tickets' and action = 'edit' and row_id in (select id::text from tickets where event_id = ${event})`.execute(
      api.deps.db,
    );
    assert.equal(rows[0]?.count, 2);
  });

  test('keeps the hours of the sale when its zone changes, and an end of cancellation that is set with the move', async () => {
    const event = await addMadrid();
    // 19:00 in Bogota.
    const bogota = { timezone: 'America/Bogota', starts_at: '2098-10-22T00:00:00Z', ends_at: '2098-10-22T02:00:00Z' };
    const limit = '2098-10-19T12:00:00.000Z';
    await edit(event, { ...bogota, cancel_until: limit, moves_dates: 'true' });
    const dates = await datesOf(event);
    assert.equal(dates.limit?.toISOString(), limit);
    assert.deepEqual(dates.sales[0], ['2098-10-01 14:00', '2098-10-21 22:00']);
  });

  test('moves an end of cancellation that only the new zone of the form has changed', async () => {
    const event = await addMadrid();
    // 19:00 in Bogota, a week later; the end of cancellation has the same digits as before, 19:00 on 20 October.
    const bogota = { timezone: 'America/Bogota', starts_at: '2098-10-29T00:00:00Z', ends_at: '2098-10-29T02:00:00Z' };
    await edit(event, { ...bogota, cancel_until: '2098-10-21T00:00:00Z', moves_dates: 'true' });
    const { limit, sales } = await datesOf(event);
    assert.deepEqual([limit?.toISOString(), sales[0]?.[1]], ['2098-10-28T00:00:00.000Z', '2098-10-28 22:00']);
  });

  test('leaves the sale as it is without the wish, without a move, and in a refused edit', async () => {
    const event = await addMadrid();
    const former = await datesOf(event);
    await edit(event, nextWeek);
    assert.equal((await edit(event, { title: 'Sala', moves_dates: 'true' })).statusCode, 200);
    const wrongEdit = { starts_at: '2098-12-01T18:00:00Z', moves_dates: 'true' };
    assert.equal((await edit(event, wrongEdit)).statusCode, 422);
    assert.equal((await edit(event, { ...nextWeek, timezone: 'Mars/One', moves_dates: 'true' })).statusCode, 422);
    assert.equal((await edit(event, { starts_at: madrid.starts_at, moves_dates: 'true' }, 'founders')).statusCode, 403);
    assert.deepEqual(await datesOf(event), former);
  });

  test('does not interrupt a sale that has begun', async () => {
    const event = await addEvent(api, madrid);
    await addTicket(api, event, { sale_starts_at: '2020-01-01T07:00:00Z', sale_ends_at: '2098-10-21T15:00:00Z' });
    const far = { starts_at: '2198-10-21T17:00:00Z', ends_at: '2198-10-21T19:00:00Z', moves_dates: 'true' };
    assert.equal((await edit(event, far)).statusCode, 200);
    assert.deepEqual((await datesOf(event)).sales, [['2020-01-01 07:00', '2198-10-21 15:00']]);
  });

  test('takes its codes with it, also in a series, but not those that have ended', async () => {
    const event = await addEvent(api, madrid);
    const series = await api.post(`/api/v2/events/${event}/series`, { frequency: 'daily', count: 2 }, 'admin');
    const other = series.json<{ data: { dates: { event_id: number }[] } }>().data.dates[1]?.event_id ?? 0;
    const dates = [
      { starts_at: '2098-10-01T07:00:00Z', ends_at: '2098-10-21T15:00:00Z' },
      { starts_at: '2020-01-01T07:00:00Z', ends_at: '2098-10-21T15:00:00Z' },
      { starts_at: '2098-10-01T07:00:00Z' },
      { ends_at: '2021-01-01T07:00:00Z' },
      {},
    ];
    for (const id of [event, other])
      for (const [index, times] of dates.entries()) {
        const code = { code: `HOLA${index}`, kind: 'percent', value: 10, ...times };
        assert.equal((await api.post(`/api/v2/events/${id}/codes`, code, 'admin')).statusCode, 201);
      }
    const codesOf = async (id: number) => {
      const { rows } = await sql<{
        dates: string;
      }>`select concat_ws(' ', to_char(starts_at at time zone 'UTC', 'YYMMDD-HH24'),
          '>', to_char(ends_at at time zone 'UTC', 'YYMMDD-HH24')) as dates from event_codes
        where event_id = ${id} order by code`.execute(api.deps.db);
      return rows.map((row) => row.dates);
    };
    const former = await codesOf(event);
    await edit(event, { ...nextWeek, moves_dates: 'false' });
    assert.deepEqual(await codesOf(event), former);
    await edit(event, madrid);
    assert.equal((await edit(event, { ...nextWeek, moves_dates: 'true' })).statusCode, 200);
    const copy = await api.post(`/api/v2/events/${event}/series/copy`, { scope: 'all', parts: ['time'] }, 'admin');
    assert.equal(copy.statusCode, 200, copy.body);
    const later = ['981008-07 > 981028-16', '200108-07 > 981028-16', '981008-07 >', '> 210101-07', '>'];
    assert.deepEqual([await codesOf(event), await codesOf(other)], [later, later]);
  });
});
