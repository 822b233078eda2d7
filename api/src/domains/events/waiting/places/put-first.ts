import type { Db } from '../../../../infrastructure/db/database';
import type { ApiDeps } from '../../../../infrastructure/env/deps';
import { createFirstEntry } from '../machine/create-entry';
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
    const entry = { eventId, ticketId, userId, first_name, last_name, email, locale, quantity };
    for (const { id, state } of await createFirstEntry(trx, entry, now)) {
      if (state !== 'waiting') continue;
      const token = createPlaceLinks(env.tokenSecret).issue(id);
      await queuePlaceMail(trx, id, { mail: waitingFirstMail, token }, now);
    }
  }
  await requestOffers(trx, eventId);
}
