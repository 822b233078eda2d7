import type { MessageSegment } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression } from '../../../kit/expressions';
import { isInside } from '../attendance/attendee-condition';

/** Attendees `a` of an event who get a message. Those who left are in no segment. */
export function segmentCondition(eventId: number, segment: MessageSegment): Expression {
  const { ticket_ids: ticketIds, states, checked_in: checkedIn, languages } = segment;
  return all([
    sql`a.event_id = ${eventId} and a.email <> '' and a.state = any(${[...states]}::text[])`,
    sql`a.state <> 'cancelled'`,
    ...(ticketIds.length === 0 ? [] : [sql`a.ticket_id = any(${[...ticketIds]}::bigint[])`]),
    ...(checkedIn === '1' ? [isInside] : []),
    ...(checkedIn === '0' ? [sql`not ${isInside}`] : []),
    ...(languages.length === 0 ? [] : [sql`a.locale = any(${[...languages]}::text[])`]),
  ]);
}

/** People of a segment, one for each address, by their language. */
export async function countRecipients(
  db: Db,
  eventId: number,
  segment: MessageSegment,
): Promise<readonly { readonly locale: Locale; readonly count: number }[]> {
  const { rows } = await sql<{ locale: Locale; count: number }>`select p.locale, count(*)::int as count from (
      select distinct on (lower(a.email)) a.locale from attendees a
      where ${segmentCondition(eventId, segment)} order by lower(a.email), a.id) p group by 1`.execute(db);
  return rows;
}
