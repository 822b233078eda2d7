import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

async function addEventIn(country: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from chapters where country_code = ${country}
    and deleted_at is null order by id limit 1`.execute(api.deps.db);
  const [chapter] = rows;
  assert.ok(chapter, country);
  return addEvent(api, { attach_chapters: [chapter.id] });
}

const read = async (id: number) =>
  (await api.get(`/api/events/get/${id}`, 'admin')).json<{ data: { currency: string } }>().data.currency;
const currencyOf = async (ticket: number) => {
  const { rows } = await sql<{ currency: string }>`select currency from tickets where id = ${ticket}`.execute(
    api.deps.db,
  );
  return rows[0]?.currency;
};
const edit = (ticket: number, values: object) => api.post(`/api/editticket?id=${ticket}`, values, 'admin');

describe('the currency of a ticket', () => {
  test('is that of the country of the chapter, also before the first ticket', async () => {
    for (const [country, currency] of [
      ['BR', 'BRL'],
      ['MX', 'MXN'],
    ] as const) {
      const event = await addEventIn(country);
      assert.equal(await read(event), currency);
      assert.equal(await currencyOf(await addTicket(api, event, { price: 1000 })), currency);
    }
    assert.equal(await currencyOf(await addTicket(api, await addEvent(api))), 'USD');
  });

  test('of an event is that of its tickets with a price', async () => {
    const event = await addEvent(api);
    await addTicket(api, event, { currency: 'USD' });
    await addTicket(api, event, { price: 5000, currency: 'CLP' });
    assert.equal(await read(event), 'CLP');
  });

  test('stays the same once a seat is sold or held for a price', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    assert.equal((await edit(ticket, { currency: 'CLP' })).statusCode, 200);
    assert.equal((await edit(ticket, { currency: 'USD' })).statusCode, 200);
    const hold = await api.post(`/api/v2/events/${event}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
    assert.equal(hold.statusCode, 201);
    for (const values of [{ currency: 'CLP' }, { currency: 'CLP', price: 0 }]) {
      const answer = await edit(ticket, values);
      assert.equal(answer.statusCode, 422, answer.body);
      assert.match(answer.json<{ errors: { currency: string[] } }>().errors.currency[0] ?? '', /sold in USD/);
    }
    assert.equal((await edit(ticket, { price: 3000, currency: 'USD' })).statusCode, 200);
    const { reference, key } = hold.json<{ data: { reference: string; key: string } }>().data;
    const url = `/api/v2/holds/${reference}/release`;
    assert.equal((await api.send({ method: 'POST', url, headers: { 'x-hold-key': key } })).statusCode, 200);
    assert.equal((await edit(ticket, { currency: 'CLP' })).statusCode, 200);
  });
});
