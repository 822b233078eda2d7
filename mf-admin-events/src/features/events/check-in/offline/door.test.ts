/** @jest-environment node */
/// <reference types="node" />
import type { CheckInList, Redemption, Scan } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { IDBFactory } from 'fake-indexeddb';
import { createCipheriv, hkdfSync, randomBytes, webcrypto } from 'node:crypto';

import { Door, type DoorPort } from './door';
import { DoorStore } from './door-store';
import type { SyncedScan } from './sync-queue';
import { keepForUser } from './keep-for-user';
import { keptTime } from './wipe-old';

const salt = 'salt-of-the-list';
const hour = 60 * 60 * 1000;
const doors = Date.parse('2031-05-01T18:00:00Z');

interface Holder {
  readonly code: string;
  readonly id: number;
  readonly result?: 'cancelled' | 'unpaid' | 'not_on_list';
}

/** A row as the API makes it (api/src/domains/events/check-in/snapshot.ts). */
function rowOf({ code, id, result }: Holder, checkIn: Redemption['check_in'] = null): readonly [string, string] {
  const derive = (words: string, size: number) => Buffer.from(hkdfSync('sha256', code, salt, words, size));
  const person = { id, first_name: 'Ana', last_name: code, ticket: 'Entrada' };
  const content = { ...person, result: result ?? (checkIn === null ? 'ok' : 'already'), check_in: checkIn };
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derive('check-in key', 32), nonce);
  const text = Buffer.concat([nonce, cipher.update(JSON.stringify(content)), cipher.final(), cipher.getAuthTag()]);
  return [derive('check-in hash', 16).toString('base64url'), text.toString('base64url')];
}

/** A server with the rules of the API: the earliest scan of a ticket wins, a nonce has one result. */
class FakeServer {
  isThere = true;
  isAnswering = true;
  hasSession = true;
  readonly checkIns = new Map<string, Scan>();
  readonly results = new Map<string, SyncedScan>();
  requests = 0;
  /** Lists of another crew. */
  readonly refusedLists = new Set<number>();

  constructor(readonly holders: readonly Holder[]) {}

  get port(): DoorPort {
    return {
      redeem: (scan) => this.#answer(() => this.#take(scan)),
      sync: (listId, scans) =>
        this.#answer(() => {
          if (this.refusedLists.has(listId)) throw new AppError('NOT_FOUND');
          return scans.map((scan) => this.#take(scan));
        }),
      snapshot: (after) =>
        this.#answer(() => {
          const rows = this.holders.filter(({ id }) => id > after);
          const page = rows.slice(0, 2);
          const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
          return { salt, rows: page.map((holder) => rowOf(holder, this.#checkInOf(holder.code))), next };
        }),
    };
  }

  async #answer<T>(work: () => T): Promise<T> {
    this.requests += 1;
    if (!this.isThere) throw new AppError('NETWORK', { message: 'cut' });
    if (!this.hasSession) throw new AppError('UNAUTHENTICATED');
    const answer = work();
    if (!this.isAnswering) throw new AppError('NETWORK', { message: 'the answer was lost' });
    return answer;
  }

  #checkInOf(code: string): Redemption['check_in'] {
    const scan = this.checkIns.get(code);
    return scan === undefined ? null : { scanned_at: scan.scanned_at, gate: scan.gate };
  }

  #take(scan: Scan): SyncedScan {
    const knownResult = this.results.get(scan.nonce);
    if (knownResult !== undefined) return knownResult;
    const holder = this.holders.find(({ code }) => code === scan.code);
    const result = this.#decide(scan, holder);
    this.results.set(scan.nonce, result);
    return result;
  }

  #decide(scan: Scan, holder: Holder | undefined): SyncedScan {
    const { nonce, scanned_at, gate } = scan;
    if (holder === undefined) return { nonce, result: 'unknown', attendee: null, check_in: null, replaced: null };
    const attendee = { id: holder.id, first_name: 'Ana', last_name: holder.code, ticket: 'Entrada' };
    if (holder.result !== undefined) return { nonce, result: holder.result, attendee, check_in: null, replaced: null };
    const present = this.checkIns.get(holder.code);
    if (present !== undefined && present.scanned_at <= scanned_at)
      return { nonce, result: 'already', attendee, check_in: this.#checkInOf(holder.code), replaced: null };
    const laterCheckIn = this.#checkInOf(holder.code);
    this.checkIns.set(holder.code, scan);
    return { nonce, result: 'ok', attendee, check_in: { scanned_at, gate }, replaced: laterCheckIn };
  }
}

