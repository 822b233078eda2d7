import { type Redemption, snapshotPersonSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { after, before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';

interface Ticket {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
}
interface Synced extends Redemption {
  readonly nonce: string;
  readonly replaced: { readonly gate: string } | null;
}

let api: TestApi;
let eventId: number;
let ticketId: number;
let otherKind: number;
let list: number;
let steward: TestPerson;
let supervisor: TestPerson;
let count = 0;

before(async () => {
  api = await buildTestApi();
  eventId = await addEvent(api);
  ticketId = await addTicket(api, eventId);
  otherKind = await addTicket(api, eventId, { name: 'Taller' });
  steward = await addPerson(api, { permissions: ['check_in.scan'] });
  supervisor = await addPerson(api, { permissions: ['check_in.scan', 'check_in.supervise'] });
  list = await addList();
});
after(() => api.close());

async function addList(values: object = {}, event = eventId): Promise<number> {
  const answer = await supervisor.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Entrada', ...values });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

async function giveTicket(kind = ticketId, event = eventId): Promise<Ticket> {
  count += 1;
  const body = { ticket_id: kind, ...person(count) };
  const answer = await api.post(`/api/v2/events/${event}/attendees`, body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json<{ data: { id: number } }>().data;
  const { rows } = await sql<Ticket>`select id, secret as code, slug from attendees where id = ${id}`.execute(
    api.deps.db,
  );
  return rows[0] ?? { id: 0, code: '', slug: '' };
}

const scanOf = (values: object = {}) => {
  count += 1;
  return {
    nonce: `nonce-of-scan-${count}`,
    scanned_at: '2026-05-01T18:00:00Z',
    gate: 'Norte',
    device: 'uno',
    ...values,
  };
};
const send = (values: object, listId = list) => steward.post(`/api/v2/check-in-lists/${listId}/redeem`, scanOf(values));
const redeem = async (values: object, listId = list): Promise<Redemption> => {
  const answer = await send(values, listId);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Redemption }>().data;
};
const sync = async (scans: readonly object[], listId = list): Promise<readonly Synced[]> => {
  const answer = await steward.post(`/api/v2/check-in-lists/${listId}/sync`, { scans });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Synced[] }>().data;
};

describe('a scan', () => {
  test('of one ticket on five devices at once lets one person in; four learn the time and the gate', async () => {
    const { code } = await giveTicket();
    const results = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((gate, index) =>
        redeem({ code, gate, device: gate, scanned_at: `2026-05-01T18:00:00.0${index}0Z` }),
      ),
    );
    const winners = results.filter(({ result }) => result === 'ok');
    assert.equal(winners.length, 1);
    const others = results.filter(({ result }) => result === 'already');
    assert.equal(others.length, 4);
    for (const { check_in: checkIn } of others) assert.deepEqual(checkIn, winners[0]?.check_in);
  });

  test('has the same result when its answer was lost and it is sent again', async () => {
    const { code } = await giveTicket();
    const first = await redeem({ code, nonce: 'lost-answer' });
    assert.equal(first.result, 'ok');
    assert.deepEqual(await redeem({ code, nonce: 'lost-answer' }), first);
    const { code: another } = await giveTicket();
    assert.equal((await send({ code: another, nonce: 'lost-answer' })).statusCode, 409);
  });

  test('is refused with the reason', async () => {
    const cancelledTicket = await giveTicket();
    await api.post(`/api/v2/attendees/${cancelledTicket.id}/cancel`, {}, 'admin');
    const otherEvent = await addEvent(api);
    const stranger = await giveTicket(await addTicket(api, otherEvent), otherEvent);
    const workshop = await addList({ ticket_ids: [otherKind] });
    const general = await giveTicket();
    const later = await addList({ opens_at: '2099-01-01' });
    assert.equal((await redeem({ code: cancelledTicket.code })).result, 'cancelled');
    const otherEventScan = await redeem({ code: stranger.code });
    assert.deepEqual([otherEventScan.result, otherEventScan.attendee], ['wrong_ticket', null]);
    assert.equal((await redeem({ code: general.code }, workshop)).result, 'not_on_list');
    assert.equal((await redeem({ code: general.code }, later)).result, 'not_yet_open');
    const over = await addList({ closes_at: '2020-01-01' });
    assert.equal((await redeem({ code: general.code }, over)).result, 'closed');
    assert.equal((await redeem({ code: 'nothing' })).result, 'unknown');
    assert.equal((await send({})).statusCode, 422);
    assert.equal((await send({ code: general.code }, 999_999)).statusCode, 404);
    assert.equal((await redeem({ code: `https://enlace.example/t/${general.slug}?lang=es` })).result, 'ok');
  });

  test('counts again after a supervisor undoes it', async () => {
    const { id, code } = await giveTicket();
    await redeem({ code });
    const undo = () => supervisor.post(`/api/v2/check-in-lists/${list}/undo`, { attendee_id: id });
    assert.deepEqual((await undo()).json<{ data: object }>().data, { changed: true });
    assert.deepEqual((await undo()).json<{ data: object }>().data, { changed: false });
    assert.equal((await redeem({ code })).result, 'ok');
  });
});

describe('scans of devices that were offline', () => {
  test('are all kept: 500 of two devices, 20 of them of the same tickets; the earliest wins', async () => {
    const gala = await addEvent(api);
    const kind = await addTicket(api, gala, { quantity: 480 });
    const doors = await addList({}, gala);
    await sql`with o as (insert into orders (event_id, reference, state, currency, confirmed_at)
        values (${gala}, 'gala', 'confirmed', 'USD', now()) returning id)
      insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
      select ${gala}, ${kind}, o.id, 'Ana', n, 'ana@example.org', 'gala-' || n, 'gala-code-' || n
      from o, generate_series(0, 479) n`.execute(api.deps.db);
    const scan = (device: string, number: number, minute: number) =>
      scanOf({ code: `gala-code-${number}`, device, gate: device, scanned_at: minuteOf(minute) });
    // Device B scans the first twenty tickets of device A again: half of them earlier, half later.
    const first = Array.from({ length: 250 }, (_, number) => scan('A', number, 20));
    const second = Array.from({ length: 250 }, (_, index) =>
      scan('B', index < 20 ? index : index + 230, index < 10 ? 10 : 30),
    );
    await sync(first, doors);
    const results = await sync(second, doors);
    assert.equal(results.filter(({ replaced: laterScan }) => laterScan?.gate === 'A').length, 10);
    assert.equal(results.filter(({ result }) => result === 'already').length, 10);
    assert.deepEqual(
      (await sync(second, doors)).map(({ result }) => result),
      results.map(({ result }) => result),
    );
    const counts = await steward.get(`/api/v2/check-in-lists/${doors}/counts`);
    assert.deepEqual(counts.json<{ data: object }>().data, {
      expected: 480,
      checked_in: 480,
      gates: [
        { gate: 'A', checked_in: 240 },
        { gate: 'B', checked_in: 240 },
      ],
    });
  });

  test('open only with the code of the ticket', async () => {
    const ticket = await giveTicket();
    const answer = await steward.get(`/api/v2/check-in-lists/${list}/snapshot`);
    const { salt, rows } = answer.json<{ data: { salt: string; rows: [string, string][] } }>().data;
    for (const secret of ['Ana', ticket.code, ticket.slug, 'example.org']) assert.ok(!answer.body.includes(secret));
    const derive = (words: string, size: number) => Buffer.from(hkdfSync('sha256', ticket.code, salt, words, size));
    const hash = derive('check-in hash', 16).toString('base64url');
    const box = Buffer.from(rows.find(([text]) => text === hash)?.[1] ?? '', 'base64url');
    const cipher = createDecipheriv('aes-256-gcm', derive('check-in key', 32), box.subarray(0, 12));
    cipher.setAuthTag(box.subarray(-16));
    const text = cipher.update(box.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8');
    const holder = snapshotPersonSchema.parse(JSON.parse(text));
    assert.deepEqual([holder.id, holder.result, holder.ticket], [ticket.id, 'ok', 'Entrada']);
  });
});

function minuteOf(minute: number): string {
  return new Date(Date.UTC(2026, 4, 1, 18, minute)).toISOString();
}

describe('the rights at the door', () => {
  test('let stewards scan; supervisors also search, undo, and name a person', async () => {
    const { id } = await giveTicket();
    const people = `/api/v2/check-in-lists/${list}/people?search=${encodeURIComponent(`Nº ${count}`)}`;
    assert.equal((await steward.get(people)).statusCode, 403);
    assert.equal((await api.get(people)).statusCode, 401);
    assert.equal((await send({ attendee_id: id })).statusCode, 403);
    const undoPath = `/api/v2/check-in-lists/${list}/undo`;
    assert.equal((await steward.post(undoPath, { attendee_id: id })).statusCode, 403);
    assert.equal((await steward.post(`/api/v2/events/${eventId}/check-in-lists`, { name: 'Otra' })).statusCode, 403);
    const manual = await supervisor.post(`/api/v2/check-in-lists/${list}/redeem`, scanOf({ attendee_id: id }));
    assert.equal(manual.json<{ data: Redemption }>().data.result, 'ok');
    const rowsOfName = (await supervisor.get(people)).json<{ data: { id: number; check_in: { gate: string } }[] }>()
      .data;
    assert.deepEqual([rowsOfName[0]?.id, rowsOfName[0]?.check_in.gate], [id, 'Norte']);
    const rows = (await api.get(`/api/v2/events/${eventId}/attendees?per_page=100`, 'admin')).json<{
      data: { id: number; checked_in_at: string | null }[];
    }>().data;
    assert.equal(rows.find((row) => row.id === id)?.checked_in_at, '2026-05-01T18:00:00.000Z');
  });
});

describe('a check-in list', () => {
  test('is edited, and removed until its first scan', async () => {
    const id = await addList();
    const path = `/api/v2/check-in-lists/${id}`;
    const form = { name: 'Taller', ticket_ids: [otherKind], opens_at: '2026-05-02', closes_at: '2026-05-01' };
    const refusal = await supervisor.post(path, form);
    assert.deepEqual(
      [refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)],
      [422, ['closes_at']],
    );
    assert.equal((await supervisor.post(path, { name: 'Taller', ticket_ids: [999_999] })).statusCode, 422);
    const editAnswer = await supervisor.post(path, { ...form, opens_at: '', closes_at: '' });
    assert.deepEqual(editAnswer.json<{ data: { name: string; ticket_ids: number[] } }>().data.ticket_ids, [otherKind]);
    assert.equal((await supervisor.post(`${path}/remove`)).statusCode, 200);
    assert.equal((await supervisor.post(`${path}/remove`)).statusCode, 404);
    assert.equal((await supervisor.post(`/api/v2/check-in-lists/${list}/remove`)).statusCode, 409);
  });
});

test('a scan at the gate and the same ticket from an offline device do not wait for each other', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { code } = await giveTicket();
    const [online, [offline]] = await Promise.all([redeem({ code }), sync([scanOf({ code, gate: 'Sur' })])]);
    assert.ok(['ok', 'already'].includes(online.result) && ['ok', 'already'].includes(offline?.result ?? ''));
    assert.ok(online.result === 'ok' || offline?.result === 'ok');
  }
});

test('one scan that is no good does not keep the others of its device', async () => {
  const { code, id } = await giveTicket();
  const results = await sync([scanOf(), scanOf({ attendee_id: id }), scanOf({ code })]);
  assert.deepEqual(
    results.map(({ result }) => result),
    ['unknown', 'unknown', 'ok'],
  );
});

test('a ticket that was used at the door is not given away', async () => {
  const { code, slug } = await giveTicket();
  const { data } = (await api.post('/api/getAttendeeTicket', { slug })).json<{ data: { cancel_token: string } }>();
  assert.equal((await redeem({ code })).result, 'ok');
  const body = { token: data.cancel_token, ...person(9000) };
  const answer = await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, body);
  assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, 'CONFLICT']);
});
