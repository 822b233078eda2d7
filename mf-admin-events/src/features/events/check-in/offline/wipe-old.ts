import type { DoorStore } from './door-store';
import { isClosed } from './snapshot';

/** Milliseconds after the last use, and after a conflict arose. */
export const keptTime = 12 * 60 * 60 * 1000;

/**
 * Deletes the people of lists that have closed, and of lists that were not used for 12 hours and have no scans waiting.
 * Conflicts can arise after the list has closed, so they are kept for 12 hours of their own. Returns the lists.
 */
export async function wipeOld(store: DoorStore, now: number): Promise<readonly number[]> {
  const [snapshots, scans, conflicts] = await Promise.all([
    store.all('snapshots'),
    store.all('scans'),
    store.all('conflicts'),
  ]);
  const waitingLists = new Set(scans.map(({ list_id }) => list_id));
  const oldLists = snapshots
    .filter((list) => isClosed(list, now) || (now - list.used_at >= keptTime && !waitingLists.has(list.list_id)))
    .map(({ list_id }) => list_id);
  for (const listId of oldLists) await store.wipe(listId);
  const oldConflicts = conflicts.filter(({ noted_at }) => now - noted_at >= keptTime);
  if (oldConflicts.length > 0) await store.write({ remove: { conflicts: oldConflicts.map(({ nonce }) => nonce) } });
  return oldLists;
}
