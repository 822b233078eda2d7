import { isAppError } from '@enlace/shared-contract/errors';

import { type QueueOptions, type SentScan, syncQueue } from './sync-queue';

interface ListsOptions extends QueueOptions {
  /** Sends scans of a list. */
  readonly sendOf: (listId: number) => QueueOptions['send'];
  /** Lists whose scans the server refuses to take from this user; changed here. */
  readonly refusedLists: Set<number>;
}

/** The server does not take scans of the list from this user. They wait for another one. */
const refusals = ['NOT_FOUND', 'FORBIDDEN'];

/**
 * Sends the waiting scans of the open list, then those of other lists and events on this device. The refusal of another
 * list does not stop the rest. Answers the scans of the open list.
 */
export async function syncLists({ sendOf, refusedLists, ...options }: Omit<ListsOptions, 'send'>) {
  const { listId, store } = options;
  const sentScans: readonly SentScan[] = await syncQueue({ ...options, send: sendOf(listId) });
  let sentCount = sentScans.length;
  const otherLists = new Set((await store.all('scans')).map(({ list_id: id }) => id));
  for (const otherId of otherLists) {
    if (otherId === listId || refusedLists.has(otherId)) continue;
    try {
      sentCount += (await syncQueue({ ...options, listId: otherId, send: sendOf(otherId) })).length;
    } catch (error) {
      if (!isAppError(error) || !refusals.includes(error.code)) throw error;
      refusedLists.add(otherId);
    }
  }
  return { sentScans, sentCount };
}
