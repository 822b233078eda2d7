import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person, readDrift } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { asAdmin, createCodeCalls, useCodeAtOnce } from '../../../testing/stages/events/codes-stage';

interface Offer {
  readonly tickets: readonly { readonly id: number; readonly offer_price: number; readonly has_code: boolean }[];
  readonly code: { readonly refusal: string | null } | null;
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

const { send, addCode, hold, usesOf } = createCodeCalls(() => api);

async function copyOf(event: number): Promise<number> {
  const copy = await send<{ id: number }>(`events/${event}/copies`, { starts_at: '2099-06-01T18:00:00Z' }, asAdmin);
  assert.equal(copy.status, 201);
  return copy.data.id;
}

describe('a code', () => {
  test('lowers the price, and its uses come back with the hold', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    await addCode(event, { max_uses: 3 });
    const { data } = await hold(event, ticket, 2, ' hola ');
    assert.deepEqual([data.total, data.discount, await usesOf(event)], [2500, 2500, 2]);
    const refusal = await hold(event, ticket, 2);
    assert.deepEqual([refusal.status, Object.keys(refusal.errors ?? {})], [422, ['code']]);
    await send(`holds/${data.reference}/release`, {}, { key: data.key });
    assert.equal(await usesOf(event), 0);
  });

  test('of an order is used once and lowers the sum', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    await addCode(event, { kind: 'amount', value: 1000, scope: 'order' });
    const { data } = await hold(event, ticket, 3);
    assert.deepEqual([data.total, data.discount, await usesOf(event)], [6500, 1000, 1]);
  });

  test('shows a hidden ticket, and makes it free', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD', visibility: 'code_only' });
    await addCode(event, { value: 100, ticket_ids: [ticket] });
    const offerOf = async (query: string) => (await send<Offer>(`events/${event}/offer${query}`)).data;
    assert.deepEqual((await offerOf('')).tickets, []);
    const { tickets } = await offerOf('?code=hola');
    assert.deepEqual(
      tickets.map((one) => [one.id, one.offer_price, one.has_code]),
      [[ticket, 0, true]],
    );
    assert.equal((await offerOf('?code=HALLO')).code?.refusal, 'unknown');
    assert.equal((await hold(event, ticket, 1, null)).status, 422);
    const { data } = await hold(event, ticket, 1);
    const order = await send<{ state: string }>(`holds/${data.reference}/confirm`, person(1), { key: data.key });
    assert.deepEqual([order.status, order.data.state], [200, 'confirmed']);
  });

  test('with 3 uses is used exactly 3 times by 30 requests at once', () => useCodeAtOnce([api], 30, 3));

  test('is written by organisers only, also in bulk, and stays while it is used', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const rules = { kind: 'unlock', count: 200, prefix: 'AMIGAS-' };
    for (const as of [null, 'allies', 'recruiters'] as const)
      assert.ok([401, 403].includes((await send(`events/${event}/codes/bulk`, rules, { as })).status), String(as));
    const { data } = await send<{ ids: number[] }>(`events/${event}/codes/bulk`, rules, asAdmin);
    assert.equal(data.ids.length, 200);
    const id = await addCode(event);
    const twin = await send(`events/${event}/codes`, { code: 'hola', kind: 'unlock' }, asAdmin);
    assert.deepEqual([twin.status, Object.keys(twin.errors ?? {})], [422, ['code']]);
    await hold(event, ticket, 1);
    assert.deepEqual((await send(`event-codes/${id}/remove`, {}, asAdmin)).code, 'HAS_DEPENDENTS');
    assert.equal((await send(`event-codes/${data.ids[0]}/remove`, {}, asAdmin)).status, 200);
  });
});

