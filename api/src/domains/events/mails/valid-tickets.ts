import { isLocale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { isOff } from '../calendar/issue-invitation';
import { findTicketsWithEvent } from './tickets-with-event';
import { ticketParts, type TicketValues } from './ticket-values';
import { timeAndPlace } from './time-and-place';

/**
 * Parts of a mail about tickets that are valid, or of a registration that waits: at the time of sending, tickets that
 * were cancelled or transferred in the meantime are left out, and a mail without a ticket is not sent. Time and place
 * are those of the time of sending.
 */
export const validTicketParts = {
  ...ticketParts,
  isDue: async (db: Db, values: TicketValues): Promise<boolean> =>
    values.tickets.length === 0 || (await findValidTickets(db, values)).length > 0,
  refresh: async (db: Db, values: TicketValues): Promise<TicketValues> => {
    const tickets = await findValidTickets(db, values);
    return { ...values, tickets: [...tickets], ...(await findPresentPlan(db, values, tickets)) };
  },
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

/** Time and place of the tickets. A calendar file with other ones is left out: the mail about the change has its own. */
async function findPresentPlan(
  db: Db,
  { when, where, calendar }: TicketValues,
  tickets: TicketValues['tickets'],
): Promise<Partial<TicketValues>> {
  const slugs = tickets.map(({ token }) => token);
  const ownTickets = await findTicketsWithEvent(db, { slugs }, { lang: null, now: new Date() });
  const [first] = ownTickets;
  if (first === undefined) return {};
  const events = [...new Map(ownTickets.map(({ event }) => [event.id, event])).values()];
  const plan = timeAndPlace(events, isLocale(first.locale) ? first.locale : 'en');
  const isPresent = plan.when === when && plan.where === where && !events.some(isOff);
  return { ...plan, calendar: isPresent ? calendar : '' };
}
