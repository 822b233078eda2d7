import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { defineJob } from '../../../infrastructure/jobs/define-job';
import { enqueue } from '../../../infrastructure/jobs/enqueue';
import { planChecks } from '../../payments';
import { changeSeats } from '../capacity/seats';
import { type CodeUses, seatsOfItems } from '../capacity/seats-of-items';
import { noteExpiredOffers } from '../waiting/offers/end-offers';
import { orderPurpose } from './order-purpose';

const mostAtOnce = 500;

/** Releases the seats of the holds of an event at the end of the first of them. */
export const releaseHolds = defineJob({ kind: 'events.release-holds', payload: z.object({ event: z.number() }) });

/**
 * Has the seats of a hold released at its end. A job that waits for a later hold, e.g. an offer of some hours, is moved
 * to this time. Call it before seats are locked.
 */
export async function planRelease(trx: Db, event: number, at: Date): Promise<void> {
  const key = `event ${event}`;
  if ((await enqueue(trx, releaseHolds, { event }, { key, runAt: at })) !== null) return;
  await sql`update background_jobs set due_at = ${at} where kind = ${releaseHolds.kind} and key = ${key}
    and state = 'waiting' and runs = 0 and due_at > ${at}`.execute(trx);
}

/** Releases the expired holds of an event, and plans the release of those that expire next. */
export async function releaseDueHolds(db: Db, event: number, now: Date): Promise<void> {
  await expireHolds(db, event, now);
  const { rows } = await sql<{ at: Date | null }>`select min(expires_at) as at from orders
    where event_id = ${event} and state = 'held'`.execute(db);
  const at = rows[0]?.at ?? null;
  if (at !== null) await planRelease(db, event, at);
}

/**
 * Releases the seats of the expired holds of an event; answers the number of holds. A hold that another transaction
 * confirms, extends or releases at this moment is left out.
 */
export function expireHolds(db: Db, eventId: number, now: Date): Promise<number> {
  return transact(db, (trx) => releaseExpired(trx, eventId, now));
}

/** The same in a transaction. */
export async function releaseExpired(trx: Db, eventId: number, now: Date): Promise<number> {
  const { rows: orders } = await sql<{ id: number }>`update orders set state = 'expired', updated_at = ${now}
    where id in (select id from orders where event_id = ${eventId} and state = 'held' and expires_at <= ${now}
      order by id limit ${mostAtOnce} for update skip locked) returning id`.execute(trx);
  if (orders.length === 0) return 0;
  const ids = orders.map(({ id }) => id);
  await planChecks(trx, orderPurpose, ids);
  await noteExpiredOffers(trx, ids, now);
  const { rows: items } = await sql<{ ticketId: number; quantity: number }>`
    select ticket_id as "ticketId", sum(quantity)::integer as quantity from order_items
    where order_id in (${sql.join(ids)}) group by ticket_id`.execute(trx);
  await changeSeats(trx, 'releaseHeld', seatsOfItems(eventId, items, await findCodeUses(trx, ids)));
  return orders.length;
}

/** The uses of codes by orders, one entry for each code. */
async function findCodeUses(trx: Db, orders: readonly number[]): Promise<readonly CodeUses[]> {
  const { rows } = await sql<CodeUses>`select code_id as id, sum(code_uses)::integer as uses from orders
    where id in (${sql.join(orders)}) and code_id is not null and code_uses > 0 group by code_id`.execute(trx);
  return rows;
}
