import type { users } from '@enlace/shared-contract/identity';
import type { WriteOf } from '@enlace/shared-contract/resources';

import { transact } from '../../../../infrastructure/db/transact';
import { addRow } from '../../../../kit/core/write/write-row';
import type { Acting } from '../acting';
import { usersResource } from '../users.resource';

/**
 * Adds an account. Without a password, an invitation mail lets the user choose one; with a password, a mail asks for a
 * proof of the address.
 */
export function addUser(acting: Acting, values: WriteOf<typeof users>): Promise<number> {
  return transact(acting.deps.db, (trx) => addRow(trx, usersResource, values, acting));
}
