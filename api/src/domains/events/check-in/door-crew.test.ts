import { attendeeChangeCalls, checkInCalls, doorCrewCalls, doorRight } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addPerson, type TestPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import {
  addList,
  addToCrew,
  type Door,
  giveTicket,
  openDoor,
  scanOf,
  sync,
} from '../../../testing/stages/events/check-in-stage';

let api: TestApi;
let door: Door;
before(async () => {
  api = await shareTestApi();
  door = await openDoor(api);
});

const { checkInMany, undoCheckInMany } = attendeeChangeCalls;
const doorCalls = { ...checkInCalls, checkInMany, undoCheckInMany };

/** Calls of lists and events, with a body that each accepts. */
const bodies: Readonly<Record<string, object>> = {
  addCheckInList: { name: 'Otra' },
  editCheckInList: { name: 'Otra' },
  redeemTicket: scanOf({ code: 'nothing' }),
  undoCheckIn: { attendee_id: 1 },
  syncCheckIns: { scans: [scanOf({ code: 'nothing' })] },
  walkIn: {
    ...scanOf(),
    key: 'key-of-a-stranger',
    ticket_id: 1,
    first_name: 'Ana',
    last_name: 'Luna',
    paid: 'free',
  },
  seeReports: { ids: [1] },
  checkInMany: { ids: [1], key: 'key-of-a-stranger' },
  undoCheckInMany: { ids: [1] },
};
const stewardCalls = ['lists', 'redeemTicket', 'undoCheckIn', 'syncCheckIns', 'snapshot', 'counts'];

async function askAll(person: TestPerson, { event, list }: Pick<Door, 'event' | 'list'>) {
  const states: Record<string, number> = {};
  for (const [name, { method, path }] of Object.entries(doorCalls)) {
    const url = path.replace('{id}', String(path.includes('/events/') ? event : list));
    const answer = method === 'GET' ? await person.get(url) : await person.post(url, bodies[name]);
    states[name] = answer.statusCode;
  }
  return states;
}

const sameFor = (names: readonly string[], state: number) => Object.fromEntries(names.map((name) => [name, state]));
const allCalls = Object.keys(doorCalls);