const list: CheckInList = {
  id: 7,
  event_id: 1,
  name: 'Entrada',
  ticket_ids: [],
  opens_at: null,
  closes_at: null,
  expected: 0,
  checked_in: 0,
};
const holders: readonly Holder[] = [
  { code: 'code-of-ana', id: 1 },
  { code: 'code-of-eva', id: 2 },
  { code: 'code-cancelled', id: 3, result: 'cancelled' },
  { code: 'code-unpaid', id: 4, result: 'unpaid' },
  { code: 'code-workshop', id: 5, result: 'not_on_list' },
];

// Keys and a database take long on a busy machine.
jest.setTimeout(60_000);

let now = doors;
let count = 0;

beforeAll(() => {
  // The environment has an older object without the functions for keys.
  if ((globalThis.crypto as Crypto | undefined)?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});
beforeEach(() => {
  now = doors;
  globalThis.indexedDB = new IDBFactory();
});

async function openDoor(
  server: FakeServer,
  { name = 'device', values = {} }: { readonly name?: string; readonly values?: Partial<CheckInList> } = {},
): Promise<{ readonly door: Door; readonly store: DoorStore }> {
  const store = await DoorStore.open(name);
  const door = new Door({
    list: { ...list, ...values },
    store,
    port: server.port,
    device: name,
    now: () => now,
    isOnline: () => true,
    onChange: () => undefined,
  });
  await door.open();
  return { door, store };
}

const scan = async (door: Door, code: string, gate = 'Norte') => door.scan({ code }, gate);

test('without network a device knows each state of a ticket, and a second scan', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  server.isThere = false;
  expect(await scan(door, 'code-of-ana')).toMatchObject({ result: 'ok', isOffline: true, attendee: { id: 1 } });
  now += 60_000;
  expect(await scan(door, 'https://enlace.example/t/code-of-ana?lang=es')).toMatchObject({
    result: 'already',
    check_in: { gate: 'Norte', scanned_at: '2031-05-01T18:00:00.000Z' },
  });
  for (const [code, result] of [
    ['code-cancelled', 'cancelled'],
    ['code-unpaid', 'unpaid'],
    ['code-workshop', 'not_on_list'],
    ['code-of-nobody', 'not_known'],
  ])
    expect((await scan(door, code ?? '')).result).toBe(result);
  expect(door.state).toMatchObject({ waiting: 1, isOnline: false });
});

test('without network a code is known in small letters and with signs that resemble its own; a former one as it is', async () => {
  const newCode = '0123456789ABCDEFGHJKMNPQRS';
  const formerCode = 'aB3-_lIoO0zZ9xYwVuTsRq';
  const server = new FakeServer([
    { code: newCode, id: 1 },
    { code: formerCode, id: 2 },
  ]);
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  server.isThere = false;
  expect(await scan(door, newCode.toLowerCase())).toMatchObject({ result: 'ok', attendee: { id: 1 } });
  for (const text of [newCode, 'oi23456789abcdefghjkmnpqrs', 'Ol23-4567-89aB CdEf-GhJk-MnPqRs'])
    expect(await scan(door, text)).toMatchObject({ result: 'already', attendee: { id: 1 } });
  expect((await scan(door, formerCode.toLowerCase())).result).toBe('not_known');
  expect(await scan(door, formerCode)).toMatchObject({ result: 'ok', attendee: { id: 2 } });
  expect(await scan(door, "aB3'?lIoO0zZ9xYwVuTsRq")).toMatchObject({ result: 'already', attendee: { id: 2 } });
});

