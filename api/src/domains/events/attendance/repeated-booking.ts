import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { addressKey } from '../../../infrastructure/limits/address-key';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { TicketPerson } from './insert-attendees';

/** A request that comes again within this time is a second press, not a second person. */
const repeatMs = 30_000;

type Booked = Pick<TicketPerson, 'ticketId' | 'person'>;

interface Booking {
  readonly people: readonly Booked[];
  readonly caller: Caller;
}

/** Who sends a booking without a key: the hashes of this half minute and of the one before; empty in a job. */
type Caller = readonly string[];

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
 * Names the account of a request, else its network address, for half a minute: later, two hashes of the same caller have
 * nothing in common. What an organiser gives away is never what a buyer books.
 */
export function callerOf({ deps, viewer, ip, now }: WriteContext, kind: 'buyer' | 'organiser'): Caller {
  const account = viewer === null ? null : `user ${viewer.id}`;
  const name = account ?? (ip === undefined ? null : `address ${addressKey(ip)}`);
  if (name === null) return [];
  const key = deriveKey(deps.env.tokenSecret, 'repeated booking');
  const part = Math.floor(now.getTime() / repeatMs);
  return [part, part - 1].map((number) => keyedHash(key, kind, name, String(number)));
}

/** The hash of the caller that a new order keeps; null in a job. */
export function callerHashOf([hash]: Caller): string | null {
  return hash ?? null;
}

/**
 * The order of exactly the same people with the same tickets some seconds ago, sent by the same caller without a key;
 * null when there is none. Who only knows the name and the address of another person finds nothing. Names are equal
 * whatever their case, accents and form of Unicode. Call it after `lockBookings`.
 */
export async function findRepeatedOrder(
  trx: Db,
  { people, caller }: Booking,
  now: Date,
): Promise<RepeatedOrder | null> {
  const [first] = people;
  if (first === undefined || caller.length === 0) return null;
  const { rows } = await sql<BookedRow>`select a.order_id, a.id, a.ticket_id, a.first_name, a.last_name, a.email
    from attendees a join orders o on o.id = a.order_id
    where o.caller_hash in (${sql.join(caller)}) and a.state <> 'cancelled'
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
