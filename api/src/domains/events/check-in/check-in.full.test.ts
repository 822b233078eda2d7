import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { buildTestApi } from '../../../testing/build-test-api';
import {
  type Door,
  giveTicket,
  openDoor,
  redeem,
  scanOf,
  scanTwice,
  sync,
  syncTwoDevices,
} from '../../../testing/stages/events/check-in-stage';

let door: Door;
before(async () => {
  door = await openDoor(await buildTestApi());
});
after(() => door.api.close());

test('scans of devices that were offline are all kept: 500 of two devices, 20 of them of the same tickets; the earliest wins', () =>
  syncTwoDevices(door, { scans: 250, shared: 20 }));

test('a scan at the gate and the same ticket from an offline device do not wait for each other', () =>
  scanTwice(door, 20));

test('an earlier scan that cannot be written leaves the present check-in', async () => {
  const { db } = door.api.deps;
  const { id, code } = await giveTicket(door);
  assert.equal((await redeem(door, { code })).result, 'ok');
  await sql`create function skip_row() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
  await sql`create trigger skip_scan before insert on check_ins for each row when (new.gate = 'Sur')
    execute function skip_row()`.execute(db);
  const [result] = await sync(door, [scanOf({ code, gate: 'Sur' })]);
  assert.equal(result?.result, 'not_taken');
  const { rows } = await sql`select gate from check_ins where attendee_id = ${id} and is_valid`.execute(db);
  assert.deepEqual(rows, [{ gate: 'Norte' }]);
});
