import { DoorStore } from './door-store';
import { keepForUser } from './keep-for-user';

let opening: Promise<DoorStore> | null = null;
const listeners = new Set<() => void>();

/**
 * The database of the browser, opened once for the page, without data of another user. After a failure, and after the
 * browser ended the connection, the next call opens it again.
 *
 * @param userId the signed-in user; null when unknown
 */
export async function openStore(userId: number | null): Promise<DoorStore> {
  opening ??= open();
  const store = await opening;
  await keepForUser(store, userId);
  return store;
}

async function open(): Promise<DoorStore> {
  const handleEnd = () => {
    opening = null;
    for (const listener of [...listeners]) listener();
  };
  try {
    return await DoorStore.open(undefined, handleEnd);
  } catch (error) {
    opening = null;
    throw error;
  }
}

/** Calls the listener when the browser ends the connection. Returns a function that stops it. */
export function onStoreEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
