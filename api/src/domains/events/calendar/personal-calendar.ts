import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { oneLine } from '../../../infrastructure/mail/clean-text';
import type { TicketWithEvent } from '../mails/tickets-with-event';
import { type CalendarEvent, eventCalendar, type Invitation } from './event-calendar';
import { findCalendarState, isOff, issueInvitation } from './issue-invitation';

/** A calendar message to the holder of tickets. */
interface PersonalMessage {
  /** Tickets with the address of the holder, for one event or for several. */
  readonly tickets: readonly TicketWithEvent[];
  readonly method: Invitation['method'];
  readonly locale: Locale;
}

export interface PersonalCalendar {
  /** iCalendar; empty when the entries in the calendar stay, because other tickets of the address are valid. */
  readonly calendar: string;
  /** Other valid tickets of the address for the events. */
  readonly otherCount: number;
}

/** The calendar file of a mail about tickets of one address. */
export async function personalCalendar(
  trx: Db,
  { tickets, method, locale }: PersonalMessage,
  { env, clock }: Pick<ApiDeps, 'env' | 'clock'>,
): Promise<PersonalCalendar> {
  const [first] = tickets;
  if (first === undefined) return { calendar: '', otherCount: 0 };
  const { email, first_name: firstName, last_name: lastName } = first;
  const stampedAt = clock();
  const events: CalendarEvent[] = [];
  let otherCount = 0;
  // Always in the same order, because messages of one calendar wait for each other.
  for (const event of eventsOf(tickets)) {
    // A ticket that is mailed again must not bring back the former date.
    if (method === 'REQUEST' && isOff(event)) continue;
    const ids = tickets.filter((ticket) => ticket.event.id === event.id).map(({ id }) => id);
    const invitation = await issueInvitation(trx, { event, email, ids, method }, stampedAt);
    otherCount += invitation.otherCount;
    if (method === 'REQUEST' || invitation.otherCount === 0) events.push({ ...event, sequence: invitation.sequence });
  }
  if (events.length === 0) return { calendar: '', otherCount };
  const attendee = { name: oneLine(`${firstName} ${lastName}`), email };
  const { productName, publicUrl: origin, mailFrom } = env;
  const facts = { productName, origin, mailFrom, locale, isChosen: true };
  const calendar = eventCalendar(first.event.title, events, facts, { method, attendee, stampedAt });
  return { calendar, otherCount };
}

function eventsOf(tickets: readonly TicketWithEvent[]): readonly CalendarEvent[] {
  const events = new Map(tickets.map(({ event }) => [event.id, event]));
  return [...events.values()].sort((one, other) => one.id - other.id);
}

/**
 * The event of a ticket as its calendar file shows it: cancelled when the address has no valid ticket any more, with
 * the number of the last message, because the entry in the calendar is the same.
 */
export async function eventOfTicket(db: Db, { event, email, state }: TicketWithEvent): Promise<CalendarEvent> {
  // Tickets without an address belong to different people.
  if (email === '') return { ...event, status: state === 'confirmed' ? event.status : 'cancelled' };
  const { sequence, ticketCount } = await findCalendarState(db, event.id, email);
  return { ...event, sequence, status: ticketCount === 0 ? 'cancelled' : event.status };
}
