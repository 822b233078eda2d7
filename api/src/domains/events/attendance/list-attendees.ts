import type { AttendeesQuery, attendeesSchema, attendeeSorts, ListedAttendee } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isCheckedIn } from '../check-in/check-in-lists';
import type { StoredAnswers } from '../events.tables';
import { refundableAmount, ticketPrice } from '../payments/ticket-price';
import { attendeeCondition, attendeeName, isInsideOrNot, isUnmailed } from './attendee-condition';
import { attendeeFields } from './attendees.repository';

const usualPageSize = 25;

type States = z.infer<typeof attendeesSchema>['meta']['states'];

const noAttendees: States & { total: number } = {
  confirmed: 0,
  pending_approval: 0,
  cancelled: 0,
  checked_in: 0,
  not_checked_in: 0,
  not_mailed: 0,
  total: 0,
};

/** The first check-in of the attendee `a` that counts. */
const firstCheckIn = (column: string): Expression => sql`(select ${sql.ref(`c.${column}`)} from check_ins c
  where c.attendee_id = a.id and ${isCheckedIn} order by c.scanned_at, c.id limit 1)`;

const sorts: Readonly<Record<(typeof attendeeSorts)[number], (context: ReadContext) => Expression>> = {
  created_at: () => sql`a.created_at`,
  name: () => plain(attendeeName),
  email: () => sql`lower(a.email)`,
  ticket: (context) => plain(translateColumn(context, 'name', 'k')),
  checked_in_at: () => firstCheckIn('scanned_at'),
};

const listedTables = sql`attendees a join tickets k on k.id = a.ticket_id join orders o on o.id = a.order_id`;

const listedFields = (context: ReadContext): Expression =>
  sql`${attendeeFields}, a.cancelled_at, a.cancel_reason, a.unmailed_at, o.currency,
    ${firstCheckIn('scanned_at')} as checked_in_at, ${firstCheckIn('gate')} as checked_in_gate,
    ${ticketPrice} as price, ${refundableAmount} as refundable,
    (select e.timezone from events e where e.id = a.event_id) as timezone,
    ${jsonObject({ id: sql`o.id`, reference: sql`o.reference`, number: sql`o.number`, state: sql`o.state` })} as "order",
    ${jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') })} as ticket`;

/** One of them; null when there is none. */
export async function findListedAttendee(db: Db, id: number, context: ReadContext) {
  const { rows } = await sql<ListedAttendee & { answers: StoredAnswers }>`select ${listedFields(context)}, a.answers
    from ${listedTables} where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** A page of the attendees of an event, with their numbers by state. Throws NOT_FOUND without such an event. */
export async function listAttendees(db: Db, eventId: number | null, query: AttendeesQuery, context: ReadContext) {
  const {
    state,
    checked_in: checkedIn,
    mailed: mailChoice,
    sort = 'created_at',
    order = 'desc',
    page = 1,
    per_page: size = usualPageSize,
  } = query;
  const { rows: events } = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (events.length === 0) throw new AppError('NOT_FOUND');
  const { state: _, checked_in: __, mailed: ___, ...anyState } = query;
  const direction = sql.raw(order);
  const { rows } = await sql<ListedAttendee>`select ${listedFields(context)} from ${listedTables}
    where ${attendeeCondition(eventId, query)}
    order by ${sorts[sort](context)} ${direction} nulls last, a.id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const counts = await sql<States & { total: number }>`select
      count(*) filter (where a.state = 'confirmed')::int as confirmed,
      count(*) filter (where a.state = 'pending_approval')::int as pending_approval,
      count(*) filter (where a.state = 'cancelled')::int as cancelled,
      count(*) filter (where ${isInsideOrNot('1')})::int as checked_in,
      count(*) filter (where ${isInsideOrNot('0')})::int as not_checked_in,
      count(*) filter (where ${isUnmailed})::int as not_mailed,
      count(*) filter (where ${attendeeCondition(eventId, { state, checked_in: checkedIn, mailed: mailChoice })})::int as total
    from attendees a where ${attendeeCondition(eventId, anyState)}`.execute(db);
  const [{ total, ...states } = noAttendees] = counts.rows;
  const { ticket_id: ____, ...anyTicket } = query;
  const { rows: tickets } = await sql<{ id: number; count: number }>`select a.ticket_id as id, count(*)::int as count
    from attendees a where ${attendeeCondition(eventId, anyTicket)} group by a.ticket_id order by a.ticket_id`.execute(
    db,
  );
  return { data: rows, meta: { total, page, per_page: size, states, tickets } };
}
