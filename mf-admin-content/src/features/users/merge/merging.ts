import { accountDuplicatesSchema, mergeCalls, mergeSchema, type MergeField } from '@enlace/shared-contract';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const client = 'authenticated';

/** What of two accounts stays. */
export interface MergeOrder {
  readonly winner_id: number;
  readonly loser_id: number;
  /** Fields that the account that stays takes over. */
  readonly take: readonly MergeField[];
  readonly reason: string;
}

/** Accounts that may belong to one user, and what makes them one. */
export const merging = createCalls('adminContent/accountDuplicates', {
  duplicates: defineCall({
    client,
    request: (_: undefined) => ({ call: mergeCalls.findDuplicates }),
    read: dataOf(accountDuplicatesSchema),
    shows: () => ['users'],
  }),
  merge: defineCall({
    mode: 'first',
    client,
    request: (order: MergeOrder) => ({ call: mergeCalls.mergeUsers, body: { ...order } }),
    read: dataOf(mergeSchema),
    // The screen of the merge goes on showing both accounts as they were: they are read again elsewhere.
    changes: () => ['users'],
  }),
  undo: defineCall({
    mode: 'first',
    client,
    request: (mergeId: number) => ({ call: mergeCalls.undoMerge, body: { merge_id: mergeId } }),
    read: () => true,
    changes: () => ['users'],
  }),
});
