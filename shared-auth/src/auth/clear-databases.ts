/**
 * Deletes the data of the user from the database of the check-in, and the copies of tickets. Scans that the server does
 * not have yet stay, and the next session sends them. A sign-out does not fail because of the database.
 */
export async function clearDatabases(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (/^ticket /.test(name)) await caches.delete(name);
  } catch {
    // A browser without caches has no copies.
  }
  try {
    const database = await openPresent('enlace-check-in');
    try {
      const stores = [...database.objectStoreNames].filter((store) => store !== 'scans');
      if (stores.length > 0) {
        const transaction = database.transaction(stores, 'readwrite');
        for (const store of stores) transaction.objectStore(store).clear();
        await new Promise((resolve) => {
          transaction.oncomplete = transaction.onabort = resolve;
        });
      }
    } finally {
      // An open connection would block an upgrade.
      database.close();
    }
  } catch {
    // A missing or broken database has nothing to clear.
  }
}

/** Throws when the database is missing: it is not created. */
function openPresent(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(new Error(name));
    };
  });
}
