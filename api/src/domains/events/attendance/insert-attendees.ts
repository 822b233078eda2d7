import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { Writing } from '../../../kit/writing';
import type { StoredAnswers } from '../events.tables';
import { takeChoices } from '../questions/take-choices';
import { eventFacts } from '../event-facts';
import { requestTicketMails } from '../mails/order-mails';

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

interface NewAttendees {
  readonly orderId: number;
  readonly eventId: number;
  readonly people: readonly TicketPerson[];
}

/** Random bytes of the address of a ticket and of the code in its QR picture. */
const secretBytes = 16;

/**
 * Adds a ticket for each person, takes the choices of the answers, and has the tickets mailed; answers the ids in their order. The viewer holds
 * the tickets with the address of the first one.
 */
export async function insertAttendees(
  trx: Db,
  { orderId, eventId, people }: NewAttendees,
  { viewer, locale }: Writing,
): Promise<number[]> {
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
        user_id: isBuyer(person) ? (viewer?.id ?? null) : null,
        locale,
        answers: JSON.stringify(answers),
        slug: randomBytes(secretBytes).toString('base64url'),
        secret: randomBytes(secretBytes).toString('base64url'),
        known_facts: sql<string>`(select ${eventFacts} from events e where e.id = ${eventId})`,
      })),
    )
    .returning('id')
    .execute();
  await requestTicketMails(trx, orderId);
  return rows.map(({ id }) => id);
}
