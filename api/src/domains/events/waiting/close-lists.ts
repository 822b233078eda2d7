import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { isCancelledEvent, isMovable, lockEntries } from './machine/locked-entry';
import { moveEntries } from './machine/move-entries';
import { mailLateEnds } from './offers/end-offers';
import { createPlaceLinks } from './place-links';
import { queuePlaceMail } from './waiting-mails';
import { waitingOfferShortenedMail } from './mails/waiting-offer-shortened.mail';

const mostAtOnce = 200;

/** A postponed event has no date yet: its list is kept for so long after the former one, also when its sale has ended. */
const postponedDays = 90;

type Deps = Pick<ApiDeps, 'db' | 'clock'>;

/** Whether no further offer can be made for the ticket `k` of the event `e`. */
const isOver = (now: Date) => sql`(${isCancelledEvent} or k.deleted_at is not null
  or (k.sale_ends_at is not null and k.sale_ends_at <= ${now} and e.status <> 'postponed')
  or e.starts_at <= ${now}::timestamptz - case when e.status = 'postponed' then ${postponedDays} else 0 end * interval '1 day'
  or exists (select 1 from waiting_lists l where l.event_id = e.id and not l.is_on))`;

/**
 * Ends the places of people who wait for an event that has begun, is cancelled or is removed, for a ticket that was
 * removed or is no longer sold, or on a list that was switched off, each with one mail; answers whether more are left.
 * A process that dies leaves no place without its mail.
 */
export async function closeWaitingLists({ db, clock, logger }: Deps & Pick<ApiDeps, 'logger'>): Promise<boolean> {
  const now = clock();
  return transact(db, async (trx) => {
    const isDue = sql`${isMovable('close')} and exists (select 1 from tickets k
      where k.id = w.ticket_id and ${isOver(now)})`;
    const entries = await lockEntries(trx, isDue, sql`limit ${mostAtOnce} for update of w skip locked`);
    await moveEntries(trx, entries, 'close', { now, logger });
    return entries.length === mostAtOnce;
  });
}

/** Mails the ends of offers that waited for the result of a payment. */
export async function tellLateEnds({ db, clock }: Deps): Promise<void> {
  await transact(db, (trx) => mailLateEnds(trx, clock()));
}

interface ShortOffer {
  readonly id: number;
  readonly event_id: number;
  readonly is_open: boolean;
}

/**
 * Ends offers of cancelled and removed events now, and those of events that were moved to an earlier time two hours
 * before the start, with a mail; answers the events.
 */
export async function shortenOffers({ db, clock, env }: Deps & Pick<ApiDeps, 'env'>): Promise<readonly number[]> {
  const now = clock();
  return transact(db, async (trx) => {
    const offers = await shorten(trx, now);
    const links = createPlaceLinks(env.tokenSecret);
    for (const { id, is_open: isOpen } of offers)
      if (isOpen) await queuePlaceMail(trx, id, { mail: waitingOfferShortenedMail, token: links.issue(id) }, now);
    return [...new Set(offers.map(({ event_id: id }) => id))];
  });
}

async function shorten(trx: Db, now: Date): Promise<readonly ShortOffer[]> {
  const { rows } = await sql<ShortOffer>`with late as (
      select w.id, w.order_id, w.event_id, case when ${isCancelledEvent} then ${now}
        else greatest(e.starts_at - interval '2 hours', ${now}) end as ends_at
      from waiting_entries w join events e on e.id = w.event_id join orders o on o.id = w.order_id
      where w.state = 'offered' and o.state = 'held' and o.expires_at > ${now}
        and (${isCancelledEvent} or o.expires_at > e.starts_at - interval '2 hours')),
    orders_now as (update orders o set expires_at = l.ends_at from late l where o.id = l.order_id and o.state = 'held')
    update waiting_entries w set offer_ends_at = l.ends_at from late l where w.id = l.id
    returning w.id, w.event_id, (l.ends_at > ${now}) as is_open`.execute(trx);
  return rows;
}

/** Places are deleted this long after the end of their event. */
const keptDays = 90;

/** Deletes the places of events that are long over. */
export async function forgetWaitingEntries({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * 86_400_000);
  await sql`delete from waiting_entries w using events e where e.id = w.event_id and e.ends_at < ${before}
    and w.state not in ('waiting', 'offered')`.execute(db);
}
