import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { requestOffers } from '../offers/request-offers';
import { createPlaceLinks } from '../place-links';
import { findWaitingList, isOpenList } from '../waiting-list';
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
 * A person who waits already moves to the front. A closed list stays as it is.
 */
export async function putFirst(
  trx: Db,
  { event_id: eventId, user_id: userId, locale, items }: LateOrder,
  { first_name, last_name, email }: Buyer,
  { env, now }: { readonly env: ApiDeps['env']; readonly now: Date },
): Promise<void> {
  const list = await findWaitingList(trx, eventId);
  if (list === null || !isOpenList(list, now)) return;
  for (const { ticketId, quantity } of items.toReversed()) {
    const { rows } = await sql<{ id: number }>`insert into waiting_entries (event_id, ticket_id, user_id, first_name,
        last_name, email, locale, quantity, place, created_at, updated_at)
      select ${eventId}, ${ticketId}, ${userId}::bigint, ${first_name}, ${last_name}, ${email}, ${locale},
        ${quantity}::int, ${firstPlace(eventId)}, ${now}, ${now}
      on conflict (ticket_id, lower(email)) where state in ('waiting', 'offered')
      do update set place = case when waiting_entries.state = 'waiting' then excluded.place
          else waiting_entries.place end, resumes_at = null, updated_at = ${now}
      returning id`.execute(trx);
    for (const { id } of rows) {
      const token = createPlaceLinks(env.tokenSecret).issue(id);
      await queuePlaceMail(trx, id, { mail: waitingFirstMail, token }, now);
    }
  }
  await requestOffers(trx, eventId);
}

/** The place before all people who wait for the event. */
export const firstPlace = (eventId: number) => sql`(select coalesce(min(f.place), 1) - 1 from waiting_entries f
  where f.event_id = ${eventId} and f.state = 'waiting')`;
