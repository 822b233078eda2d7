import type { attendeeStates } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { StoredAnswers } from '../events.tables';
import type { Seats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { takeChoices } from '../questions/take-choices';
import { eventFacts } from '../event-facts';
import { requestTicketMails } from '../mails/order-mails';
import { makeTicketSecret, makeTicketSlug } from './ticket-secret';

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/** A person who gets a ticket, with the checked answers to its questions. */
export interface TicketPerson {
  readonly ticketId: number;
  readonly person: Person;
  readonly answers?: StoredAnswers;
  /** Field of the body with this person: `attendees.0.`; empty for the person of the body itself. */
  readonly field?: string;
}

/** A new ticket of a person. */
export interface NewAttendee {
  readonly id: number;
  readonly ticketId: number;
  readonly state: (typeof attendeeStates)[number];
}

interface NewAttendees {
  readonly orderId: number;
  readonly eventId: number;
  readonly people: readonly TicketPerson[];
  /** Whether an organiser gives the tickets, which then wait for no approval. */
  readonly isApproved?: boolean;
}

/**
 * Adds a ticket for each person, takes the choices of the answers, and has the tickets mailed; answers the new rows in
 * their order. Tickets that require an approval wait for it. The viewer holds the tickets with the address of the first
 * one.
 */
export async function insertAttendees(
  trx: Db,
  { orderId, eventId, people, isApproved = false }: NewAttendees,
  { viewer, locale }: WriteContext,
): Promise<readonly NewAttendee[]> {
  const [first] = people;
  if (first === undefined) return [];
  const choices = people.map(({ answers = {}, field = '' }) => ({ answers, field }));
  await takeChoices(trx, choices, { locale });
  const isBuyer = ({ email }: Person): boolean => email.toLowerCase() === first.person.email.toLowerCase();
  const rows = await trx
    .insertInto('attendees')
    .values(
      people.map(({ ticketId, person, answers = {} }) => ({
        ...person,
        event_id: eventId,
        ticket_id: ticketId,
        order_id: orderId,
        ...(isApproved ? { state: 'confirmed' as const } : firstStateOf(ticketId)),
        user_id: isBuyer(person) ? (viewer?.id ?? null) : null,
        locale,
        answers: JSON.stringify(answers),
        slug: makeTicketSlug(),
        secret: makeTicketSecret(),
        known_facts: sql<string>`(select ${eventFacts} from events e where e.id = ${eventId})`,
      })),
    )
    .returning(['id', 'ticket_id as ticketId', 'state'])
    .execute();
  await requestTicketMails(trx, orderId, isApproved ? 'organiser' : 'stranger');
  return rows;
}

/** The state of a new registration, which waits when its ticket requires an approval. */
function firstStateOf(ticketId: number) {
  const waits = sql<boolean>`(select requires_approval from tickets where id = ${ticketId})`;
  return {
    state: sql<NewAttendee['state']>`case when ${waits} then 'pending_approval' else 'confirmed' end`,
    had_ticket: sql<boolean>`not ${waits}`,
  };
}

/** The seats of new tickets in a state. */
export function seatsInState(eventId: number, attendees: readonly NewAttendee[], state: NewAttendee['state']): Seats[] {
  const items = attendees.filter((one) => one.state === state).map(({ ticketId }) => ({ ticketId, quantity: 1 }));
  return seatsOfItems(eventId, items);
}
