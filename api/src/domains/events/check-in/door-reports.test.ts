import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import {
  addList,
  type Door,
  giveTicket,
  openDoor,
  redeem,
  scanOf,
  sync,
} from '../../../testing/stages/events/check-in-stage';

interface Report {
  readonly id: number;
  readonly result: string;
  readonly person: string | null;
  readonly code_end: string;
  readonly actor: string | null;
  readonly other: { readonly gate: string } | null;
  readonly seen_at: string | null;
}

let api: TestApi;
let door: Door;
before(async () => {
  api = await shareTestApi();
  door = await openDoor(api);
});

const reportsPath = () => `/api/v2/events/${door.event}/door-reports`;
async function readReports(): Promise<readonly Report[]> {
  const answer = await door.supervisor.get(reportsPath());
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Report[] }>().data;
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const send = (scans: readonly unknown[], values: object = {}, list = door.list, who = door.steward) =>
  who.post(`/api/v2/check-in-lists/${list}/sync`, { scans, ...values });
const resultsOf = (answer: Awaited<ReturnType<typeof send>>) => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: { result: string }[] }>().data.map(({ result }) => result);
};

describe('the clock of a device', () => {
  test('that is 40 minutes slow lets no later scan win: the real first one counts', async () => {
    const anyTime = await addList(door);
    for (const isOffsetKnown of [true, false]) {
      const { code } = await giveTicket(door);
      await sync(door, [scanOf({ code, gate: 'Norte', scanned_at: minutesAgo(20) })], anyTime);
      // Scanned 10 minutes ago by the clock of the server.
      const slowScan = isOffsetKnown
        ? scanOf({ code, gate: 'Sur', scanned_at: minutesAgo(10), clock_offset: 40 * 60_000 })
        : scanOf({ code, gate: 'Sur', scanned_at: minutesAgo(50) });
      const answer = await send([slowScan], { sent_at: minutesAgo(40) }, anyTime);
      const [result] = answer.json<{ data: { result: string; check_in: { gate: string } }[] }>().data;
      assert.deepEqual([result?.result, result?.check_in.gate], ['already', 'Norte']);
    }
  });

  test('that was set after the device learned its difference lets no later scan win', async () => {
    const anyTime = await addList(door);
    const { code } = await giveTicket(door);
    await sync(door, [scanOf({ code, gate: 'Norte', scanned_at: minutesAgo(20) })], anyTime);
    // Scanned 10 minutes ago by a clock that is right by now, less the 40 minutes that it was fast before.
    const staleScan = scanOf({ code, gate: 'Sur', scanned_at: minutesAgo(50), clock_offset: -40 * 60_000 });
    const answer = await send([staleScan], { sent_at: minutesAgo(0) }, anyTime);
    const [result] = answer.json<{ data: { result: string; check_in: { gate: string } }[] }>().data;
    assert.deepEqual([result?.result, result?.check_in.gate], ['already', 'Norte']);
    const { code: other } = await giveTicket(door);
    const endlessScan = scanOf({ code: other, clock_offset: Number.MAX_SAFE_INTEGER });
    assert.deepEqual(resultsOf(await send([endlessScan], { sent_at: minutesAgo(0) }, anyTime)), ['ok']);
  });

  test('that was set right after the scan lets no later scan win', async () => {
    const anyTime = await addList(door);
    const { code } = await giveTicket(door);
    await sync(door, [scanOf({ code, gate: 'Norte', scanned_at: minutesAgo(20) })], anyTime);
    // The device was 40 minutes slow and knew it, so the time of the scan is right.
    const scan = scanOf({ code, gate: 'Sur', scanned_at: minutesAgo(10), clock_offset: 40 * 60_000 });
    const answer = await send([scan], { sent_at: minutesAgo(0) }, anyTime);
    const [result] = answer.json<{ data: { result: string; check_in: { gate: string } }[] }>().data;
    assert.deepEqual([result?.result, result?.check_in.gate], ['already', 'Norte']);
  });

  test('that is years slow refuses no person at a list with an opening time, by which early scans are refused', async () => {
    const scans = [];
    for (const at of ['2020-01-01T18:00:00Z', '2026-04-30T22:00:00Z'])
      scans.push(scanOf({ code: (await giveTicket(door)).code, scanned_at: at }));
    assert.deepEqual(resultsOf(await send(scans)), ['ok', 'not_yet_open']);
  });

  test('does not make a scan with network an early one', async () => {
    const { code } = await giveTicket(door);
    const { check_in: checkIn } = await redeem(door, { code, scanned_at: minutesAgo(40) });
    assert.ok(Date.now() - Date.parse(checkIn?.scanned_at ?? '') < 60_000);
    const { code: other } = await giveTicket(door);
    const correctedScan = await redeem(door, { code: other, scanned_at: minutesAgo(40), sent_at: minutesAgo(40) });
    assert.ok(Date.now() - Date.parse(correctedScan.check_in?.scanned_at ?? '') < 60_000);
  });
});

