import type { RegistryStoreClaim } from '@enlace/shared-contract/platform';
import { AppError } from '@enlace/shared-contract/errors';

import type { Db } from '../db/database';

/**
 * Connects the database with the folder of the gateways' releases. Throws CONFLICT for another folder: gateways with
 * separate folders would lose each other's releases. `adopts` makes this folder the folder of all gateways.
 */
export async function claimRegistryStore(db: Db, { id, adopts }: RegistryStoreClaim): Promise<void> {
  await db
    .insertInto('registry_store')
    .values({ id })
    .onConflict((conflict) => (adopts ? conflict.column('is_only').doUpdateSet({ id }) : conflict.doNothing()))
    .execute();
  const row = await db.selectFrom('registry_store').select('id').executeTakeFirst();
  if (row?.id !== id) throw new AppError('CONFLICT', { message: 'the gateways have another folder of releases' });
}
