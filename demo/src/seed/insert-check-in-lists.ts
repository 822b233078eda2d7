import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** One door for each published event with a place. */
export async function insertCheckInLists(db: Db): Promise<void> {
  await sql`insert into check_in_lists (event_id, name)
    select id, 'Entrada' from events where format <> 'online' and status = 'published' order by id`.execute(db);
}