describe('a scan without network', () => {
  test('that the server refuses, or that replaces another one, is a report until a supervisor has seen it', async () => {
    const formerIds = (await readReports()).map(({ id }) => id);
    const [cancelledTicket, earlyTicket, lateTicket] = [
      await giveTicket(door),
      await giveTicket(door),
      await giveTicket(door),
    ];
    await api.post(`/api/v2/attendees/${cancelledTicket.id}/cancel`, {}, 'admin');
    await sync(door, [scanOf({ code: earlyTicket.code, gate: 'Norte', scanned_at: minutesAgo(5) })]);
    await sync(door, [scanOf({ code: lateTicket.code, gate: 'Norte', scanned_at: minutesAgo(9) })]);
    const later = await addList(door, { opens_at: '2099-01-01' });
    const scans = [
      scanOf({ code: cancelledTicket.code, gate: 'Sur', scanned_at: minutesAgo(8) }),
      scanOf({ code: earlyTicket.code, gate: 'Sur', scanned_at: minutesAgo(8) }),
      scanOf({ code: lateTicket.code, gate: 'Sur', scanned_at: minutesAgo(8) }),
    ];
    assert.deepEqual(resultsOf(await send(scans)), ['cancelled', 'ok', 'already']);
    assert.deepEqual(resultsOf(await send(scans)), ['cancelled', 'ok', 'already']);
    assert.deepEqual(resultsOf(await send([scanOf({ code: earlyTicket.code })], {}, later)), ['not_yet_open']);
    const reports = (await readReports()).filter(({ id }) => !formerIds.includes(id));
    assert.deepEqual(reports.map(({ result }) => result).sort(), ['already', 'cancelled', 'not_yet_open', 'replaced']);
    const replacement = reports.find(({ result }) => result === 'replaced');
    assert.deepEqual([replacement?.other?.gate, replacement?.code_end], ['Norte', earlyTicket.code.slice(-4)]);
    assert.match(replacement?.person ?? '', /^Ana Nº/);
    assert.match(replacement?.actor ?? '', /^Perla/);

    const ids = reports.slice(0, 2).map(({ id }) => id);
    assert.equal((await door.steward.post(`${reportsPath()}/seen`, { ids })).statusCode, 403);
    assert.equal((await door.supervisor.post(`${reportsPath()}/seen`, { ids })).statusCode, 200);
    assert.equal((await readReports()).filter(({ seen_at: at }) => at !== null).length, 2);
  });

  test('that is not readable, or not allowed to its sender, does not keep the others of its device', async () => {
    const { code, id } = await giveTicket(door);
    const longScan = scanOf({ code, gate: 'x'.repeat(70) });
    const scans = [longScan, null, { nonce: 7 }, scanOf(), scanOf({ attendee_id: id }), scanOf({ code })];
    assert.deepEqual(resultsOf(await send(scans)), [...Array.from({ length: 5 }, () => 'not_taken'), 'ok']);
    const reports = (await readReports()).filter(({ result }) => result === 'not_taken');
    assert.ok(reports.some((report) => report.person?.startsWith('Ana Nº')));
    assert.ok(reports.some((report) => report.code_end === code.slice(-4)));
  });

  test('with signs that no database keeps does not keep the others of its device', async () => {
    const [first, last] = [await giveTicket(door), await giveTicket(door)];
    const scans = [
      scanOf({ code: first.code }),
      scanOf({ code: 'no\u0000thing' }),
      scanOf({ code: '\u0000', gate: 'Nor\u0000te', device: 'u\u0000no' }),
      { nonce: 'nonce\u0000', code: 'x\u0000', gate: '\u0000', scanned_at: '-271821-04-20T00:00:00Z' },
      scanOf({ code: last.code, gate: 'Nor\u0000te', device: 'u\u0000no' }),
    ];
    assert.deepEqual(resultsOf(await send(scans)), ['ok', 'unknown', 'not_taken', 'not_taken', 'ok']);
  });

  test('of a removed list is a report', async () => {
    const list = await addList(door);
    const { code, number } = await giveTicket(door);
    assert.equal((await door.supervisor.post(`/api/v2/check-in-lists/${list}/remove`)).statusCode, 200);
    assert.equal((await door.supervisor.get(`/api/v2/check-in-lists/${list}/counts`)).statusCode, 404);
    assert.deepEqual(resultsOf(await send([scanOf({ code })], {}, list)), ['closed']);
    assert.ok((await readReports()).some((report) => report.person === `Ana ${person(number).last_name}`));
  });

  test('whose check-in was undone meanwhile does not count again', async () => {
    const { code, id } = await giveTicket(door);
    const scan = scanOf({ code });
    assert.equal((await redeem(door, scan)).result, 'ok');
    await door.supervisor.post(`/api/v2/check-in-lists/${door.list}/undo`, { attendee_id: id });
    assert.equal((await redeem(door, scan)).result, 'undone');
    assert.deepEqual(resultsOf(await send([scan])), ['undone']);
    assert.equal((await redeem(door, { code })).result, 'ok');
    const { rows } = await sql`select 1 from check_ins where attendee_id = ${id} and undone_at is null`.execute(
      api.deps.db,
    );
    assert.equal(rows.length, 1);
  });
});
