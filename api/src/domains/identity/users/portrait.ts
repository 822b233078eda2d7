import type { Db } from '../../../infrastructure/db/database';
import { noteMediaUses } from '../../../kit/core/write/media-uses';

/** Records the media use of the portrait after writes outside the kit. */
export async function notePortrait(trx: Db, userId: number): Promise<void> {
  await noteMediaUses(trx, 'users', 'users', userId);
}