test('a list opens and closes by the clock of the device', async () => {
  const server = new FakeServer(holders);
  const values = { opens_at: '2031-05-01T19:00:00Z', closes_at: '2031-05-01T22:00:00Z' };
  const { door } = await openDoor(server, { values });
  await door.loadSnapshot();
  server.isThere = false;
  expect((await scan(door, 'code-of-ana')).result).toBe('not_yet_open');
  now = Date.parse('2031-05-01T20:00:00Z');
  expect((await scan(door, 'code-of-ana')).result).toBe('ok');
  now = Date.parse('2031-05-01T23:00:00Z');
  expect((await scan(door, 'code-of-eva')).result).toBe('closed');
});

test('the database of the browser has no name, and a row opens only with its code', async () => {
  const server = new FakeServer(holders);
  const { door, store } = await openDoor(server);
  await door.loadSnapshot();
  await scan(door, 'code-of-ana');
  const content = JSON.stringify([await store.all('snapshots'), await store.all('seen'), await store.all('scans')]);
  expect(content).not.toContain('Ana');
  expect(content).not.toContain('code-of');
  expect((await door.snapshot.find('code-of-eva'))?.person).toMatchObject({ first_name: 'Ana', id: 2 });
});

test('waiting scans survive a reload, and are sent when the network is back', async () => {
  const server = new FakeServer(holders);
  const { door, store } = await openDoor(server);
  await door.loadSnapshot();
  server.isThere = false;
  await scan(door, 'code-of-ana');
  await scan(door, 'code-of-eva');
  store.close();
  const { door: nextDoor } = await openDoor(server);
  expect(nextDoor.state.waiting).toBe(2);
  expect((await scan(nextDoor, 'code-of-eva')).result).toBe('already');
  expect(await nextDoor.sync()).toBe(false);
  expect(nextDoor.state.waiting).toBe(2);
  server.isThere = true;
  expect(await nextDoor.sync()).toBe(true);
  expect([...server.checkIns.keys()].sort()).toEqual(['code-of-ana', 'code-of-eva']);
  expect(nextDoor.state).toMatchObject({ waiting: 0, conflicts: [], isOnline: true });
});

test('a scan whose answer was lost counts once', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  server.isAnswering = false;
  expect(await scan(door, 'code-of-ana')).toMatchObject({ result: 'ok', isOffline: true });
  expect(await door.sync()).toBe(false);
  server.isAnswering = true;
  expect(await door.sync()).toBe(true);
  expect(server.checkIns.size).toBe(1);
  expect(door.state.conflicts).toEqual([]);
});

test('a scan that was interrupted before its answer is sent later', async () => {
  const server = new FakeServer(holders);
  const { door, store } = await openDoor(server);
  const never: DoorPort = { ...server.port, redeem: () => new Promise(() => undefined) };
  const options = { list, store, port: never, device: 'device', now: () => now, onChange: () => undefined };
  const closing = new Door({ ...options, timeout: 60_000, isOnline: () => true });
  const running = closing.scan({ code: 'code-of-ana' }, 'Norte');
  // The page is closed while the request is on its way.
  await until(async () => (await store.all('scans')).length === 1);
  expect(await door.sync()).toBe(true);
  expect(server.checkIns.has('code-of-ana')).toBe(true);
  void running.catch(() => undefined);
});

