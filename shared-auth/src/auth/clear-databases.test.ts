import { IDBFactory } from 'fake-indexeddb';

import { clearDatabases } from './clear-databases';

const name = 'enlace-check-in';

function openDatabase(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}

function countRows(database: IDBDatabase, store: string): Promise<number> {
  const request = database.transaction(store).objectStore(store).count();
  return new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
}

beforeEach(() => {
  globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  globalThis.indexedDB = new IDBFactory();
});

test('deletes what the user could see, and keeps what the server does not have yet', async () => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of ['scans', 'snapshots', 'doors']) {
      const objectStore = request.result.createObjectStore(store, { keyPath: 'id' });
      objectStore.put({ id: 1 });
    }
  };
  const database = await openDatabase(request);
  await clearDatabases();
  const counts = await Promise.all(['scans', 'snapshots', 'doors'].map((store) => countRows(database, store)));
  expect(counts).toEqual([1, 0, 0]);
});

test('lets go of a database that has scans only', async () => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('scans', { keyPath: 'id' });
  (await openDatabase(request)).close();
  await clearDatabases();
  const upgrade = indexedDB.open(name, 2);
  const isBlocked = await new Promise((resolve) => {
    upgrade.onblocked = () => resolve(true);
    upgrade.onsuccess = () => resolve(false);
  });
  expect(isBlocked).toBe(false);
});

test('creates no database, and a browser without databases can sign out', async () => {
  await clearDatabases();
  expect(await indexedDB.databases()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(clearDatabases()).resolves.toBeUndefined();
});

test('deletes the copies of tickets, and no other cache', async () => {
  const names = new Set(['ticket copy /t/secret 1 2', 'check-in files one']);
  const fakeCaches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches });
  await clearDatabases();
  Reflect.deleteProperty(globalThis, 'caches');
  expect([...names]).toEqual(['check-in files one']);
});
