import { calendarCalls } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** Plans can sell the calendar feed (docs/guides/memberships.md). */
export const calendarGuard = {
  capability: 'calendar_feed',
  call: calendarCalls.openMyCalendar,
  countUses: countCalendars,
  // A new address replaces one that has become known to others.
  isContinued: async (db: Db, userId: number) => (await countCalendars(db, userId)) > 0,
} as const;

async function countCalendars(db: Db, userId: number): Promise<number> {
  const { rows } = await sql`select 1 from calendar_links where user_id = ${userId} and is_open`.execute(db);
  return rows.length;
}
