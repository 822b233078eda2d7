import {
  accountDuplicatesSchema,
  type DistinctPairs,
  distinctPairsSchema,
  mergeCalls,
  mergeSchema,
  type MergeField,
} from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const client = 'authenticated';

/** The values that remain of two accounts. */
export interface MergeOrder {
  readonly winner_id: number;
  readonly loser_id: number;
  /** Fields that the remaining account takes over. */
  readonly take: readonly MergeField[];
  readonly reason: string;
}

/** Accounts that may belong to one user, and the calls that merge them. */
export const merging = createCalls('adminContent/accountDuplicates', {
  duplicates: defineCall({
    client,
    request: (_: undefined) => ({ call: mergeCalls.findDuplicates }),
    read: dataOf(accountDuplicatesSchema),
    shows: () => ['users'],
  }),
  markDistinct: defineCall({
    client,
    request: (pairs: DistinctPairs) => ({ call: mergeCalls.markDistinct, body: { ...pairs } }),
    read: dataOf(distinctPairsSchema),
    changes: () => ['users'],
  }),
  unmarkDistinct: defineCall({
    client,
    request: (pairs: DistinctPairs) => ({ call: mergeCalls.unmarkDistinct, body: { ...pairs } }),
    read: dataOf(distinctPairsSchema),
    changes: () => ['users'],
  }),
  merge: defineCall({
    mode: 'first',
    client,
    request: (order: MergeOrder) => ({ call: mergeCalls.mergeUsers, body: { ...order } }),
    read: dataOf(mergeSchema),
    // The merge screen keeps both accounts as they were before; other screens read them again.
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
