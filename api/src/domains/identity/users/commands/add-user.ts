import { type users, type WriteOf } from '@enlace/shared-contract';

import { transact } from '../../../../infrastructure/db/transact';
import { addRow } from '../../../../kit/write/write-row';
import type { Acting, UsersContext } from '../acting';
import { usersResource } from '../users.resource';

/** Makes an account for somebody. She chooses a password by the mail, unless one is given: then she proves her address. */
export async function addUser(
  { deps, auth }: UsersContext,
  acting: Acting,
  values: WriteOf<typeof users>,
): Promise<number> {
  const id = await transact(deps.db, (trx) => addRow(trx, usersResource, values, acting));
  auth.wakeMail();
  return id;
}
