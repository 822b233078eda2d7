interface UserDatabase {
  readonly name: string;
  /** Stores with work that the server does not have yet: they stay, and the next session sends them. */
  readonly unsentStores: readonly string[];
}

/** Databases of the browser with data of a user. */
const databases: readonly UserDatabase[] = [{ name: 'enlace-check-in', unsentStores: ['scans'] }];

/** Deletes the data of the user from the databases of the browser. A sign-out does not fail because of them. */
export async function clearDatabases(): Promise<void> {
  await Promise.all(databases.map((database) => clear(database).catch(() => undefined)));
}

async function clear({ name, unsentStores }: UserDatabase): Promise<void> {
  const database = await openPresent(name);
  if (database === null) return;
  const stores = [...database.objectStoreNames].filter((store) => !unsentStores.includes(store));
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
      transaction.onabort = resolve;
    });
  }
  database.close();
}

/** Null when the database is missing: it is not created. */
function openPresent(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
  });
}
