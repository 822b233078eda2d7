import { calendarCalls, lessonWorkCalls } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { PlanGuard } from '../domains/memberships';
import type { Db } from '../infrastructure/db/database';

/**
 * The calls that plans can sell, each with its capability (docs/guides/memberships.md). A capability that no feature
 * names is open, so an installation without such features has no guards. What a member has made stays readable,
 * changeable and removable under every plan: only further uses are sold.
 */
export const planGuards: readonly PlanGuard[] = [
  {
    capability: 'calendar_feed',
    call: calendarCalls.openMyCalendar,
    countUses: countCalendars,
    // A new address replaces one that has become known to others.
    isContinued: async (db, userId) => (await countCalendars(db, userId)) > 0,
  },
  { capability: 'lesson_notes', call: lessonWorkCalls.addLessonNote, countUses: countNotes },
];

async function countCalendars(db: Db, userId: number): Promise<number> {
  const { rows } = await sql`select 1 from calendar_links where user_id = ${userId} and is_open`.execute(db);
  return rows.length;
}

async function countNotes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from lesson_notes
    where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}
