import { type Redemption, snapshotPersonSchema } from '@enlace/shared-contract/attendees';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { before, describe, test } from 'node:test';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import {
  addList,
  type Door,
  giveTicket,
  openDoor,
  redeem,
  scanOf,
  scanTwice,
  sync,
  syncTwoDevices,
} from '../../../testing/stages/events/check-in-stage';
import { insertScan } from './redeem';

const codePattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

let api: TestApi;
let door: Door;
let otherKind: number;

before(async () => {
  api = await shareTestApi();
  door = await openDoor(api);
  otherKind = await addTicket(api, door.event, { name: 'Taller' });
});

const send = (values: object, listId = door.list) =>
  door.steward.post(`/api/v2/check-in-lists/${listId}/redeem`, scanOf(values));

describe('a scan', () => {
  test('of one ticket on five devices at once lets one person in; four learn the time and the gate', async () => {
    const { code } = await giveTicket(door);
    const results = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((gate, index) =>
        redeem(door, { code, gate, device: gate, scanned_at: `2026-05-01T18:00:00.0${index}0Z` }),
      ),
    );
    const winners = results.filter(({ result }) => result === 'ok');
    assert.equal(winners.length, 1);
    const others = results.filter(({ result }) => result === 'already');
    assert.equal(others.length, 4);
    for (const { check_in: checkIn } of others) assert.deepEqual(checkIn, winners[0]?.check_in);
  });

  test('has the same result when its answer was lost and it is sent again', async () => {
    const { code } = await giveTicket(door);
    const first = await redeem(door, { code, nonce: 'lost-answer' });
    assert.equal(first.result, 'ok');
    assert.deepEqual(await redeem(door, { code, nonce: 'lost-answer' }), first);
    const { code: another } = await giveTicket(door);
    assert.equal((await send({ code: another, nonce: 'lost-answer' })).statusCode, 409);
  });

  test('is refused with the reason', async () => {
    const cancelledTicket = await giveTicket(door);
    await api.post(`/api/v2/attendees/${cancelledTicket.id}/cancel`, {}, 'admin');
    const otherEvent = await addEvent(api);
    const stranger = await giveTicket(door, await addTicket(api, otherEvent), otherEvent);
    const workshop = await addList(door, { ticket_ids: [otherKind] });
    const general = await giveTicket(door);
    const later = await addList(door, { opens_at: '2099-01-01' });
    assert.equal((await redeem(door, { code: cancelledTicket.code })).result, 'cancelled');
    const otherEventScan = await redeem(door, { code: stranger.code });
    assert.deepEqual([otherEventScan.result, otherEventScan.attendee], ['wrong_ticket', null]);
    assert.equal((await redeem(door, { code: general.code }, workshop)).result, 'not_on_list');
    assert.equal((await redeem(door, { code: general.code }, later)).result, 'not_yet_open');
    const over = await addList(door, { closes_at: '2020-01-01' });
    assert.equal((await redeem(door, { code: general.code }, over)).result, 'closed');
    assert.equal((await redeem(door, { code: 'nothing' })).result, 'unknown');
    assert.equal((await send({})).statusCode, 422);
    assert.equal((await send({ code: general.code }, 999_999)).statusCode, 404);
    assert.equal((await redeem(door, { code: `https://enlace.example/t/${general.slug}?lang=es` })).result, 'ok');
  });

  test('of a ticket that was paid back and cancelled is refunded, with network and without', async () => {
    const { id, code } = await giveTicket(door);
    await api.post(`/api/v2/attendees/${id}/cancel`, {}, 'admin');
    await sql`with ticket as (update attendees set unit_price = 2000, paid = 2000 where id = ${id} returning order_id)
      update orders set state = 'refunded' where id = (select order_id from ticket)`.execute(api.deps.db);
    assert.equal((await redeem(door, { code })).result, 'refunded');
    assert.equal((await sync(door, [scanOf({ code })]))[0]?.result, 'refunded');
  });

  test('counts again after a supervisor undoes it', async () => {
    const { id, code } = await giveTicket(door);
    await redeem(door, { code });
    const undo = () => door.supervisor.post(`/api/v2/check-in-lists/${door.list}/undo`, { attendee_id: id });
    assert.deepEqual((await undo()).json<{ data: object }>().data, { changed: true });
    assert.deepEqual((await undo()).json<{ data: object }>().data, { changed: false });
    assert.equal((await redeem(door, { code })).result, 'ok');
  });
});

