import { randomBytes } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { Writing } from '../../../kit/writing';

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

interface NewAttendees {
  readonly orderId: number;
  readonly eventId: number;
  readonly people: readonly { readonly ticketId: number; readonly person: Person }[];
}

/** Random bytes of the address of a ticket and of the code in its QR picture. */
const secretBytes = 16;

/** Adds a ticket for each person; answers the ids in their order. The viewer holds those with the same address. */
export async function insertAttendees(
  trx: Db,
  { orderId, eventId, people }: NewAttendees,
  { viewer, locale }: Writing,
): Promise<number[]> {
  const [first] = people;
  if (first === undefined) return [];
  const isBuyer = ({ email }: Person): boolean => email.toLowerCase() === first.person.email.toLowerCase();
  const rows = await trx
    .insertInto('attendees')
    .values(
      people.map(({ ticketId, person }) => ({
        ...person,
        event_id: eventId,
        ticket_id: ticketId,
        order_id: orderId,
        user_id: isBuyer(person) ? (viewer?.id ?? null) : null,
        locale,
        slug: randomBytes(secretBytes).toString('base64url'),
        secret: randomBytes(secretBytes).toString('base64url'),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
