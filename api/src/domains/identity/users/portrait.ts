import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { noteMediaUses } from '../../../kit/media-uses';

/** Notes where the portrait is used, by her name rather than by her address. */
export async function notePortrait(trx: Db, userId: number): Promise<void> {
  await noteMediaUses(trx, 'users', 'users', userId);
  await sql`update media_uses set label = (select trim(first_name || ' ' || last_name) from users where id = ${userId})
    where resource = 'users' and row_id = ${userId}`.execute(trx);
}
