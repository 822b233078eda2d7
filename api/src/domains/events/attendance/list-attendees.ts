import { AppError, type AttendeesQuery, type attendeeSorts, type ListedAttendee } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holds, jsonObject, plain, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { isCheckedIn } from '../check-in/check-in-lists';
import type { StoredAnswers } from '../events.tables';
import { attendeeFields } from './attendees.repository';

const usualPageSize = 25;
const mostWords = 8;

const name = sql`a.first_name || ' ' || a.last_name`;

const sorts: Readonly<Record<(typeof attendeeSorts)[number], Expression>> = {
  created_at: sql`a.created_at`,
  name: plain(name),
  email: sql`lower(a.email)`,
};

const listedTables = sql`attendees a join tickets k on k.id = a.ticket_id join orders o on o.id = a.order_id`;

const listedFields = (context: ReadContext): Expression =>
  sql`${attendeeFields}, a.cancelled_at, a.cancel_reason, o.currency,
    (select min(c.scanned_at) from check_ins c where c.attendee_id = a.id and ${isCheckedIn}) as checked_in_at,
    coalesce((select i.unit_price from order_items i where i.order_id = o.id and i.ticket_id = k.id limit 1), 0) as price,
    ${jsonObject({ id: sql`o.id`, reference: sql`o.reference`, state: sql`o.state` })} as "order",
    ${jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') })} as ticket`;

/** One of them; null when there is none. */
export async function findListedAttendee(db: Db, id: number, context: ReadContext) {
  const { rows } = await sql<ListedAttendee & { answers: StoredAnswers }>`select ${listedFields(context)}, a.answers
    from ${listedTables} where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A page of the attendees of an event, with their numbers by state. Throws NOT_FOUND without such an event. */
export async function listAttendees(db: Db, eventId: number | null, query: AttendeesQuery, context: ReadContext) {
  const { state, sort = 'created_at', order = 'desc', page = 1, per_page: size = usualPageSize } = query;
  const { rows: events } = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (events.length === 0) throw new AppError('NOT_FOUND');
  const isFound = conditionOf(eventId, query);
  const direction = sql.raw(order);
  const { rows } = await sql<ListedAttendee>`select ${listedFields(context)} from ${listedTables}
    where ${isFound} and ${state === undefined ? sql`true` : sql`a.state = ${state}`}
    order by ${sorts[sort]} ${direction}, a.id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ confirmed: number; cancelled: number }>`select
      count(*) filter (where a.state = 'confirmed') as confirmed, count(*) filter (where a.state = 'cancelled') as cancelled
    from attendees a where ${isFound}`.execute(db);
  const states = counts.rows[0] ?? { confirmed: 0, cancelled: 0 };
  const total = state === undefined ? states.confirmed + states.cancelled : states[state];
  return { data: rows, meta: { total, page, per_page: size, states } };
}

/** Attendees `a` of the event, of the ticket and with the words of the search, in any state. */
function conditionOf(eventId: number | null, { ticket_id: ticketId, search = '' }: AttendeesQuery) {
  return all([
    sql`a.event_id = ${eventId}`,
    ...(ticketId === undefined ? [] : [sql`a.ticket_id = ${ticketId}`]),
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, mostWords)
      .map((word) => holds(sql`${name} || ' ' || a.email`, word)),
  ]);
}
