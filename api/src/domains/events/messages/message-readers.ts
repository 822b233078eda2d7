import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { CalendarEvent } from '../calendar/event-calendar';
import { eventForMail, findTicketsWithEvent } from '../mails/tickets-with-event';
import { createPlaceLinks } from '../waiting/place-links';
import type { MessageReader } from './render-message';

/** A ticket or a place on the waiting list whose person gets a message. */
export interface MessageRecipient {
  readonly id: number;
  readonly email: string;
  readonly locale: string;
  readonly first_name: string;
  readonly user_id: number | null;
}

interface AddressedReader {
  readonly recipient: MessageRecipient;
  readonly reader: MessageReader;
}

/** Attendees as readers, in the language of the context. */
export async function readAttendees(
  trx: Db,
  recipients: readonly MessageRecipient[],
  context: ReadContext,
): Promise<readonly AddressedReader[]> {
  const tickets = await findTicketsWithEvent(trx, { ids: recipients.map(({ id }) => id) }, context);
  return tickets.flatMap(({ id, first_name, event, slug: token }) => {
    const recipient = recipients.find((one) => one.id === id);
    return recipient === undefined ? [] : [{ recipient, reader: { first_name, event, token } }];
  });
}

/** People of the waiting list as readers. A street that only people with a ticket may see is left out. */
export async function readWaitingPeople(
  trx: Db,
  eventId: number,
  recipients: readonly MessageRecipient[],
  context: ReadContext,
  { tokenSecret }: ApiDeps['env'],
): Promise<readonly AddressedReader[]> {
  const event = await requirePublicEvent(trx, eventId, context);
  const links = createPlaceLinks(tokenSecret);
  return recipients.map((recipient) => {
    const { id, first_name } = recipient;
    return { recipient, reader: { first_name, event, token: links.issue(id) } };
  });
}

/** An event as people without a ticket may see it. Throws NOT_FOUND. */
export async function requirePublicEvent(db: Db, id: number, context: ReadContext): Promise<CalendarEvent> {
  const street = sql`case when e.address_visibility = 'public' then e.venue_address end`;
  const { rows } = await sql<{ event: CalendarEvent }>`select ${eventForMail(context, street)} as event
    from events e where e.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
  return row.event;
}
