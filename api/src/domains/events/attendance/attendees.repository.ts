import type {
  attendeeSchema,
  heldTicketSchema,
  myTicketsSchema,
  myTicketStates,
} from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { addressForHolder } from '../events/event-status';
import { waitingOfEvent } from '../waiting/places/waiting-of-event';
import { cancellationFields } from './cancellation-fields';

export type Attendee = z.infer<typeof attendeeSchema>;
type MyTickets = z.infer<typeof myTicketsSchema>;
type HeldTicket = Omit<z.infer<typeof heldTicketSchema>, 'cancel_token'>;

const rowFields = ['id', 'event_id', 'ticket_id', 'first_name', 'last_name', 'email', 'state', 'created_at'];
/** Columns of the attendee `a`, without the address that opens the ticket. */
export const attendeeFields = sql.join(rowFields.map((name) => sql.ref(`a.${name}`)));
/** The same with it, for the holder of the ticket. */
const ownFields = sql`${attendeeFields}, a.slug`;
const eventFields = ['id', 'slug', 'status', 'format', 'starts_at', 'ends_at', 'timezone', 'venue_name', 'city'];

/** Online meetings open this long before the start of the event `e`. */
const joinOpensAt = sql`(e.starts_at - interval '15 minutes')`;

/** The attendee `a` as JSON, with these columns instead of or besides its own. */
export function attendeeRowWith(columns: Readonly<Record<string, Expression>>): Expression {
  return jsonObject({ ...Object.fromEntries(rowFields.map((name) => [name, sql.ref(`a.${name}`)])), ...columns });
}

/** An attendee; null when there is none. */
export async function findAttendee(db: Db, id: number): Promise<Attendee | null> {
  const { rows } = await sql<Attendee>`select ${ownFields} from attendees a where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** An attendee that was just written. */
export async function requireAttendee(trx: Db, id: number): Promise<Attendee> {
  const attendee = await findAttendee(trx, id);
  if (attendee === null) throw new AppError('NOT_FOUND');
  return attendee;
}

const isRefused = sql`(a.refused_at is not null)`;

/** Ticket and event of the attendee `a`, as their holder sees them; `more` is what else the event has. */
const heldFields = (context: ReadContext, more: Readonly<Record<string, Expression>> = {}): Expression =>
  sql`${jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') })} as ticket,
      ${jsonObject({
        ...Object.fromEntries(eventFields.map((name) => [name, sql.ref(`e.${name}`)])),
        venue_address: addressForHolder,
        title: translateColumn(context, 'title', 'e'),
        join_opens_at: sql`case when m.url is not null then ${joinOpensAt} end`,
        join_url: sql`case when a.state = 'confirmed' and e.status <> 'cancelled' and ${joinOpensAt} <= ${context.now} and e.ends_at > ${context.now}
          then m.url end`,
        ...more,
      })} as event`;

const heldTables = sql`attendees a join tickets k on k.id = a.ticket_id join events e on e.id = a.event_id
  left join event_meetings m on m.event_id = e.id`;

interface CancellationRow {
  readonly is_open: boolean;
  readonly until: Date;
  readonly paid: number;
  readonly refund: number;
  readonly currency: string;
}

/** The ticket with this slug, with its event and what its cancellation does; null when there is none. */
export async function findHeldTicket(db: Db, slug: string, context: ReadContext): Promise<HeldTicket | null> {
  const { rows } = await sql<Omit<HeldTicket, 'cancellation'> & CancellationRow>`select ${ownFields},
      ${isRefused} as is_refused, case when a.state = 'pending_approval' then '' else a.secret end as code,
      ${heldFields(context, { waiting: waitingOfEvent(context) })}, ${cancellationFields(context.now)}, o.currency
    from ${heldTables} join orders o on o.id = a.order_id where a.slug = ${slug}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { is_open: isOpen, until, paid: paidAmount, refund, currency, ...ticket } = row;
  const amounts = { paid: paidAmount, refund, currency };
  return { ...ticket, cancellation: { is_open: isOpen, until: until.toISOString(), ...amounts } };
}

interface MyTicketsRequest {
  readonly userId: number;
  readonly when: (typeof myTicketStates)[number];
  /** Only the tickets of this event; null for all. */
  readonly event: number | null;
  readonly page: number;
  readonly perPage: number;
}

/** The tickets of a user; those of the next event come first, and of past events those of the last one. */
export async function findMyTickets(db: Db, request: MyTicketsRequest, context: ReadContext): Promise<MyTickets> {
  const { userId, when, event, page, perPage } = request;
  const isCancelled = sql`(a.state = 'cancelled' or e.status = 'cancelled')`;
  const isOver = sql`e.ends_at < ${context.now}`;
  const condition = {
    coming: sql`not ${isCancelled} and not ${isOver}`,
    past: sql`not ${isCancelled} and ${isOver}`,
    cancelled: isCancelled,
  }[when];
  const ofEvent = event === null ? sql`true` : sql`a.event_id = ${event}`;
  const chosenTickets = sql`from ${heldTables}
    where a.user_id = ${userId} and e.deleted_at is null and ${condition} and ${ofEvent}`;
  const order = when === 'coming' ? sql`asc` : sql`desc`;
  const { rows } = await sql<
    MyTickets['data'][number]
  >`select ${ownFields}, ${isRefused} as is_refused, ${heldFields(context)}
    ${chosenTickets} order by e.starts_at ${order}, a.id limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${chosenTickets}`.execute(db);
  return { data: rows, meta: { total: count.rows[0]?.total ?? 0 } };
}