describe('the code of a ticket', () => {
  test('has digits and capital letters that cannot be confused, and is read in small letters, and with O, I and L', async () => {
    const { id, code } = await giveTicket(door);
    assert.match(code, codePattern);
    // With signs that can be mistaken.
    const safeCode = `01${code.slice(2)}`;
    await sql`update attendees set secret = ${safeCode} where id = ${id}`.execute(api.deps.db);
    const typedCodes = [`ol${code.slice(2).toLowerCase()}`, safeCode.toLowerCase(), `OI${code.slice(2)}`, safeCode];
    const results = [];
    for (const typedCode of typedCodes) results.push(await redeem(door, { code: typedCode }));
    assert.deepEqual(
      results.map(({ result, attendee }) => [result, attendee?.id]),
      [['ok', id], ...typedCodes.slice(1).map(() => ['already', id])],
    );
    const [late] = await sync(door, [scanOf({ code: typedCodes[0] })]);
    assert.deepEqual([late?.attendee?.id], [id]);
  });

  test('of a former release stays valid, also from a keyboard with a Spanish or Italian layout', async () => {
    const formerCode = 'aB3-_lIoO0zZ9xYwVuTsRq';
    const { id } = await giveTicket(door);
    await sql`update attendees set secret = ${formerCode} where id = ${id}`.execute(api.deps.db);
    assert.equal((await redeem(door, { code: formerCode.toLowerCase() })).result, 'unknown');
    assert.equal((await redeem(door, { code: formerCode })).result, 'ok');
    assert.equal((await redeem(door, { code: "aB3'?lIoO0zZ9xYwVuTsRq" })).attendee?.id, id);
  });

  test('is named as the former one after a transfer, also in small letters; the new one has the same signs', async () => {
    const { id, code, slug } = await giveTicket(door);
    const { data } = (await api.post('/api/getAttendeeTicket', { slug })).json<{ data: { cancel_token: string } }>();
    const body = { token: data.cancel_token, ...person(9001) };
    assert.equal((await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, body)).statusCode, 200);
    assert.equal((await redeem(door, { code: code.toLowerCase() })).result, 'transferred');
    const { rows } = await sql<{ secret: string }>`select secret from attendees where id = ${id}`.execute(api.deps.db);
    assert.match(rows[0]?.secret ?? '', codePattern);
    assert.equal((await redeem(door, { code: rows[0]?.secret.toLowerCase() })).result, 'ok');
  });

  test('is searched by its end in small letters', async () => {
    const { id, code } = await giveTicket(door);
    const people = `/api/v2/check-in-lists/${door.list}/people?search=${code.slice(-4).toLowerCase()}`;
    const { data } = (await door.supervisor.get(people)).json<{ data: { id: number }[] }>();
    assert.ok(data.some((one) => one.id === id));
  });
});

