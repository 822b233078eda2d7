import { accountDuplicatesSchema, mergeCalls, mergeSchema } from '@enlace/shared-contract';

import { createAnswer } from '../../../lib/create-answer';
import { createCommand } from '../../../lib/create-command';
import { dataOf } from '../../../lib/data-of';

/** Accounts that may be one person's. */
export const duplicates = createAnswer('adminContent/accountDuplicates', {
  call: mergeCalls.findDuplicates,
  schema: dataOf(accountDuplicatesSchema),
});

export const mergeUsers = createCommand('adminContent/mergeUsers', {
  call: mergeCalls.mergeUsers,
  schema: dataOf(mergeSchema),
});

export const undoMerge = createCommand('adminContent/undoMerge', {
  call: mergeCalls.undoMerge,
  schema: { safeParse: () => ({ success: true as const, data: true }) },
});
