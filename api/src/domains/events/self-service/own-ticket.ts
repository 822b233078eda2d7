import type { attendeeStates } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { StoredAnswers } from '../events.tables';
import { isCheckedIn } from '../check-in/check-in-lists';
import { eventTexts } from '../event-texts';
import { createTicketLinks } from '../ticket-page/ticket-links';

/** A ticket that its holder is about to change, with the dates of its event. */
export interface OwnTicket {
  readonly id: number;
  readonly slug: string;
  /** The content of its QR code. */
  readonly secret: string;
  readonly event_id: number;
  readonly ticket_id: number;
  readonly user_id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly answers: StoredAnswers;
  readonly state: (typeof attendeeStates)[number];
  readonly status: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Whether the ticket was checked in at a door. */
  readonly is_checked_in: boolean;
  readonly order_id: number;
  readonly updated_at: Date;
}

/** Which ticket to read: by its secret address, or by its id. */
type TicketName = { readonly slug: string } | { readonly id: number };

/** The ticket; null when there is none. With `lock` other changes of the ticket wait for the transaction. */
export async function findOwnTicket(db: Db, name: TicketName, lock?: 'lock'): Promise<OwnTicket | null> {
  const condition: RawBuilder<unknown> = 'slug' in name ? sql`a.slug = ${name.slug}` : sql`a.id = ${name.id}`;
  // Read after the lock, so that a check-in that had it before is known.
  if (lock !== undefined) await sql`select 1 from attendees a where ${condition} for update`.execute(db);
  const { rows } = await sql<OwnTicket>`select a.id, a.slug, a.secret, a.event_id, a.ticket_id, a.user_id, a.first_name,
      a.last_name, a.email, a.locale, a.answers, a.state, a.order_id, a.updated_at, e.status, e.starts_at, e.ends_at,
      exists (select 1 from check_ins c where c.attendee_id = a.id and ${isCheckedIn}) as is_checked_in
    from attendees a join events e on e.id = a.event_id
    where ${condition}`.execute(db);
  return rows[0] ?? null;
}

/**
 * The ticket of this address, for the owner of its signed token. Throws NOT_FOUND without such a ticket and FORBIDDEN
 * for another token or an old one.
 */
export async function requireOwnTicket(
  db: Db,
  { slug, token }: { readonly slug: string; readonly token: string },
  { deps, locale, now }: WriteContext,
  lock?: 'lock',
): Promise<OwnTicket> {
  const ticket = await findOwnTicket(db, { slug }, lock);
  if (ticket === null) throw await missingTicket(db, slug, locale);
  if (!createTicketLinks(deps.env.tokenSecret).isGood(token, ticket, now))
    throw new AppError('FORBIDDEN', { message: `another token for attendee ${ticket.id}` });
  return ticket;
}

/**
 * Throws CONFLICT for a cancelled ticket or event. A change until the start is also refused for a pending registration,
 * for a person who has come already, and for an event that has begun; a change until the end for one that has ended.
 */
export function requireChangeable(ticket: OwnTicket, until: 'start' | 'end', { locale, now }: WriteContext): void {
  const fault = faultOf(ticket, until, now);
  if (fault === null) return;
  throw new AppError('CONFLICT', {
    message: `attendee ${ticket.id}: ${fault}`,
    userMessage: eventTexts[locale][fault],
  });
}

/** CONFLICT for a pending registration. */
export function pendingTicket(id: number, { locale }: Pick<WriteContext, 'locale'>): AppError {
  return new AppError('CONFLICT', {
    message: `attendee ${id} waits for an approval`,
    userMessage: eventTexts[locale].ticketPending,
  });
}

export function faultOf(
  { state, status, starts_at: start, ends_at: end, is_checked_in: isIn }: OwnTicket,
  until: 'start' | 'end',
  now: Date,
) {
  if (state === 'cancelled' || status === 'cancelled') return 'ticketCancelled';
  if (until === 'start' && state === 'pending_approval') return 'ticketPending';
  if (until === 'start' && isIn) return 'ticketCheckedIn';
  if ((until === 'start' ? start : end) <= now) return until === 'start' ? 'eventBegan' : 'eventEnded';
  return null;
}

/** NOT_FOUND, with `details.state` for a ticket that has gone to another person. */
export async function missingTicket(db: Db, slug: string, locale: Locale): Promise<AppError> {
  const isTransferred = (await findTransfer(db, slug)) !== null;
  if (!isTransferred) return new AppError('NOT_FOUND', { message: 'no such ticket' });
  return new AppError('NOT_FOUND', {
    message: 'a ticket with another address',
    userMessage: eventTexts[locale].ticketTransferred,
    details: { state: 'transferred' },
  });
}

/** The id of the attendee whose ticket had this address before a transfer. */
export async function findTransfer(db: Db, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('ticket_transfers')
    .select('attendee_id')
    .where('slug_hash', '=', hashSlug(slug))
    .executeTakeFirst();
  return row?.attendee_id ?? null;
}

export function hashSlug(slug: string): string {
  return createHash('sha256').update(slug).digest('base64url');
}
