import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Row } from '../table/repository';
import { isTimeZone } from '../../../infrastructure/time/time-zone';

/** Refuses a record whose time zone does not exist, or only in Node: it would break every list that reads it. */
export async function requireZone(trx: Db, { timezone }: Row, locale: Locale): Promise<void> {
  if (typeof timezone !== 'string' || (await isZoneOfDatabase(trx, timezone))) return;
  const fields = { timezone: [fieldText(locale, 'timeZone')] };
  throw new AppError('VALIDATION_FAILED', { message: `no time zone ${timezone}`, fields });
}

const knownZones = new Set<string>();

/**
 * Whether Node and the database both know a time zone. Their lists can be of different years, and one row with a name that
 * the database does not know breaks every query that reads times by the clock of the row.
 */
async function isZoneOfDatabase(db: Db, name: string): Promise<boolean> {
  if (!isTimeZone(name)) return false;
  if (knownZones.has(name)) return true;
  const { rows } = await sql`select 1 from pg_timezone_names where lower(name) = lower(${name}) limit 1`.execute(db);
  if (rows.length > 0) knownZones.add(name);
  return rows.length > 0;
}
