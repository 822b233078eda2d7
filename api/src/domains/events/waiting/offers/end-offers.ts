import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { orderPurpose } from '../../orders/order-purpose';
import { queuePlaceMail } from '../waiting-mails';
import { waitingCancelledMail } from '../mails/waiting-cancelled.mail';
import { waitingOfferEndedMail } from '../mails/waiting-offer-ended.mail';

/** Whether a payment of the offer of the entry `w` can still arrive. */
const hasOpenPayment = sql`exists (select 1 from payments p
  where p.purpose = ${orderPurpose} and p.subject_id = w.order_id and p.state = 'open')`;

interface EndedOffer {
  readonly id: number;
  readonly state: 'waiting' | 'expired';
  readonly is_cancelled: boolean;
  readonly is_end_mail_due: boolean;
}

/**
 * Notes that the holds of offers have ended without an answer, and mails it; other orders are left out. The mail waits
 * while a payment is under way. An offer that could not be accepted, because its event was postponed or is a draft,
 * becomes the place that it was.
 */
export async function noteExpiredOffers(trx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  const isCancelled = sql`(e.status = 'cancelled' or e.deleted_at is not null)`;
  const isAnswerable = sql`(e.status in ('published', 'moved_online') or ${isCancelled})`;
  const { rows } = await sql<EndedOffer>`update waiting_entries w
    set state = case when ${isAnswerable} then 'expired' else 'waiting' end,
      ended_at = case when ${isAnswerable} then ${now}::timestamptz end,
      is_end_mail_due = ${isAnswerable} and not ${isCancelled} and ${hasOpenPayment}, updated_at = ${now}
    from events e
    where e.id = w.event_id and w.order_id = any(${[...orderIds]}::bigint[]) and w.state = 'offered'
    returning w.id, w.state, w.is_end_mail_due, ${isCancelled} as is_cancelled`.execute(trx);
  for (const { id, state, is_cancelled: isCancelledNow, is_end_mail_due: isLater } of rows) {
    if (state === 'waiting' || isLater) continue;
    await queuePlaceMail(trx, id, { mail: isCancelledNow ? waitingCancelledMail : waitingOfferEndedMail }, now);
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

/** Notes the answer to the offers of orders: their tickets exist, or their seats were given back. */
export async function noteAnsweredOffers(
  trx: Db,
  orderIds: readonly number[],
  state: 'accepted' | 'declined',
  now: Date,
): Promise<void> {
  // A late payment makes the tickets of an offer that has expired, or whose person declined, left or kept waiting.
  const isBefore = state === 'accepted' ? sql`state <> 'accepted'` : sql`state = 'offered'`;
  await sql`update waiting_entries set state = ${state}, ended_at = ${now}, resumes_at = null, updated_at = ${now}
    where order_id = any(${[...orderIds]}::bigint[]) and ${isBefore}`.execute(trx);
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
export async function endOtherPlaces(trx: Db, orderIds: readonly number[], now: Date): Promise<void> {
  await sql`update waiting_entries w set state = 'accepted', ended_at = ${now}, resumes_at = null, updated_at = ${now}
    where ${otherPlaces(orderIds)}`.execute(trx);
}
