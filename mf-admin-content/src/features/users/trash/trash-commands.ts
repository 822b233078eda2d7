import { userCalls, users } from '@enlace/shared-contract';

import { createCommand } from '../../../lib/create-command';

const done = { safeParse: () => ({ success: true as const, data: true }) };

/** Takes an account out of the trash. */
export const restoreUser = createCommand('adminContent/restoreUser', { call: userCalls.reactivate, schema: done });

const { hardRemove } = users.wire;
if (hardRemove === undefined) throw new Error('users cannot be removed for good');

/** Removes an account in the trash for good. */
export const eraseUser = createCommand('adminContent/eraseUser', { call: hardRemove, schema: done });
