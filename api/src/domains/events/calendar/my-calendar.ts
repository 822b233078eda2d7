import { sql } from 'kysely';
import { timingSafeEqual } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { Acting } from '../../identity';
import type { CalendarEvent } from './event-calendar';

/** Events of a calendar; those that ended longer ago are left out. */
const mostEvents = 500;
const keptDays = 180;

/** Makes a new version of a user's address, which ends the one before. */
export async function openCalendar({ deps, viewer }: Acting): Promise<void> {
  await sql`insert into calendar_links (user_id) values (${viewer.id})
    on conflict (user_id) do update set version = calendar_links.version + 1, is_open = true`.execute(deps.db);
}

export async function closeCalendar({ deps, viewer }: Acting): Promise<void> {
  await deps.db.updateTable('calendar_links').set({ is_open: false }).where('user_id', '=', viewer.id).execute();
}

/** The token of a user's present address; null without one. The database stores no secret. */
export async function findCalendarToken(db: Db, userId: number, secret: string): Promise<string | null> {
  const link = await db
    .selectFrom('calendar_links')
    .select('version')
    .where('user_id', '=', userId)
    .where('is_open', '=', true)
    .executeTakeFirst();
  return link === undefined ? null : `${userId}-${signatureOf(secret, userId, link.version)}`;
}

/** The user whose present address has this token; null for another or an ended one. */
export async function findCalendarUser(db: Db, token: string, secret: string): Promise<number | null> {
  const userId = Number(/^(\d{1,15})-[\w-]{43}$/.exec(token)?.[1] ?? 0);
  const expectedToken = userId === 0 ? null : await findCalendarToken(db, userId, secret);
  if (expectedToken === null || expectedToken.length !== token.length) return null;
  return timingSafeEqual(Buffer.from(token), Buffer.from(expectedToken)) ? userId : null;
}

function signatureOf(secret: string, userId: number, version: number): string {
  return keyedHash(deriveKey(secret, 'calendar'), String(userId), String(version));
}

/** Events of which the user has, or had, a ticket; those with cancelled tickets only are cancelled. */
export async function findMyEvents(db: Db, userId: number, context: ReadContext): Promise<CalendarEvent[]> {
  const plainFields = ['id', 'slug', 'format', 'starts_at', 'ends_at', 'timezone', 'venue_name', 'city'];
  const endedBefore = new Date(context.now.getTime() - keptDays * 86_400_000);
  const { rows } = await sql<{ event: CalendarEvent }>`select ${jsonObject({
    ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`e.${name}`)])),
    venue_address: sql`case when e.address_visibility = 'public' or mine.is_going then e.venue_address end`,
    title: translateColumn(context, 'title', 'e'),
    summary: translateColumn(context, 'summary', 'e'),
    status: sql`case when mine.is_going then e.status else 'cancelled' end`,
    created_at: sql`e.created_at`,
    updated_at: sql`greatest(e.updated_at, mine.updated_at)`,
    event_categories: sql`'[]'::json`,
  })} as event
    from (select event_id, bool_or(state = 'confirmed') as is_going, max(updated_at) as updated_at
      from attendees where user_id = ${userId} and had_ticket
      group by event_id) mine
    join events e on e.id = mine.event_id
    where e.deleted_at is null and e.status <> 'draft' and e.ends_at > ${endedBefore}
    order by e.starts_at, e.id limit ${mostEvents}`.execute(db);
  return rows.map(({ event }) => event);
}