describe('scans of devices that were offline', () => {
  test('are all kept: 40 of two devices, 4 of them of the same tickets; the earliest wins', () =>
    syncTwoDevices(door, { scans: 20, shared: 4 }));

  test('with a time before the doors replace no check-in, and their result names it', async () => {
    const anyTime = await addList(door);
    const ticket = await giveTicket(door);
    const first = await redeem(
      door,
      { code: ticket.code, gate: 'Norte', scanned_at: new Date().toISOString() },
      anyTime,
    );
    assert.equal(first.result, 'ok');
    for (const year of [1970, 2020]) {
      const scan = scanOf({ code: ticket.code, gate: 'Sur', scanned_at: `${year}-01-01T00:00:00Z` });
      const [result] = await sync(door, [scan], anyTime);
      assert.deepEqual([result?.result, result?.replaced], ['already', null]);
      assert.deepEqual(result?.check_in, first.check_in);
    }
    const other = await giveTicket(door);
    const [late] = await sync(door, [scanOf({ code: other.code, scanned_at: '1970-01-01T00:00:00Z' })], anyTime);
    assert.equal(late?.result, 'ok');
    assert.ok(Date.now() - Date.parse(late?.check_in?.scanned_at ?? '') < 60_000);
    // Within the hours of the doors, the earliest scan wins.
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const [earlier] = await sync(door, [scanOf({ code: ticket.code, gate: 'Sur', scanned_at: hourAgo })], anyTime);
    assert.deepEqual([earlier?.result, earlier?.replaced?.gate], ['ok', 'Norte']);
  });

  test('open only with the code of the ticket, or with its slug', async () => {
    const ticket = await giveTicket(door);
    const answer = await door.steward.get(`/api/v2/check-in-lists/${door.list}/snapshot`);
    const { salt, rows } = answer.json<{ data: { salt: string; rows: [string, string][] } }>().data;
    // None of them can be part of random base64url text.
    for (const secret of ['Nº', ticket.code, ticket.slug, '.org']) assert.ok(!answer.body.includes(secret), secret);
    for (const secret of [ticket.code, ticket.slug]) {
      const derive = (words: string, size: number) => Buffer.from(hkdfSync('sha256', secret, salt, words, size));
      const hash = derive('check-in hash', 16).toString('base64url');
      const box = Buffer.from(rows.find(([text]) => text === hash)?.[1] ?? '', 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', derive('check-in key', 32), box.subarray(0, 12));
      cipher.setAuthTag(box.subarray(-16));
      const text = cipher.update(box.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8');
      const holder = snapshotPersonSchema.parse(JSON.parse(text));
      assert.deepEqual([holder.id, holder.result, holder.ticket], [ticket.id, 'ok', 'Entrada']);
    }
  });
});

describe('the rights at the door', () => {
  test('let stewards scan; supervisors also search, and name a person', async () => {
    const { id, number } = await giveTicket(door);
    const people = `/api/v2/check-in-lists/${door.list}/people?search=${encodeURIComponent(`Nº ${number}`)}`;
    assert.equal((await door.steward.get(people)).statusCode, 403);
    assert.equal((await api.get(people)).statusCode, 401);
    assert.equal((await send({ attendee_id: id })).statusCode, 403);
    assert.equal(
      (await door.steward.post(`/api/v2/events/${door.event}/check-in-lists`, { name: 'Otra' })).statusCode,
      403,
    );
    const manual = await door.supervisor.post(
      `/api/v2/check-in-lists/${door.list}/redeem`,
      scanOf({ attendee_id: id }),
    );
    assert.equal(manual.json<{ data: Redemption }>().data.result, 'ok');
    const rowsOfName = (await door.supervisor.get(people)).json<{
      data: { id: number; check_in: { gate: string } }[];
    }>().data;
    assert.deepEqual([rowsOfName[0]?.id, rowsOfName[0]?.check_in.gate], [id, 'Norte']);
    const rows = (await api.get(`/api/v2/events/${door.event}/attendees?per_page=100`, 'admin')).json<{
      data: { id: number; checked_in_at: string | null }[];
    }>().data;
    const checkedInAt = rows.find((row) => row.id === id)?.checked_in_at ?? '';
    assert.ok(Date.now() - Date.parse(checkedInAt) < 60_000, checkedInAt);
  });
});

describe('a check-in list', () => {
  test('is edited, and removed until its first scan', async () => {
    const id = await addList(door);
    const path = `/api/v2/check-in-lists/${id}`;
    const form = { name: 'Taller', ticket_ids: [otherKind], opens_at: '2026-05-02', closes_at: '2026-05-01' };
    const refusal = await door.supervisor.post(path, form);
    assert.deepEqual(
      [refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)],
      [422, ['closes_at']],
    );
    assert.equal((await door.supervisor.post(path, { name: 'Taller', ticket_ids: [999_999] })).statusCode, 422);
    const editAnswer = await door.supervisor.post(path, { ...form, opens_at: '', closes_at: '' });
    assert.deepEqual(editAnswer.json<{ data: { name: string; ticket_ids: number[] } }>().data.ticket_ids, [otherKind]);
    assert.equal((await door.supervisor.post(`${path}/remove`)).statusCode, 200);
    assert.equal((await door.supervisor.post(`${path}/remove`)).statusCode, 404);
    assert.equal((await door.supervisor.post(`/api/v2/check-in-lists/${door.list}/remove`)).statusCode, 409);
  });

  test('takes no scan that was checked before the removal and is written after it', async () => {
    const list = await addList(door);
    const { id, code } = await giveTicket(door);
    assert.equal((await door.supervisor.post(`/api/v2/check-in-lists/${list}/remove`)).statusCode, 200);
    const author = { viewer: null, origin: programOrigin, locale: 'en' } as const;
    const writing = { ...author, deps: api.deps, now: api.deps.clock() };
    assert.equal(await insertScan(api.deps.db, list, scanOf({ code }), { writing, attendeeId: id }), false);
  });
});

test('a scan at the gate and the same ticket from an offline device do not wait for each other', () =>
  scanTwice(door, 4));

test('a ticket that was used at the door is not given away', async () => {
  const { code, slug } = await giveTicket(door);
  const { data } = (await api.post('/api/getAttendeeTicket', { slug })).json<{ data: { cancel_token: string } }>();
  assert.equal((await redeem(door, { code })).result, 'ok');
  const body = { token: data.cancel_token, ...person(9000) };
  const answer = await api.post(`/api/v2/attendee-tickets/${slug}/transfer`, body);
  assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [409, 'CONFLICT']);
});
