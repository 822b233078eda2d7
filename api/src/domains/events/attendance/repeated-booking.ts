import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { TicketPerson } from './insert-attendees';

/** A request that comes again within this time is a second press, not a second person. */
const repeatMs = 30_000;

type Booked = Pick<TicketPerson, 'ticketId' | 'person'>;

interface Booking {
  readonly people: readonly Booked[];
  /** The account of the order; null without one. */
  readonly userId: number | null;
}

interface BookedRow {
  readonly order_id: number;
  readonly id: number;
  readonly ticket_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** The order that a booking repeats, and its first attendee. */
interface RepeatedOrder {
  readonly orderId: number;
  readonly attendeeId: number;
}

/** Bookings of a ticket by the same address wait for each other until the commit. Call it before other locks. */
export async function lockBookings(trx: Db, people: readonly Booked[]): Promise<void> {
  const names = people.map(({ ticketId, person: { email } }) => `booking ${ticketId} ${email.toLowerCase()}`);
  for (const name of [...new Set(names)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * The order of exactly the same people with the same tickets some seconds ago, of the same account or also without one;
 * null when there is none. Names are equal whatever their case, accents and form of Unicode. Call it after
 * `lockBookings`.
 */
export async function findRepeatedOrder(
  trx: Db,
  { people, userId }: Booking,
  now: Date,
): Promise<RepeatedOrder | null> {
  const [first] = people;
  if (first === undefined) return null;
  const { rows } = await sql<BookedRow>`select a.order_id, a.id, a.ticket_id, a.first_name, a.last_name, a.email
    from attendees a join orders o on o.id = a.order_id
    where o.user_id is not distinct from ${userId}::bigint and a.state <> 'cancelled'
      and a.order_id in (select b.order_id from attendees b where b.ticket_id = ${first.ticketId}
        and lower(b.email) = lower(${first.person.email}) and b.created_at > ${new Date(now.getTime() - repeatMs)})
    order by a.order_id, a.id`.execute(trx);
  const wish = describe(people);
  for (const orderId of new Set(rows.map(({ order_id: id }) => id))) {
    const ownRows = rows.filter(({ order_id: id }) => id === orderId);
    const [attendee] = ownRows;
    const isSame = wish === describe(ownRows.map((row) => ({ ticketId: row.ticket_id, person: row })));
    if (attendee !== undefined && isSame) return { orderId, attendeeId: attendee.id };
  }
  return null;
}

/** Equal for the same people with the same tickets, in whatever order. */
function describe(people: readonly Booked[]): string {
  const texts = people.map(({ ticketId, person: { first_name: first, last_name: last, email } }) =>
    JSON.stringify([ticketId, email.toLowerCase(), plainName(`${first} ${last}`)]),
  );
  return texts.sort().join(' ');
}

function plainName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}
