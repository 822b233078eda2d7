import type { Db } from '../../../infrastructure/db/database';
import { noteMediaUses } from '../../../kit/media-uses';

/** Notes where the portrait is used, for writes that are not the kit's. */
export async function notePortrait(trx: Db, userId: number): Promise<void> {
  await noteMediaUses(trx, 'users', 'users', userId);
}
