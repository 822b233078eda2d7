import type { attendeeStates } from '@enlace/shared-contract/attendees';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, jsonObject, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { addressForHolder } from '../events/event-status';
import type { CalendarEvent } from '../calendar/event-calendar';

/** A ticket of a person with its event, for mails and files. */
export interface TicketWithEvent {
  readonly id: number;
  readonly order_id: number;
  readonly orderNumber: string;
  /** The account that has the ticket; null without one. */
  readonly user_id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly slug: string;
  /** What the QR code contains. */
  readonly code: string;
  readonly state: (typeof attendeeStates)[number];
  /** False for a registration that was never approved. */
  readonly hadTicket: boolean;
  readonly ticketName: string;
  readonly event: CalendarEvent;
}

/** One of the properties chooses the tickets. */
export interface TicketChoice {
  readonly slug?: string;
  readonly slugs?: readonly string[];
  readonly ids?: readonly number[];
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
  const { rows } =
    await sql<TicketWithEvent>`select a.id, a.order_id, o.number as "orderNumber", a.user_id, a.first_name, a.last_name, a.email, a.locale, a.slug,
      a.secret as code, a.state, a.had_ticket as "hadTicket", ${translateColumn(context, 'name', 'k')} as "ticketName",
      ${eventForMail(context, addressForHolder)} as event
    from attendees a join tickets k on k.id = a.ticket_id join events e on e.id = a.event_id
      join orders o on o.id = a.order_id
    where ${isChosen(choice)} order by a.id`.execute(db);
  return rows;
}

/** The event `e` as a `CalendarEvent`, with this street. */
export function eventForMail(context: ReadContext, street: Expression): Expression {
  return jsonObject({
    ...Object.fromEntries(plainFields.map((name) => [name, sql.ref(`e.${name}`)])),
    venue_address: street,
    title: translateColumn(context, 'title', 'e'),
    summary: translateColumn(context, 'summary', 'e'),
    event_categories: sql`'[]'::json`,
  });
}

function isChosen({ slug, slugs, ids }: TicketChoice): RawBuilder<unknown> {
  if (slugs !== undefined) return sql`a.slug = any(${[...slugs]}::text[])`;
  if (slug !== undefined) return sql`a.slug = ${slug}`;
  return sql`a.id = any(${[...(ids ?? [])]}::bigint[])`;
}
