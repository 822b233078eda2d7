/** @jest-environment node */
/// <reference types="node" />
import type { Scan } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';

import { Door, type DoorPort, type ScanResult } from './door';
import { DoorStore } from './door-store';
import type { SyncedScan } from './sync-queue';

const doors = Date.parse('2031-05-01T18:00:00Z');
const minute = 60_000;
const list = { id: 7, opens_at: null, closes_at: null };
const person = { id: 3, first_name: 'Ana', last_name: 'Luna', ticket: 'General' };

beforeAll(() => {
  // The environment has an older object without the functions for keys.
  if ((globalThis.crypto as Crypto | undefined)?.subtle === undefined)
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const refuse = () => Promise.reject(new AppError('NETWORK', { message: 'cut' }));
const answerOf = ({ nonce, scanned_at, gate }: Scan): SyncedScan => ({
  nonce,
  result: 'ok',
  attendee: person,
  replaced: null,
  check_in: { scanned_at, gate },
});

/** A device without network, whose people a supervisor knows by name. */
async function openDoor(options: Partial<ConstructorParameters<typeof Door>[0]> = {}, name = 'device') {
  const store = await DoorStore.open(name);
  const port: DoorPort = { redeem: refuse, sync: refuse, snapshot: refuse };
  const door = new Door({
    list,
    store,
    port,
    device: name,
    isOnline: () => true,
    onChange: () => undefined,
    ...options,
  });
  await door.open();
  return { door, store };
}
const byName = (door: Door) =>
  door.scan({ attendee_id: 3, verdict: { result: 'ok', attendee: person, check_in: null } }, 'Norte');
const readServer = (door: Door, now: number) =>
  door.clock.read(
    () => Promise.resolve({ now: new Date(now).toISOString() }),
    (answer) => answer.now,
  );

test('a device that is 40 minutes slow scans by the clock of the server, also after a reload', async () => {
  const slowNow = () => doors - 40 * minute;
  const { door, store } = await openDoor({ now: slowNow });
  await readServer(door, doors);
  expect(await byName(door)).toMatchObject({ result: 'ok', check_in: { scanned_at: '2031-05-01T18:00:00.000Z' } });
  const [scan] = await store.all('scans');
  expect(scan).toMatchObject({ scanned_at: '2031-05-01T18:00:00.000Z', clock_offset: 40 * minute });
  store.close();
  const { door: nextDoor } = await openDoor({ now: slowNow });
  expect(nextDoor.clock.now()).toBe(doors);
});

test('the hours of the list are those of the clock of the server; without an answer of it, of the device', async () => {
  const opens = { ...list, opens_at: new Date(doors - minute).toISOString() };
  const { door } = await openDoor({ list: opens, now: () => doors - 40 * minute });
  expect(await byName(door)).toMatchObject({ result: 'not_yet_open' });
  await readServer(door, doors);
  expect(await byName(door)).toMatchObject({ result: 'ok' });
});

test('ignores the time in a slow answer', async () => {
  let now = doors;
  const { door } = await openDoor({ now: () => now });
  await door.clock.read(
    async () => {
      now += minute;
      return { at: new Date(doors + 60 * minute).toISOString() };
    },
    ({ at }) => at,
  );
  expect(door.clock.offset).toBeNull();
});

test('scans of another list wait visibly, and are sent; those of another crew stay and stop no others', async () => {
  const takenNonces: string[] = [];
  const sync: DoorPort['sync'] = (listId, scans) => {
    if (listId === 9) return Promise.reject(new AppError('NOT_FOUND'));
    takenNonces.push(...scans.map(({ nonce }) => nonce));
    return Promise.resolve(scans.map(answerOf));
  };
  const { door, store } = await openDoor({ port: { redeem: refuse, snapshot: refuse, sync } });
  const scanOf = (listId: number) => ({
    nonce: `scan-of-${listId}`,
    list_id: listId,
    code: 'secret',
    gate: 'Norte',
    device: 'device',
    scanned_at: '2031-05-01T18:00:00.000Z',
    shown: 'ok' as const,
  });
  await store.write({ put: { scans: [scanOf(7), scanOf(8), scanOf(9)] } });
  await door.refreshState();
  expect(door.state).toMatchObject({ waiting: 1, waitingElsewhere: 2 });
  await door.sync();
  expect(takenNonces).toEqual(['scan-of-7', 'scan-of-8']);
  expect(door.state).toMatchObject({ waiting: 0, waitingElsewhere: 1, syncFault: null });
});

test('a late check-in of the server is shown after the device refused the ticket', async () => {
  let answer: (scan: Scan) => void = () => undefined;
  const late = new Promise<ScanResult>((resolve) => {
    const redeem: DoorPort['redeem'] = (scan) =>
      new Promise((resolveScan) => {
        answer = () => resolveScan(answerOf(scan));
      });
    void openDoor({ port: { redeem, sync: refuse, snapshot: refuse }, timeout: 1, onLateAnswer: resolve }).then(
      async ({ door }) => {
        const result = await door.scan({ code: 'new-ticket' }, 'Norte');
        expect(result.result).toBe('not_known');
        answer({ ...result, scanned_at: '', device: '' });
      },
    );
  });
  expect(await late).toMatchObject({ result: 'ok', isOffline: false, attendee: { first_name: 'Ana' } });
});