describe('the crew of an event', () => {
  test('reaches no door of another event, also with the permissions of a role', async () => {
    const otherEvent = await addEvent(api);
    const otherDoor = { event: otherEvent, list: await addListAsAdmin(otherEvent) };
    const supervisor = await addPerson(api, { roles: ['supervisor'] });
    await addToCrew(api, door.event, supervisor, 'supervisor');
    assert.deepEqual(await askAll(supervisor, otherDoor), sameFor(allCalls, 404));
    assert.deepEqual(await askAll(supervisor, { event: 999_999, list: 999_999 }), sameFor(allCalls, 404));
    const { rows } = await sql`select 1 from check_in_lists where event_id = ${otherEvent} and name = 'Otra'`.execute(
      api.deps.db,
    );
    assert.equal(rows.length, 0);
  });

  test('has stewards, who only scan, and see no list of people', async () => {
    const states = await askAll(door.steward, door);
    assert.deepEqual(
      Object.entries(states)
        .filter(([, state]) => state !== 403)
        .map(([name]) => name)
        .sort(),
      [...stewardCalls].sort(),
    );
    const lists = (await door.steward.get(`/api/v2/events/${door.event}/check-in-lists`)).json<{
      meta: { abilities: object };
    }>();
    assert.deepEqual(lists.meta.abilities, { scan: true, supervise: false, add: false });
  });

  test('is chosen by organisers, by the address of an account', async () => {
    const path = doorCrewCalls.list.path.replace('{id}', String(door.event));
    const refusal = await api.post(path, { email: 'none@example.org', role: 'steward' }, 'admin');
    assert.deepEqual([refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)], [422, ['email']]);
    assert.equal((await door.supervisor.get(path)).statusCode, 403);
    const person = await addPerson(api);
    await addToCrew(api, door.event, { email: person.email.toUpperCase() }, 'steward');
    await addToCrew(api, door.event, person, 'supervisor');
    const { data } = (await api.get(path, 'admin')).json<{ data: { user_id: number; role: string }[] }>();
    assert.deepEqual(
      data.filter((member) => member.user_id === person.id).map(({ role }) => role),
      ['supervisor'],
    );
    assert.equal((await person.get(`/api/v2/check-in-lists/${door.list}/people`)).statusCode, 200);
    assert.equal((await api.post(`${path}/remove`, { user_id: person.id }, 'admin')).statusCode, 200);
    assert.equal((await api.post(`${path}/remove`, { user_id: person.id }, 'admin')).statusCode, 200);
    assert.equal((await person.get(`/api/v2/check-in-lists/${door.list}/people`)).statusCode, 404);
  });

  test('finds its doors and their pages, as long as it works there', async () => {
    const person = await addPerson(api);
    const doorsOf = async () => {
      const { data } = (await person.get(doorCrewCalls.mine.path)).json<{
        data: { event_id: number; role: string }[];
      }>();
      const rights = (await person.get('/api/v2/viewer')).body;
      return [data.map(({ event_id: id, role }) => [id, role]), rights.includes('check_in.door')];
    };
    assert.deepEqual(await doorsOf(), [[], false]);
    await addToCrew(api, door.event, person, 'steward');
    assert.deepEqual(await doorsOf(), [[[door.event, 'steward']], true]);
  });

  test('works at its door until 7 days after the end of the event', async () => {
    const event = await addEvent(api);
    const oldDoor = { event, list: await addListAsAdmin(event) };
    const member = await addPerson(api);
    await addToCrew(api, event, member, 'supervisor');
    const endBefore = (days: number) =>
      sql`update events set starts_at = now() - make_interval(days => ${days + 1}),
        ends_at = now() - make_interval(days => ${days}) where id = ${event}`.execute(api.deps.db);
    const hasRight = async () => (await member.get('/api/v2/viewer')).body.includes(doorRight);
    await endBefore(6);
    assert.equal((await member.get(`/api/v2/events/${event}/check-in-lists`)).statusCode, 200);
    assert.equal((await member.get(`/api/v2/check-in-lists/${oldDoor.list}/people`)).statusCode, 200);
    assert.equal(await hasRight(), true);
    await endBefore(8);
    // A role has the permissions, so that each call asks the door itself.
    const { rows } = await sql`insert into user_roles (user_id, role_id)
      select ${member.id}, id from roles where name = 'supervisor' returning 1`.execute(api.deps.db);
    assert.equal(rows.length, 1);
    assert.deepEqual(await askAll(member, oldDoor), sameFor(allCalls, 404));
    assert.equal(await hasRight(), false);
  });
});

test('a steward undoes the own scan for two minutes, and no other one', async () => {
  const undo = (id: number, who = door.steward) =>
    who.post(`/api/v2/check-in-lists/${door.list}/undo`, { attendee_id: id });
  const [first, second] = [await giveTicket(door), await giveTicket(door)];
  const redeemAs = (who: TestPerson, code: string) =>
    who.post(`/api/v2/check-in-lists/${door.list}/redeem`, scanOf({ code }));
  await redeemAs(door.steward, first.code);
  await redeemAs(door.supervisor, second.code);
  assert.deepEqual((await undo(first.id)).json<{ data: object }>().data, { changed: true });
  assert.equal((await undo(second.id)).statusCode, 403);
  await redeemAs(door.steward, first.code);
  await sql`update check_ins set received_at = received_at - interval '3 minutes' where attendee_id = ${first.id}`.execute(
    api.deps.db,
  );
  assert.equal((await undo(first.id)).statusCode, 403);
  assert.equal((await undo(first.id, door.supervisor)).statusCode, 200);
});

test('a steward takes no check-in of another one over and undoes it', async () => {
  const ticket = await giveTicket(door);
  const other = await addPerson(api);
  await addToCrew(api, door.event, other, 'steward');
  const base = `/api/v2/check-in-lists/${door.list}`;
  await other.post(`${base}/redeem`, scanOf({ code: ticket.code }));
  const [result] = await sync(door, [scanOf({ code: ticket.code, gate: 'Sur' })]);
  assert.deepEqual([result?.result, result?.replaced?.gate], ['ok', 'Norte']);
  const undo = (who: TestPerson) => who.post(`${base}/undo`, { attendee_id: ticket.id });
  assert.equal((await undo(door.steward)).statusCode, 403);
  assert.equal((await undo(door.supervisor)).statusCode, 200);
});

async function addListAsAdmin(event: number): Promise<number> {
  const supervisor = await addPerson(api, { roles: ['admin'] });
  return addList({ event, supervisor });
}
