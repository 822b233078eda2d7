import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { orderPurpose } from '../../orders/order-purpose';
import { isCancelledEvent, isMovable, lockEntries } from '../machine/locked-entry';
import { moveEntries, type WaitingStep } from '../machine/move-entries';
import type { WaitingTransition } from '../machine/transitions';
import { waitingOfferEndedMail } from '../mails/waiting-offer-ended.mail';
import { queuePlaceMail } from '../waiting-mails';

/** Whether the last offer of the entry `w` is one of the orders. */
const isOfOrders = (orderIds: readonly number[]) => sql`w.order_id = any(${[...orderIds]}::bigint[])`;

/** Whether a payment of the offer of the entry `w` can still arrive. */
const hasOpenPayment = sql`exists (select 1 from payments p
  where p.purpose = ${orderPurpose} and p.subject_id = w.order_id and p.state = 'open')`;

/** How the offer of the entry `w` ends without an answer. */
const endOfOffer = sql<(typeof offerEnds)[number]>`case
  when e.status not in ('published', 'moved_online') and not ${isCancelledEvent} then 'returnToLine'
  when not ${isCancelledEvent} and ${hasOpenPayment} then 'expireInPayment' else 'expire' end`;

/** All of them leave the same state. */
const offerEnds = ['returnToLine', 'expireInPayment', 'expire'] as const satisfies readonly WaitingTransition[];

/**
 * Notes that the holds of offers have ended without an answer, and mails it; other orders are left out. The mail waits
 * while a payment is under way. An offer that could not be accepted, because its event was postponed or is a draft,
 * becomes the place that it was.
 */
export async function noteExpiredOffers(trx: Db, orderIds: readonly number[], step: WaitingStep): Promise<void> {
  const entries = await lockEntries(trx, sql`${isOfOrders(orderIds)} and ${isMovable('expire')}`);
  if (entries.length === 0) return;
  const { rows } = await sql<{ id: number; name: (typeof offerEnds)[number] }>`select w.id, ${endOfOffer} as name
    from waiting_entries w join events e on e.id = w.event_id
    where w.id = any(${entries.map(({ id }) => id)}::bigint[])`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  for (const name of offerEnds) {
    const endedEntries = entries.filter(({ id }) => names.get(id) === name);
    await moveEntries(trx, endedEntries, name, step);
  }
}

/**
 * Mails the ends of offers whose payment was under way, once it was cancelled. A payment that has arrived has mails of
 * its own.
 */
export async function mailLateEnds(trx: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; is_unpaid: boolean }>`update waiting_entries w set is_end_mail_due = false
    where w.is_end_mail_due and not ${hasOpenPayment}
    returning w.id, (w.state = 'expired'
      and not exists (select 1 from orders o where o.id = w.order_id and o.state <> 'expired')) as is_unpaid`.execute(
    trx,
  );
  for (const { id, is_unpaid: isUnpaid } of rows)
    if (isUnpaid) await queuePlaceMail(trx, id, { mail: waitingOfferEndedMail }, now);
}

/**
 * Notes the answer to the offers of orders: their tickets exist, or their seats were given back. Places that have ended
 * in another way are left out; only a late payment ends them again.
 */
export async function noteAnsweredOffers(
  trx: Db,
  orderIds: readonly number[],
  name: 'accept' | 'acceptLate' | 'decline',
  step: WaitingStep,
): Promise<void> {
  if (orderIds.length === 0) return;
  await moveEntries(trx, await lockEntries(trx, sql`${isOfOrders(orderIds)} and ${isMovable(name)}`), name, step);
}

/** Active places `w` of the buyers of orders, for a ticket of the order, with another offer or without one. */
const otherPlaces = (orderIds: readonly number[]) => sql`w.state in ('waiting', 'offered') and exists (
  select 1 from orders o join order_items i on i.order_id = o.id
  where o.id = any(${[...orderIds]}::bigint[]) and i.ticket_id = w.ticket_id and lower(o.email) = lower(w.email)
    and w.order_id is distinct from o.id)`;

/** Orders of the other offers of the buyers of these orders. */
export async function findOtherOffers(trx: Db, orderIds: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ order_id: number }>`select w.order_id from waiting_entries w
    where ${otherPlaces(orderIds)} and w.state = 'offered' and w.order_id is not null order by 1`.execute(trx);
  return rows.map(({ order_id: id }) => id);
}

/** Ends the places of people who waited for the tickets that a late payment has brought them. */
export async function endOtherPlaces(trx: Db, orderIds: readonly number[], step: WaitingStep): Promise<void> {
  await moveEntries(trx, await lockEntries(trx, otherPlaces(orderIds)), 'acceptLate', step);
}
