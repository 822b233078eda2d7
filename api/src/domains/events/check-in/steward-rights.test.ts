import * as attendeesArea from '@enlace/shared-contract/attendees';
import type { WireCall } from '@enlace/shared-contract/calls';
import * as ordersArea from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { isCall } from '../../../kit/core/contract/table-calls';
import type { TestApi } from '../../../testing/build-test-api';
import { person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { type Door, giveTicket, openDoor, redeem } from '../../../testing/stages/events/check-in-stage';

let api: TestApi;
let door: Door;
before(async () => {
  api = await shareTestApi();
  door = await openDoor(api);
});

/** Calls of an area that need a right: lists, orders, answers, messages and files of attendees. */
const guardedCalls = (area: object): readonly WireCall[] =>
  Object.values<unknown>({ ...area })
    .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values<unknown>({ ...table }) : []))
    .filter(isCall)
    .filter(({ access }) => access.kind === 'roles');

const isDoorCall = ({ access }: WireCall): boolean => access.kind === 'roles' && access.permission === 'check_in.scan';

describe('a steward, who only scans', () => {
  test('is refused by every other call for attendees, orders, answers and files', async () => {
    const { id } = await giveTicket(door);
    const { rows } = await sql<{ order_id: number }>`select order_id from attendees where id = ${id}`.execute(
      api.deps.db,
    );
    const idOf = (path: string): number => {
      if (path.includes('/events/')) return door.event;
      if (path.includes('/check-in-lists/')) return door.list;
      return path.includes('/orders/') ? (rows[0]?.order_id ?? 0) : id;
    };
    const calls = [attendeesArea, ordersArea].flatMap(guardedCalls).filter((call) => !isDoorCall(call));
    assert.ok(calls.length > 40, `${calls.length} calls`);
    const open: string[] = [];
    for (const { method, path } of calls) {
      const url = path.replace(/\{\w+\}/g, String(idOf(path)));
      const answer = await (method === 'GET' ? door.steward.get(url) : door.steward.post(url, {}));
      if (answer.statusCode !== 403) open.push(`${method} ${url}: ${answer.statusCode}`);
    }
    assert.deepEqual(open, []);
  });

  test('reads no address in the answers of the door', async () => {
    const { code, number } = await giveTicket(door);
    const { email } = person(number);
    const base = `/api/v2/check-in-lists/${door.list}`;
    const bodies = [JSON.stringify(await redeem(door, { code }))];
    for (const url of [`${base}/counts`, `${base}/snapshot`, `/api/v2/events/${door.event}/check-in-lists`]) {
      const answer = await door.steward.get(url);
      assert.equal(answer.statusCode, 200, answer.body);
      bodies.push(answer.body);
    }
    for (const body of bodies) assert.ok(!body.includes(email) && !body.includes('@'), body);
    assert.equal((await door.steward.get(`${base}/people`)).statusCode, 403);
  });
});
