import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { isTimeZone } from '../../infrastructure/time/time-zone';

const knownZones = new Set<string>();

/**
 * Whether Node and the database both know a time zone. Their lists can be of different years, and one row with a name that
 * the database does not know breaks every query that reads times by the clock of the row.
 */
export async function isZoneOfDatabase(db: Db, name: string): Promise<boolean> {
  if (!isTimeZone(name)) return false;
  if (knownZones.has(name)) return true;
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${name}) limit 1`.execute(db);
  if (rows.length > 0) knownZones.add(name);
  return rows.length > 0;
}