test('the earlier scan wins, and both devices hear of the conflict', async () => {
  const server = new FakeServer(holders);
  const north = await openDoor(server, { name: 'north' });
  const south = await openDoor(server, { name: 'south' });
  await north.door.loadSnapshot();
  await south.door.loadSnapshot();
  server.isThere = false;
  await scan(north.door, 'code-of-ana', 'Norte');
  now += 60_000;
  await scan(south.door, 'code-of-ana', 'Sur');
  await scan(south.door, 'code-of-eva', 'Sur');
  now += 60_000;
  await scan(north.door, 'code-of-eva', 'Norte');
  server.isThere = true;
  await south.door.sync();
  await north.door.sync();
  expect(north.door.state.conflicts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'earlier', other: expect.objectContaining({ gate: 'Sur' }), code_end: '-ana' }),
      expect.objectContaining({ kind: 'later', other: expect.objectContaining({ gate: 'Sur' }), code_end: '-eva' }),
    ]),
  );
  expect(server.checkIns.get('code-of-ana')?.gate).toBe('Norte');
  expect([...north.door.names.values()]).toContain('Ana code-of-ana');
  const storedText = JSON.stringify(await north.store.all('conflicts'));
  expect(storedText).not.toContain('Ana');
  await north.door.dismissConflicts();
  expect(north.door.state.conflicts).toEqual([]);
});

test('a person who was let in with a ticket that is cancelled meanwhile is reported', async () => {
  const before = new FakeServer(holders);
  const { door } = await openDoor(before);
  await door.loadSnapshot();
  before.isThere = false;
  await scan(door, 'code-of-ana');
  const after = new FakeServer([{ code: 'code-of-ana', id: 1, result: 'cancelled' }]);
  const { door: later } = await openDoor(after);
  await later.sync();
  expect(later.state.conflicts).toEqual([expect.objectContaining({ kind: 'refused', result: 'cancelled' })]);
});

test('a ticket that is newer than the snapshot is let in on request, and checked later', async () => {
  const server = new FakeServer(holders.slice(0, 1));
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  server.isThere = false;
  const { result, nonce, target } = await scan(door, 'code-of-eva');
  expect(result).toBe('not_known');
  expect(door.state.waiting).toBe(0);
  expect((await door.scan(target, 'Norte', { nonce, isForced: true })).result).toBe('ok');
  expect(door.state.waiting).toBe(1);
  const full = new FakeServer(holders);
  const { door: later } = await openDoor(full);
  await later.sync();
  expect(full.checkIns.has('code-of-eva')).toBe(true);
  expect(later.state.conflicts).toEqual([]);
});

test('500 scans of two devices with 20 of the same tickets: none is lost, 20 conflicts', async () => {
  const many = Array.from({ length: 480 }, (_, index) => ({ code: `ticket-${index}`, id: index + 1 }));
  const server = new FakeServer(many);
  server.isThere = false;
  const north = await openDoor(server, { name: 'north' });
  const south = await openDoor(server, { name: 'south' });
  const fill = (store: DoorStore, gate: string, indexes: readonly number[], at: number) =>
    store.write({
      put: {
        scans: indexes.map((index) => ({
          nonce: `${gate}-${index}`,
          list_id: 7,
          code: `ticket-${index}`,
          gate,
          device: gate,
          shown: 'ok' as const,
          scanned_at: new Date(at + index * 1000).toISOString(),
        })),
      },
    });
  const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);
  await fill(north.store, 'Norte', range(0, 250), doors);
  await fill(south.store, 'Sur', range(230, 480), doors + 500);
  server.isThere = true;
  expect(await north.door.sync()).toBe(true);
  expect(await south.door.sync()).toBe(true);
  expect(server.checkIns.size).toBe(480);
  expect(north.door.state.conflicts.length + south.door.state.conflicts.length).toBe(20);
  expect(server.requests).toBeLessThan(10);
});

