import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { eventFacts } from '../../event-facts';
import { requestOffers } from '../offers/request-offers';
import { createPlaceLinks } from '../place-links';
import { findWaitingList, isOfSale, isOpenList } from '../waiting-list';
import { queuePlaceMail } from '../waiting-mails';
import { waitingFirstMail } from '../mails/waiting-first.mail';

interface LateOrder {
  readonly event_id: number;
  readonly user_id: number | null;
  readonly locale: string;
  readonly items: readonly { readonly ticketId: number; readonly quantity: number }[];
}

interface Buyer {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

/**
 * Puts the buyer of an order whose payment came too late first on the waiting list, in the transaction of the refund.
 * A person who waits already moves to the front, with the number of tickets that was paid if it is larger; one with an
 * offer keeps it. Without an open list, or after the end of the sale, there is no place: no offer would follow.
 */
export async function putFirst(
  trx: Db,
  { event_id: eventId, user_id: userId, locale, items }: LateOrder,
  { first_name, last_name, email }: Buyer,
  { env, now }: { readonly env: ApiDeps['env']; readonly now: Date },
): Promise<void> {
  const list = await findWaitingList(trx, eventId);
  if (list === null || !isOpenList(list, now)) return;
  const counts = new Map<number, number>();
  for (const { ticketId, quantity } of items) counts.set(ticketId, (counts.get(ticketId) ?? 0) + quantity);
  for (const [ticketId, quantity] of [...counts].toReversed()) {
    const { rows } = await sql<{
      id: number;
      state: string;
    }>`insert into waiting_entries (event_id, ticket_id, user_id, first_name,
        last_name, email, locale, quantity, place, known_facts, created_at, updated_at)
      select ${eventId}, ${ticketId}, ${userId}::bigint, ${first_name}, ${last_name}, ${email}, ${locale},
        least(${quantity}::int, 100), ${firstPlace(eventId)}, ${eventFacts}, ${now}, ${now}
      from tickets k join events e on e.id = k.event_id where k.id = ${ticketId} and ${isOfSale(now)}
      on conflict (ticket_id, lower(email)) where state in ('waiting', 'offered')
      do update set place = case when waiting_entries.state = 'waiting' then excluded.place
          else waiting_entries.place end,
        quantity = case when waiting_entries.state = 'waiting' then greatest(waiting_entries.quantity, excluded.quantity)
          else waiting_entries.quantity end, resumes_at = null, updated_at = ${now}
      returning id, state`.execute(trx);
    for (const { id, state } of rows) {
      if (state !== 'waiting') continue;
      const token = createPlaceLinks(env.tokenSecret).issue(id);
      await queuePlaceMail(trx, id, { mail: waitingFirstMail, token }, now);
    }
  }
  await requestOffers(trx, eventId);
}

/** The place before all people who wait for the event. */
export const firstPlace = (eventId: number) => sql`(select coalesce(min(f.place), 1) - 1 from waiting_entries f
  where f.event_id = ${eventId} and f.state = 'waiting')`;
