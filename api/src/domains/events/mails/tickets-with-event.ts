import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import type { CalendarEvent } from '../calendar/event-calendar';

/** A ticket of a person with its event, for mails and files. */
export interface TicketWithEvent {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly slug: string;
  /** What the QR code contains. */
  readonly code: string;
  readonly state: 'confirmed' | 'cancelled';
  readonly ticketName: string;
  readonly event: CalendarEvent;
}

/** Exactly one of the properties chooses the tickets. */
export interface TicketChoice {
  readonly slug?: string;
  readonly ids?: readonly number[];
  readonly orderId?: number;
}

const plainFields = [
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
  'created_at',
  'updated_at',
];

/** The chosen tickets in the order of their ids, in the language of the context; of removed events too. */
export async function findTicketsWithEvent(
  db: Db,
  choice: TicketChoice,
  context: ReadContext,
): Promise<readonly TicketWithEvent[]> {
  const { rows } = await sql<TicketWithEvent>`select a.id, a.first_name, a.last_name, a.email, a.locale, a.slug,
      a.secret as code, a.state, ${translateColumn(context, 'name', 'k')} as "ticketName",
      ${jsonObject({
        ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`e.${name}`)])),
        title: translateColumn(context, 'title', 'e'),
        summary: translateColumn(context, 'summary', 'e'),
        event_categories: sql`'[]'::json`,
      })} as event
    from attendees a join tickets k on k.id = a.ticket_id join events e on e.id = a.event_id
    where ${isChosen(choice)} order by a.id`.execute(db);
  return rows;
}

function isChosen({ slug, ids, orderId }: TicketChoice): RawBuilder<unknown> {
  if (slug !== undefined) return sql`a.slug = ${slug}`;
  if (orderId !== undefined) return sql`a.order_id = ${orderId}`;
  return sql`a.id = any(${[...(ids ?? [])]}::bigint[])`;
}
