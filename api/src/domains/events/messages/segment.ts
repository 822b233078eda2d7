import type { MessageSegment } from '@enlace/shared-contract/events';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { declinesMails } from '../../../infrastructure/mail/mail-choices';
import { all, type Expression } from '../../../kit/core/table/expressions';
import { isInside } from '../attendance/attendee-condition';

/**
 * Tickets or places of a segment, as rows `kind`, `id`, `email`, `locale`, `first_name`, `user_id` and `created_at`.
 * Those who left are in no segment.
 */
export function recipientsOf(eventId: number, segment: MessageSegment): Expression {
  return segment.audience === 'waiting'
    ? sql`select 'waiting' as kind, w.id, w.email, w.locale, w.first_name, w.user_id, w.created_at
        from waiting_entries w where ${waitingCondition(eventId, segment)}`
    : sql`select 'attendee' as kind, a.id, a.email, a.locale, a.first_name, a.user_id, a.created_at
        from attendees a where ${attendeeCondition(eventId, segment)}`;
}

function attendeeCondition(eventId: number, segment: MessageSegment): Expression {
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

function waitingCondition(eventId: number, { ticket_ids: ticketIds, languages }: MessageSegment): Expression {
  return all([
    sql`w.event_id = ${eventId} and w.email <> '' and w.state in ('waiting', 'offered')`,
    ...(ticketIds.length === 0 ? [] : [sql`w.ticket_id = any(${[...ticketIds]}::bigint[])`]),
    ...(languages.length === 0 ? [] : [sql`w.locale = any(${[...languages]}::text[])`]),
  ]);
}

interface RecipientCount {
  readonly locale: Locale;
  readonly count: number;
  /** Those of them who have switched these mails off. */
  readonly declined: number;
}

/** People of a segment, one for each address, by their language. */
export async function countRecipients(
  db: Db,
  eventId: number,
  segment: MessageSegment,
): Promise<readonly RecipientCount[]> {
  const { rows } = await sql<RecipientCount>`select p.locale, count(*)::int as count,
      count(*) filter (where ${declinesMails(sql`p.email`, 'eventMessage')})::int as declined
    from (select distinct on (lower(r.email)) r.locale, r.email from (${recipientsOf(eventId, segment)}) r
      order by lower(r.email), r.id) p group by 1`.execute(db);
  return rows;
}
