import type { Redemption } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';
import assert from 'node:assert/strict';

import { addPerson, type TestPerson } from '../../add-person';
import type { TestApi } from '../../build-test-api';
import { addEvent, addTicket, person } from '../../event-tickets';

interface Synced extends Redemption {
  readonly nonce: string;
  readonly replaced: { readonly gate: string } | null;
}

interface Ticket {
  readonly id: number;
  readonly code: string;
  readonly slug: string;
}

/** An event with a ticket and a check-in list, and the people at its door. */
export interface Door {
  readonly api: TestApi;
  readonly event: number;
  readonly ticket: number;
  readonly list: number;
  readonly steward: TestPerson;
  readonly supervisor: TestPerson;
}

let count = 0;

export async function openDoor(api: TestApi): Promise<Door> {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event);
  const steward = await addPerson(api);
  const supervisor = await addPerson(api);
  await addToCrew(api, event, steward, 'steward');
  await addToCrew(api, event, supervisor, 'supervisor');
  return {
    api,
    event,
    ticket,
    steward,
    supervisor,
    list: await addList({ event, supervisor }, { opens_at: '2026-05-01' }),
  };
}

/** Lets a person work at the door of an event. */
export async function addToCrew(
  api: TestApi,
  event: number,
  { email }: Pick<TestPerson, 'email'>,
  role: 'steward' | 'supervisor',
): Promise<void> {
  const answer = await api.post(`/api/v2/events/${event}/crew`, { email, role }, 'admin');
  assert.equal(answer.statusCode, 200, answer.body);
}

/** Gives a ticket to a new person; `number` is part of the name. */
export async function giveTicket(
  door: Door,
  kind = door.ticket,
  event = door.event,
): Promise<Ticket & { number: number }> {
  count += 1;
  const number = count;
  const body = { ticket_id: kind, ...person(number) };
  const answer = await door.api.post(`/api/v2/events/${event}/attendees`, body, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const { id } = answer.json<{ data: { id: number } }>().data;
  const { rows } = await sql<Ticket>`select id, secret as code, slug from attendees where id = ${id}`.execute(
    door.api.deps.db,
  );
  return { ...(rows[0] ?? { id: 0, code: '', slug: '' }), number };
}

export function scanOf(values: object = {}) {
  count += 1;
  return {
    nonce: `nonce-of-scan-${count}`,
    scanned_at: '2026-05-01T18:00:00Z',
    gate: 'Norte',
    device: 'uno',
    ...values,
  };
}

/** Adds a check-in list to an event; answers its id. */
export async function addList(
  { event, supervisor }: { readonly event: number; readonly supervisor: Pick<TestPerson, 'post'> },
  values: object = {},
): Promise<number> {
  const answer = await supervisor.post(`/api/v2/events/${event}/check-in-lists`, { name: 'Entrada', ...values });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json<{ data: { id: number } }>().data.id;
}

/** An organiser sells a ticket at the door; answers its attendee and its order. */
export async function sellAtDoor(
  api: TestApi,
  list: number,
  form: { readonly ticket_id: number; readonly paid: 'cash' | 'transfer'; readonly amount: number },
): Promise<{ readonly attendee: number; readonly order: number }> {
  const scan = scanOf();
  const name = { first_name: 'Luz', last_name: 'Puerta', key: `key-of-${scan.nonce}` };
  const answer = await api.post(`/api/v2/check-in-lists/${list}/walk-in`, { ...scan, ...name, ...form }, 'admin');
  assert.equal(answer.statusCode, 201, answer.body);
  const attendee = answer.json<{ data: Redemption }>().data.attendee?.id ?? 0;
  const { rows } = await sql<{ order: number }>`select order_id as "order" from attendees
    where id = ${attendee}`.execute(api.deps.db);
  return { attendee, order: rows[0]?.order ?? 0 };
}

export async function redeem({ steward, list }: Door, values: object, listId = list): Promise<Redemption> {
  const answer = await steward.post(`/api/v2/check-in-lists/${listId}/redeem`, scanOf(values));
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Redemption }>().data;
}

/** Sends scans of a device that was offline. */
export async function sync(
  { steward, list }: Door,
  scans: readonly object[],
  listId = list,
): Promise<readonly Synced[]> {
  const answer = await steward.post(`/api/v2/check-in-lists/${listId}/sync`, { scans });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Synced[] }>().data;
}

interface OfflineScans {
  /** Scans of each of two devices. */
  readonly scans: number;
  /** Scans of tickets that both devices scan: the second device scans half of them earlier, half later. */
  readonly shared: number;
}

/** Sends the scans of two devices that were offline: all are kept, and the earliest wins. */
export async function syncTwoDevices(door: Door, { scans, shared: sharedCount }: OfflineScans): Promise<void> {
  const { api, steward, supervisor } = door;
  const people = 2 * scans - sharedCount;
  const gala = await addEvent(api);
  await addToCrew(api, gala, steward, 'steward');
  await addToCrew(api, gala, supervisor, 'supervisor');
  const kind = await addTicket(api, gala, { quantity: people });
  const doors = await addList({ ...door, event: gala }, { opens_at: '2026-05-01' });
  await sql`with o as (insert into orders (event_id, reference, state, currency, confirmed_at)
      values (${gala}, 'gala', 'confirmed', 'USD', now()) returning id)
    insert into attendees (event_id, ticket_id, order_id, first_name, last_name, email, slug, secret)
    select ${gala}, ${kind}, o.id, 'Ana', n, 'ana@example.org', 'gala-' || n, 'gala-code-' || n
    from o, generate_series(0, ${people - 1}::int) n`.execute(api.deps.db);
  const scan = (device: string, number: number, minute: number) =>
    scanOf({ code: `gala-code-${number}`, device, gate: device, scanned_at: minuteOf(minute) });
  const first = Array.from({ length: scans }, (_, number) => scan('A', number, 20));
  const second = Array.from({ length: scans }, (_, index) =>
    scan('B', index < sharedCount ? index : index + scans - sharedCount, index < sharedCount / 2 ? 10 : 30),
  );
  await sync(door, first, doors);
  const results = await sync(door, second, doors);
  assert.equal(results.filter(({ replaced: laterScan }) => laterScan?.gate === 'A').length, sharedCount / 2);
  assert.equal(results.filter(({ result }) => result === 'already').length, sharedCount / 2);
  assert.deepEqual(
    (await sync(door, second, doors)).map(({ result }) => result),
    results.map(({ result }) => result),
  );
  const counts = await steward.get(`/api/v2/check-in-lists/${doors}/counts`);
  const { now: _, ...figures } = counts.json<{ data: { now: string } }>().data;
  assert.deepEqual(figures, {
    expected: people,
    checked_in: people,
    gates: [
      { gate: 'A', checked_in: people / 2 },
      { gate: 'B', checked_in: people / 2 },
    ],
  });
}

/** Scans a ticket at the gate and on an offline device at once: neither waits for the other. */
export async function scanTwice(door: Door, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const { code } = await giveTicket(door);
    const [online, [offline]] = await Promise.all([
      redeem(door, { code }),
      sync(door, [scanOf({ code, gate: 'Sur' })]),
    ]);
    assert.ok(['ok', 'already'].includes(online.result) && ['ok', 'already'].includes(offline?.result ?? ''));
    assert.ok(online.result === 'ok' || offline?.result === 'ok');
  }
}

function minuteOf(minute: number): string {
  return new Date(Date.UTC(2026, 4, 1, 18, minute)).toISOString();
}