test('two tabs send each scan once', async () => {
  const server = new FakeServer(holders);
  const one = await openDoor(server);
  const other = await openDoor(server);
  await one.door.loadSnapshot();
  server.isThere = false;
  await scan(one.door, 'code-of-ana');
  await other.door.refreshState();
  expect(other.door.state.waiting).toBe(1);
  server.isThere = true;
  await Promise.all([one.door.sync(), other.door.sync()]);
  expect(server.checkIns.size).toBe(1);
  expect(server.results.size).toBe(1);
  await one.door.refreshState();
  expect(one.door.state).toMatchObject({ waiting: 0, conflicts: [] });
});

test('the data are wiped when the list closes, and 12 hours after the last use without waiting scans', async () => {
  const server = new FakeServer(holders);
  const { door, store } = await openDoor(server, { values: { closes_at: '2031-05-01T22:00:00Z' } });
  await door.loadSnapshot();
  expect(await door.wipeOld()).toBe(false);
  now = Date.parse('2031-05-01T22:00:01Z');
  expect(await door.wipeOld()).toBe(true);
  expect(await store.all('snapshots')).toEqual([]);

  const { door: endless, store: endlessStore } = await openDoor(server, { name: 'endless' });
  await endless.loadSnapshot();
  server.isThere = false;
  await scan(endless, 'code-of-ana');
  now += keptTime + hour;
  expect(await endless.wipeOld()).toBe(false);
  server.isThere = true;
  await endless.sync();
  expect(await endless.wipeOld()).toBe(true);
  expect(await endlessStore.all('seen')).toEqual([]);
});

test('scans of a closed list are still sent', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server, { values: { closes_at: '2031-05-01T22:00:00Z' } });
  await door.loadSnapshot();
  server.isThere = false;
  await scan(door, 'code-of-ana');
  now = Date.parse('2031-05-02T08:00:00Z');
  await door.wipeOld();
  expect(door.state.waiting).toBe(1);
  server.isThere = true;
  expect(await door.sync()).toBe(true);
  expect(server.checkIns.size).toBe(1);
});

test('a closed list is not downloaded again, and conflicts stay for twelve hours', async () => {
  const server = new FakeServer(holders);
  const values = { closes_at: '2031-05-01T22:00:00Z' };
  const { door, store } = await openDoor(server, { values });
  await door.loadSnapshot();
  server.isThere = false;
  await scan(door, 'code-of-ana');
  now = Date.parse('2031-05-01T22:00:01Z');
  expect(await door.wipeOld()).toBe(true);
  // Without its people too, the device knows that the list is closed.
  expect((await scan(door, 'code-of-eva')).result).toBe('closed');
  const laterServer = new FakeServer([{ code: 'code-of-ana', id: 1, result: 'cancelled' }]);
  const { door: later } = await openDoor(laterServer, { values });
  await later.sync();
  const { requests } = laterServer;
  expect(await later.loadSnapshot()).toBe(false);
  expect(laterServer.requests).toBe(requests);
  expect(await later.wipeOld()).toBe(false);
  expect(later.state.conflicts).toHaveLength(1);
  expect([...later.names.values()]).toEqual(['Ana code-of-ana']);
  now += keptTime;
  await later.wipeOld();
  expect(later.state.conflicts).toEqual([]);
  expect(later.names.size).toBe(0);
  expect(await store.all('conflicts')).toEqual([]);
});

test('a check-in that was undone elsewhere is forgotten with the next download; a waiting scan is not', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  await scan(door, 'code-of-ana');
  server.isThere = false;
  await scan(door, 'code-of-eva');
  server.isThere = true;
  server.checkIns.delete('code-of-ana');
  now += 60_000;
  await door.loadSnapshot();
  server.isThere = false;
  expect((await scan(door, 'code-of-eva')).result).toBe('already');
  expect((await scan(door, 'code-of-ana')).result).toBe('ok');
});

test('two downloads run one after the other, so the second one has what changed during the first', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server);
  const first = door.loadSnapshot();
  await Promise.all([first, door.loadSnapshot()]);
  // Three pages each.
  expect(server.requests).toBe(6);
});

