import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { ticketParts, type TicketValues } from './ticket-values';

/**
 * Parts of a mail about tickets that are valid, or of a registration that waits: at the time of sending, tickets that
 * were cancelled or transferred in the meantime are left out, and a mail without a ticket is not sent.
 */
export const validTicketParts = {
  ...ticketParts,
  isDue: async (db: Db, values: TicketValues): Promise<boolean> =>
    values.tickets.length === 0 || (await findValidTickets(db, values)).length > 0,
  refresh: async (db: Db, values: TicketValues): Promise<TicketValues> => ({
    ...values,
    tickets: [...(await findValidTickets(db, values))],
  }),
} as const;

/** A mail without codes is for registrations that wait for an approval. */
async function findValidTickets(db: Db, { tickets, method }: TicketValues): Promise<TicketValues['tickets']> {
  const slugs = tickets.map(({ token }) => token);
  const states = method === 'REQUEST' ? ['confirmed'] : ['pending_approval'];
  const { rows } = await sql<{ slug: string }>`select a.slug from attendees a join events e on e.id = a.event_id
    where a.slug = any(${slugs}::text[]) and a.state = any(${states}::text[])
      and e.status <> 'cancelled'`.execute(db);
  const validSlugs = new Set(rows.map(({ slug }) => slug));
  return tickets.filter(({ token }) => validSlugs.has(token));
}
