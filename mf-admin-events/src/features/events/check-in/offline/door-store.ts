import type { CheckInList, CheckInResult, DoorTicket, Scan } from '@enlace/shared-contract/attendees';

/** A scan that waits for the server. */
export interface QueuedScan extends Scan {
  readonly list_id: number;
  /** Result that the device showed without the server; null when the scan was interrupted before. */
  readonly shown: CheckInResult | null;
}

/** The encrypted people of a list, with the facts of the list that the door needs without network. */
export interface StoredSnapshot {
  readonly list_id: number;
  readonly salt: string;
  /** Ciphertext by hash of the code. */
  readonly rows: Readonly<Record<string, string>>;
  /** Milliseconds since 1970 of its download, and of the last use of the list. */
  readonly loaded_at: number;
  readonly used_at: number;
  readonly closes_at: string | null;
}

/** A check-in that this device knows: no name, no code. */
export interface SeenTicket {
  readonly list_id: number;
  /** `attendee-` and the id; the hash of the code when the device does not know the attendee. */
  readonly hash: string;
  readonly scanned_at: string;
  readonly gate: string;
  /** The scan of this device that showed it. */
  readonly nonce: string;
  /** Milliseconds since 1970 on the clock of this device. */
  readonly noted_at: number;
}

/** A scan without network that the server decided in another way than the device. */
export interface Conflict {
  readonly nonce: string;
  readonly list_id: number;
  /** `later`: another check-in was earlier; `earlier`: this scan replaced a later one; `refused`: the person had to stay out. */
  readonly kind: 'later' | 'earlier' | 'refused';
  readonly result: CheckInResult;
  readonly scanned_at: string;
  readonly gate: string;
  readonly other: { readonly scanned_at: string; readonly gate: string } | null;
  /** Last characters of the code, because a name must not be stored. */
  readonly code_end: string;
  /** Milliseconds since 1970 of the decision of the server. */
  readonly noted_at: number;
}

/** What the page needs to start without network. */
export interface StoredDoor {
  readonly event_id: number;
  readonly title: string;
  readonly timezone: string;
  readonly lists: readonly CheckInList[];
  readonly abilities: { readonly scan: boolean; readonly supervise: boolean; readonly add: boolean };
  /** For people without a ticket; missing in facts of an earlier release. */
  readonly tickets?: readonly DoorTicket[];
}

/** How far the clock of this device is from that of the server. */
export interface StoredClock {
  readonly id: 'server';
  /** Milliseconds to add to the clock of the device. */
  readonly offset: number;
}

interface Shapes {
  readonly scans: QueuedScan;
  readonly snapshots: StoredSnapshot;
  readonly seen: SeenTicket;
  readonly conflicts: Conflict;
  readonly doors: StoredDoor;
  readonly clock: StoredClock;
}
type StoreName = keyof Shapes;

const version = 2;
const keys: Readonly<Record<StoreName, string | string[]>> = {
  scans: 'nonce',
  snapshots: 'list_id',
  seen: ['list_id', 'hash'],
  conflicts: 'nonce',
  doors: 'event_id',
  clock: 'id',
};
const listStores: readonly StoreName[] = ['scans', 'seen', 'conflicts'];

/** The database of the check-in in this browser. */
export class DoorStore {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase, onEnd: () => void) {
    this.#db = db;
    // Another tab with a newer release must not wait for this one.
    db.onversionchange = () => {
      db.close();
      onEnd();
    };
    db.onclose = onEnd;
  }

  /** @param onEnd runs when the browser ends the connection, e.g. for a newer release or because its data is deleted */
  static async open(name = 'enlace-check-in', onEnd: () => void = () => undefined): Promise<DoorStore> {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(keys)) {
        if (request.result.objectStoreNames.contains(store)) continue;
        const objectStore = request.result.createObjectStore(store, { keyPath });
        if (listStores.some((listedName) => listedName === store)) objectStore.createIndex('list_id', 'list_id');
      }
    };
    await resultOf(request);
    return new DoorStore(request.result, onEnd);
  }

  async get<N extends StoreName>(name: N, key: IDBValidKey): Promise<Shapes[N] | null> {
    // Only this class writes the rows.
    const row = (await resultOf(this.#db.transaction(name).objectStore(name).get(key))) as Shapes[N] | undefined;
    return row ?? null;
  }

  async ofList<N extends 'scans' | 'seen' | 'conflicts'>(name: N, listId: number): Promise<readonly Shapes[N][]> {
    const index = this.#db.transaction(name).objectStore(name).index('list_id');
    return (await resultOf(index.getAll(listId))) as Shapes[N][];
  }

  async all<N extends StoreName>(name: N): Promise<readonly Shapes[N][]> {
    return (await resultOf(this.#db.transaction(name).objectStore(name).getAll())) as Shapes[N][];
  }

  /** Writes and removes rows together. Resolves when the browser has written them to the disk. */
  async write(changes: {
    readonly put?: { readonly [N in StoreName]?: readonly Shapes[N][] };
    readonly remove?: { readonly [N in StoreName]?: readonly IDBValidKey[] };
  }): Promise<void> {
    const put: Readonly<Record<string, readonly object[] | undefined>> = changes.put ?? {};
    const remove: Readonly<Record<string, readonly IDBValidKey[] | undefined>> = changes.remove ?? {};
    const names = Object.keys({ ...put, ...remove });
    const transaction = this.#db.transaction(names, 'readwrite', { durability: 'strict' });
    for (const [name, rows] of Object.entries(put))
      for (const row of rows ?? []) transaction.objectStore(name).put(row);
    for (const [name, rowKeys] of Object.entries(remove))
      for (const key of rowKeys ?? []) transaction.objectStore(name).delete(key);
    await endOf(transaction);
  }

  /** Deletes what the device knows about the people of a list. Waiting scans and conflicts stay. */
  async wipe(listId: number): Promise<void> {
    const seenTickets = await this.ofList('seen', listId);
    await this.write({ remove: { snapshots: [listId], seen: seenTickets.map(({ hash }) => [listId, hash]) } });
  }

  /** Deletes everything except the scans that wait for the server. */
  async wipeAll(): Promise<void> {
    const names = ['snapshots', 'seen', 'conflicts', 'doors'] as const;
    const transaction = this.#db.transaction(names, 'readwrite', { durability: 'strict' });
    for (const name of names) transaction.objectStore(name).clear();
    await endOf(transaction);
  }

  close(): void {
    this.#db.close();
  }
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'));
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database of the browser is full'));
  });
}