test('a person who is checked in by name without network is known by name and by code', async () => {
  const server = new FakeServer(holders);
  const values = { opens_at: '2031-05-01T17:00:00Z', closes_at: '2031-05-01T22:00:00Z' };
  const { door } = await openDoor(server, { values });
  await door.loadSnapshot();
  server.isThere = false;
  const person = (id: number) => ({ id, first_name: 'Ana', last_name: 'Luna', ticket: 'Entrada' });
  const byName = (id: number) =>
    door.scan({ attendee_id: id, verdict: { result: 'ok', attendee: person(id), check_in: null } }, 'Sur');
  expect((await byName(1)).result).toBe('ok');
  expect(await byName(1)).toMatchObject({ result: 'already', check_in: { gate: 'Sur' } });
  expect((await scan(door, 'code-of-ana')).result).toBe('already');
  await scan(door, 'code-of-eva');
  expect((await byName(2)).result).toBe('already');
  expect(door.state.waiting).toBe(2);
  now = Date.parse('2031-05-01T22:00:01Z');
  expect((await byName(4)).result).toBe('closed');
  now = Date.parse('2031-05-01T16:00:00Z');
  expect((await byName(4)).result).toBe('not_yet_open');
});

test('after the end of the session a scan waits, and the page is not called offline', async () => {
  const server = new FakeServer(holders);
  const { door } = await openDoor(server);
  await door.loadSnapshot();
  server.hasSession = false;
  expect(await scan(door, 'code-of-ana')).toMatchObject({ result: 'ok', isOffline: true });
  const endedState = { isOnline: true, waiting: 1, syncFault: expect.objectContaining({ code: 'UNAUTHENTICATED' }) };
  expect(door.state).toMatchObject(endedState);
  await door.sync();
  expect(door.state).toMatchObject(endedState);
  server.hasSession = true;
  expect(await door.sync()).toBe(true);
  expect(door.state).toMatchObject({ isOnline: true, waiting: 0, syncFault: null });
  door.noteFailure(new AppError('UNAUTHENTICATED'));
  await door.sync();
  expect(door.state.syncFault?.code).toBe('UNAUTHENTICATED');
  door.noteConnection(true);
  expect(door.state.syncFault).toBeNull();
});

test('a call that no answer reached is a lost network, also where the browser has one; a fault of the server is not', async () => {
  const { door } = await openDoor(new FakeServer(holders));
  door.noteFailure(new AppError('INTERNAL'));
  expect(door.state.isOnline).toBe(true);
  door.noteFailure(new AppError('NETWORK'));
  expect(door.state.isOnline).toBe(false);
});

test('another user of the browser finds nothing except the scans that wait', async () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  const server = new FakeServer(holders);
  const { door, store } = await openDoor(server);
  await door.loadSnapshot();
  await scan(door, 'code-of-eva');
  server.isThere = false;
  await scan(door, 'code-of-ana');
  const storedDoor = { event_id: 1, title: 'Café', timezone: 'UTC', lists: [] };
  const abilities = { scan: true, supervise: false, add: false };
  await store.write({ put: { doors: [{ ...storedDoor, abilities }] } });
  await keepForUser(store, 3);
  await keepForUser(store, 3);
  expect(await store.all('snapshots')).toHaveLength(1);
  await keepForUser(store, 4);
  for (const name of ['snapshots', 'seen', 'conflicts', 'doors'] as const) expect(await store.all(name)).toEqual([]);
  expect(await store.all('scans')).toHaveLength(1);
});

test('a database that another tab replaces reports its end', async () => {
  const isEnded = new Promise<void>((resolve) => void DoorStore.open('device', resolve));
  await DoorStore.open('device');
  indexedDB.deleteDatabase('device');
  await isEnded;
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    count += 1;
    if (count > 1000) throw new Error('never');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
