import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { eventFacts } from '../../event-facts';
import { isOfSale } from '../waiting-list';
import type { WaitingState } from './transitions';

interface NewEntry {
  readonly eventId: number;
  readonly ticketId: number;
  readonly userId: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly quantity: number;
}

/** Adds a place behind all people of the event; an address that has an active place for the ticket keeps it. */
export async function createLastEntry(
  trx: Db,
  { eventId, ticketId, userId, ...entry }: NewEntry & { readonly takesFewer: boolean },
  now: Date,
): Promise<void> {
  const { first_name, last_name, email, locale, quantity, takesFewer } = entry;
  // The place belongs to the account only when the account has this address.
  await sql`insert into waiting_entries (event_id, ticket_id, user_id, first_name, last_name, email, locale, quantity,
      takes_fewer, place, known_facts, created_at, updated_at)
    select ${eventId}, ${ticketId}, (select id from users where id = ${userId} and lower(email) = ${email.toLowerCase()}),
      ${first_name}, ${last_name}, ${email}, ${locale}, ${quantity}::int, ${takesFewer}::boolean,
      coalesce((select max(place) from waiting_entries where event_id = ${eventId}), 0) + 1,
      (select ${eventFacts} from events e where e.id = ${eventId}), ${now}, ${now}
    on conflict (ticket_id, lower(email)) where state in ('waiting', 'offered') do nothing`.execute(trx);
}

/**
 * Adds a place before all people of the event, while its ticket is on sale. A person who waits for the ticket already
 * moves to the front, with the larger number of tickets; one with an offer keeps it. Answers the place, if there is one.
 */
export async function createFirstEntry(
  trx: Db,
  { eventId, ticketId, userId, ...entry }: NewEntry,
  now: Date,
): Promise<readonly { readonly id: number; readonly state: WaitingState }[]> {
  const { first_name, last_name, email, locale, quantity } = entry;
  const { rows } = await sql<{ id: number; state: WaitingState }>`insert into waiting_entries (event_id, ticket_id,
      user_id, first_name, last_name, email, locale, quantity, place, known_facts, created_at, updated_at)
    select ${eventId}, ${ticketId}, ${userId}::bigint, ${first_name}, ${last_name}, ${email}, ${locale},
      least(${quantity}::int, 100), ${firstPlace(eventId)}, ${eventFacts}, ${now}, ${now}
    from tickets k join events e on e.id = k.event_id where k.id = ${ticketId} and ${isOfSale(now)}
    on conflict (ticket_id, lower(email)) where state in ('waiting', 'offered')
    do update set place = case when waiting_entries.state = 'waiting' then excluded.place
        else waiting_entries.place end,
      quantity = case when waiting_entries.state = 'waiting' then greatest(waiting_entries.quantity, excluded.quantity)
        else waiting_entries.quantity end, resumes_at = null, updated_at = ${now}
    returning id, state`.execute(trx);
  return rows;
}

/** The place before all people who wait for the event. */
export const firstPlace = (eventId: number) => sql`(select coalesce(min(f.place), 1) - 1 from waiting_entries f
  where f.event_id = ${eventId} and f.state = 'waiting')`;
