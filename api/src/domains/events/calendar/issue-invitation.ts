import { sql } from 'kysely';
import { createHash } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { CalendarEvent, Invitation } from './event-calendar';

/** The largest number in a calendar file (RFC 5545, 3.3.8). */
const largestNumber = 2 ** 31 - 1;

/** What the calendar of an address knows of an event. */
interface CalendarState {
  /** Number of the last message; null before the first one. */
  readonly sequence: number | null;
  readonly facts: string | null;
  /** Valid tickets of the address. */
  readonly ticketCount: number;
}

interface Occasion {
  readonly event: CalendarEvent;
  readonly email: string;
  /** The tickets of the mail. */
  readonly ids: readonly number[];
  readonly method: Invitation['method'];
}

/** The number of a calendar message, and the valid tickets that the address has besides those of the mail. */
export interface IssuedInvitation {
  readonly sequence: number;
  readonly otherCount: number;
}

/**
 * Numbers the calendar message of a mail. The calendar of an address has one entry for each event, however many tickets
 * there are, so messages of one address and event wait for each other. A message with another method, time or place
 * has a greater number than all before it; the same message again keeps its number and has a later time (RFC 5546,
 * 2.1.4 and 2.1.5). Of a cancellation, the caller sends no file as long as another ticket is valid.
 */
export async function issueInvitation(
  trx: Db,
  { event, email, ids, method }: Occasion,
  now: Date,
): Promise<IssuedInvitation> {
  const lockName = `calendar ${event.id} ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(trx);
  const earlierState = await findCalendarState(trx, event.id, email, ids);
  const otherCount = isOff(event) ? 0 : earlierState.ticketCount;
  const isKept = method === 'CANCEL' && otherCount > 0;
  const facts = factsOf(event, method);
  const isSame = earlierState.facts === facts && earlierState.sequence !== null;
  const sequence = isSame ? earlierState.sequence : nextSequence(earlierState.sequence, event, now);
  if (!isKept)
    await trx
      .updateTable('attendees')
      .set({ calendar_sequence: sequence, calendar_facts: facts })
      .where('id', 'in', [...ids])
      .execute();
  return { sequence, otherCount };
}

/** Whether the event has no date that counts: its entry leaves each calendar, whatever the tickets. */
export function isOff({ status }: CalendarEvent): boolean {
  return status === 'cancelled' || status === 'postponed';
}

/** @param exceptIds tickets that do not count as valid */
export async function findCalendarState(
  db: Db,
  eventId: number,
  email: string,
  exceptIds: readonly number[] = [],
): Promise<CalendarState> {
  const { rows } = await sql<CalendarState>`select max(calendar_sequence) as sequence,
      (array_agg(calendar_facts order by calendar_sequence desc nulls last, id desc))[1] as facts,
      (count(*) filter (where state = 'confirmed' and not id = any(${[...exceptIds]}::bigint[])))::int as "ticketCount"
    from attendees where lower(email) = ${email.toLowerCase()} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? { sequence: null, facts: null, ticketCount: 0 };
}

/** Seconds since the event was added, so that it also exceeds the numbers that are not stored any more. */
function nextSequence(earlierNumber: number | null, event: CalendarEvent, now: Date): number {
  const seconds = Math.floor((now.getTime() - Date.parse(event.created_at)) / 1000);
  return Math.min(Math.max((earlierNumber ?? -1) + 1, seconds, 0), largestNumber);
}

function factsOf(event: CalendarEvent, method: Invitation['method']): string {
  const { starts_at, ends_at, timezone, format, status, venue_name, venue_address, city } = event;
  const isOnline = format === 'online' || status === 'moved_online';
  const place = isOnline ? [] : [venue_name, venue_address, city];
  const facts = [method, Date.parse(starts_at), Date.parse(ends_at), timezone, status, ...place];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}
