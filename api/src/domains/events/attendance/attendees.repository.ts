import type { attendeeSchema, heldTicketSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';

type Attendee = z.infer<typeof attendeeSchema>;
type HeldTicket = z.infer<typeof heldTicketSchema>;

const rowFields = ['id', 'event_id', 'ticket_id', 'first_name', 'last_name', 'email', 'slug', 'state', 'created_at'];
const attendeeFields = sql.join(rowFields.map((name) => sql.ref(`a.${name}`)));
const eventFields = [
  'id',
  'slug',
  'status',
  'format',
  'starts_at',
  'ends_at',
  'timezone',
  'venue_name',
  'venue_address',
  'city',
];

/** The attendee `a` as JSON. */
export const attendeeRow: Expression = jsonObject(
  Object.fromEntries(rowFields.map((name) => [name, sql.ref(`a.${name}`)])),
);

/** An attendee; null when there is none. */
export async function findAttendee(db: Db, id: number): Promise<Attendee | null> {
  const { rows } = await sql<Attendee>`select ${attendeeFields} from attendees a where a.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The ticket with this slug, with its event; null when there is none. */
export async function findHeldTicket(db: Db, slug: string, context: ReadContext): Promise<HeldTicket | null> {
  const { rows } = await sql<HeldTicket>`select ${attendeeFields}, a.secret as code,
      ${jsonObject({ id: sql`k.id`, name: translateColumn(context, 'name', 'k') })} as ticket,
      ${jsonObject({
        ...Object.fromEntries(eventFields.map((name) => [name, sql.ref(`e.${name}`)])),
        title: translateColumn(context, 'title', 'e'),
      })} as event
    from attendees a join tickets k on k.id = a.ticket_id join events e on e.id = a.event_id
    where a.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}