describe('codes of an event', () => {
  test('are removed together; used ones stay and are named', async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event);
    const rules = { kind: 'unlock', count: 3 };
    const { data } = await send<{ ids: number[] }>(`events/${event}/codes/bulk`, rules, asAdmin);
    const usedId = await addCode(event);
    await hold(event, ticket, 2);
    const foreignId = await addCode(await addEvent(api));
    const remove = () =>
      send<object>(`events/${event}/codes/remove`, { ids: [...data.ids.slice(1), usedId, foreignId] }, asAdmin);
    assert.deepEqual((await remove()).data, { removed: 2, kept: [{ id: usedId, code: 'HOLA', uses: 2 }] });
    assert.deepEqual((await remove()).data, { removed: 0, kept: [{ id: usedId, code: 'HOLA', uses: 2 }] });
    const list = await send<{ id: number }[]>(`events/${event}/codes`, undefined, asAdmin);
    assert.deepEqual(
      list.data.map(({ id }) => id),
      [usedId, data.ids[0]],
    );
  });

  test('are a file with amounts in whole units and times by the clock of the event', async () => {
    const event = await addEvent(api, { title: 'Códigos' });
    const ticket = await addTicket(api, event, { name: 'Taller', price: 2500, currency: 'USD' });
    await addCode(event, { kind: 'amount', value: 550, ticket_ids: [ticket], ends_at: '2031-01-02T03:04:00Z' });
    await addCode(event, { code: 'MITAD', max_uses: 3, note: '=1+1' });
    const file = await api.get(`/api/v2/events/${event}/codes/file`, 'admin');
    assert.deepEqual(file.body.replace('\uFEFF', '').trim().split('\r\n').slice(1), [
      'HOLA,amount,5.5,USD,ticket,Taller,0,,,,2031-01-01 22:04,',
      "MITAD,percent,50,,ticket,,0,3,,,,'=1+1",
    ]);
    assert.match(String(file.headers['content-disposition']), /codes-codigos.*\.csv/);
    const filteredFile = await api.get(`/api/v2/events/${event}/codes/file?search=mitad`, 'admin');
    assert.equal(filteredFile.body.trim().split('\r\n').length, 2);
  });

  test('keep the change of another editor who was faster', async () => {
    const event = await addEvent(api);
    const id = await addCode(event);
    const [code] = (await send<{ updated_at: string }[]>(`events/${event}/codes`, undefined, asAdmin)).data;
    const edit = (value: number) =>
      send<{ value: number; updated_at: string }>(
        `event-codes/${id}/edit`,
        { code: 'HOLA', kind: 'percent', value, updated_at: code?.updated_at },
        asAdmin,
      );
    assert.equal((await edit(20)).status, 200);
    const late = await edit(30);
    assert.deepEqual([late.status, late.code], [409, 'EDIT_CONFLICT']);
    const [keptCode] = (await send<{ value: number }[]>(`events/${event}/codes`, undefined, asAdmin)).data;
    assert.equal(keptCode?.value, 20);
  });

  test('have another version after each change, also after two in one millisecond', async () => {
    const event = await addEvent(api);
    const id = await addCode(event);
    const time = new Date(api.deps.clock().getTime() + 60_000);
    await api.deps.db.updateTable('event_codes').set({ updated_at: time }).where('id', '=', id).execute();
    const form = { code: 'HOLA', kind: 'percent', value: 20, updated_at: time.toISOString() };
    const answers = [
      await send(`event-codes/${id}/edit`, form, asAdmin),
      await send(`event-codes/${id}/edit`, { ...form, value: 30 }, asAdmin),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 409],
    );
    const [code] = (await send<{ updated_at: string }[]>(`events/${event}/codes`, undefined, asAdmin)).data;
    assert.ok(code && new Date(code.updated_at) > time);
  });
});

describe('a pool', () => {
  test('limits the tickets that share it, also one that moves into it', async () => {
    const event = await addEvent(api);
    const pool = await send<{ id: number }>(`events/${event}/pools`, { name: 'Sala', total: 3 }, asAdmin);
    assert.equal(pool.status, 201);
    const inPool = { pool_id: pool.data.id };
    const tickets = [await addTicket(api, event, inPool), await addTicket(api, event, inPool)];
    const other = await addTicket(api, event);
    assert.equal((await hold(event, tickets[0] ?? 0, 2, null)).status, 201);
    assert.equal((await hold(event, tickets[1] ?? 0, 2, null)).code, 'NOT_ENOUGH');
    assert.equal((await hold(event, other, 2, null)).status, 201);
    const move = await api.post(`/api/editticket?id=${other}`, inPool, 'admin');
    assert.deepEqual(
      [
        move.statusCode,
        move.json<{ errors?: Readonly<Record<string, readonly string[]>> }>().errors?.['pool_id']?.length,
      ],
      [422, 1],
    );
    const small = await send(`event-pools/${pool.data.id}/edit`, { name: 'Sala', total: 1 }, asAdmin);
    assert.deepEqual([small.status, Object.keys(small.errors ?? {})], [422, ['total']]);
    const copies = await send<{ tickets: object[] }[]>(`events/${await copyOf(event)}/pools`, undefined, asAdmin);
    assert.deepEqual(
      copies.data.map(({ tickets: shared }) => shared.length),
      [2],
    );
    // Its removal takes its tickets out, also while they are sold.
    const [removal, ...others] = await Promise.all([
      send(`event-pools/${pool.data.id}/remove`, {}, asAdmin),
      ...tickets.map((ticket) => hold(event, ticket, 1, null)),
    ]);
    assert.equal(removal.status, 200);
    assert.ok(
      others.every(({ status }) => status === 201 || status === 409),
      JSON.stringify(others),
    );
    assert.equal((await send(`event-pools/${pool.data.id}/remove`, {}, asAdmin)).status, 404);
    assert.equal((await hold(event, tickets[1] ?? 0, 5, null)).status, 201);
    const { rows: audits } = await sql`select 1 from audit_entries where resource = 'tickets' and action = 'edit'
      and row_id in (${sql.join(tickets.map(String))}) and "after" ->> 'pool_id' is null`.execute(api.deps.db);
    assert.equal(audits.length, 2);
    assert.deepEqual(await readDrift(api, event), []);
  });

  test('of an earlier tier opens the next one when it is sold out', async () => {
    const event = await addEvent(api);
    const early = await addTicket(api, event, { quantity: 1 });
    const late = await addTicket(api, event, { opens_after_ticket_id: early });
    assert.equal((await hold(event, late, 1, null)).code, 'SALES_NOT_STARTED');
    const { data } = await hold(event, early, 1, null);
    await send(`holds/${data.reference}/confirm`, person(1), { key: data.key });
    assert.equal((await hold(event, late, 1, null)).status, 201);
    const { rows } = await sql<{ name: string; after: string | null }>`select k.id::text as name,
      k.opens_after_ticket_id::text as after from tickets k where event_id = ${await copyOf(event)} order by id`.execute(
      api.deps.db,
    );
    assert.deepEqual([rows[0]?.after, rows[1]?.after], [null, rows[0]?.name]);
    const circle = await api.post(`/api/editticket?id=${early}`, { opens_after_ticket_id: late }, 'admin');
    assert.equal(circle.statusCode, 422);
  });
});
