import type { DoorStore } from './door-store';

const key = 'enlace_check_in_user';

/**
 * Deletes the data that another user left in this browser. The scans that wait for the server stay: the next user sends
 * them.
 */
export async function keepForUser(store: DoorStore, userId: number | null): Promise<void> {
  if (userId === null) return;
  const formerId = readUser();
  if (formerId === String(userId)) return;
  if (formerId !== null) await store.wipeAll();
  writeUser(userId);
}

function readUser(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeUser(userId: number): void {
  try {
    localStorage.setItem(key, String(userId));
  } catch {
    // Without a storage, there is no database either.
  }
}
