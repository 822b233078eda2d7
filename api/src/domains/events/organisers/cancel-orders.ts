import { AppError, isAppError } from '@enlace/shared-contract/errors';
import type { WordsByLanguage } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import * as z from 'zod';

import { programOrigin } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import {
  defineJob,
  type JobRun,
  type JobRunner,
  type RunAgain,
  runAgain,
} from '../../../infrastructure/background-jobs/define-job';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { findRefund, lockPaidPayment, type Payment, requestRefund, requireUndisputed } from '../../payments';
import { cancelTickets, type TakenTicket } from '../attendance/cancel-tickets';
import { eventFacts } from '../event-facts';
import { queueTicketMails } from '../mails/ticket-mail';
import { expireHolds } from '../orders/expire-holds';
import { lockOrderById } from '../orders/machine/locked-order';
import { moveOrder } from '../orders/machine/move-order';
import { canMove, type OrderState } from '../orders/machine/transitions';
import { orderPurpose } from '../orders/order-purpose';
import { noteOrderRefund } from '../payments/note-order-refund';
import { ticketPrice } from '../payments/ticket-price';
import { closeWaitingLists } from '../waiting/close-lists';
import { isConcerned } from './concerned-orders';
import { eventCancelledMail } from '../mails/news/event-cancelled.mail';

/** Cancels and refunds the orders of a cancelled event. */
export const cancelOrders = defineJob({ kind: 'events.cancel-orders', payload: z.object({ event: z.number() }) });

/** Jobs of organisers' work; apart from `eventsJobs`, because the cancellation of tickets itself requests such a job. */
export function organiserJobs(deps: ApiDeps): readonly JobRunner[] {
  return [cancelOrders.runs(({ event }, run) => cancelEventOrders(deps, event, run))];
}

/**
 * Cancels the tickets of each order and requests its refund in one transaction, so that a process that dies leaves no
 * half order; the next run goes on with the orders that have valid tickets, or were paid without getting any. An order
 * whose refund is refused needs attention and keeps its tickets.
 */
async function cancelEventOrders(
  deps: ApiDeps,
  event: number,
  run: Pick<JobRun, 'signal' | 'noteProgress'>,
): Promise<RunAgain | undefined> {
  const now = deps.clock();
  const writing: WriteContext = { deps, viewer: null, origin: programOrigin, locale: 'en', now };
  await expireHolds(deps, event, now);
  while (await closeWaitingLists(deps)) if (run.signal.aborted) return runAgain();
  for (;;) {
    if (run.signal.aborted) return runAgain();
    const order = await findNextOrder(deps.db, event);
    if (order === null) break;
    await cancelOrder(order, event, writing);
    await run.noteProgress();
  }
  // Orders that their holders or organisers have cancelled meanwhile are done, too.
  await sql`update event_cancellations set finished_at = coalesce(finished_at, ${now}),
      done_count = greatest(done_count, order_count - jsonb_array_length(failed_orders))
    where event_id = ${event}`.execute(deps.db);
  return undefined;
}

async function findNextOrder(db: Db, event: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select o.id from orders o
    join event_cancellations c on c.event_id = o.event_id
    where o.event_id = ${event} and not c.failed_orders @> to_jsonb(o.id) and ${isConcerned(sql`c.is_refunded`)}
    order by o.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function cancelOrder(order: number, event: number, writing: WriteContext): Promise<void> {
  const { deps, now } = writing;
  try {
    await transact(deps.db, (trx) => cancelWithRefund(trx, order, event, writing));
  } catch (error) {
    if (!isAppError(error)) throw error;
    deps.logger.error({ order, code: error.code }, 'an order of a cancelled event could not be refunded');
    await transact(deps.db, async (trx) => {
      await sql`update event_cancellations set failed_orders = failed_orders || to_jsonb(${order}::bigint)
        where event_id = ${event} and not failed_orders @> to_jsonb(${order}::bigint)`.execute(trx);
      const lockedOrder = await lockOrderById(trx, order);
      if (canMove(lockedOrder.state, 'failCancellation'))
        await moveOrder(trx, lockedOrder, 'failCancellation', { now, logger: deps.logger });
    });
  }
}

interface CancellationPlan {
  readonly reason: string;
  /** Of the organiser, for the people. */
  readonly words: WordsByLanguage;
  readonly is_refunded: boolean;
}

async function cancelWithRefund(trx: Db, order: number, event: number, writing: WriteContext): Promise<void> {
  const { rows: plans } = await sql<CancellationPlan>`select reason, words, is_refunded
    from event_cancellations where event_id = ${event}`.execute(trx);
  const { reason = '', words = {}, is_refunded: isRefunded = false } = plans[0] ?? {};
  // The payment is locked before the tickets, as in the refund of an order.
  const payment = isRefunded ? await lockPaidPayment(trx, orderPurpose, order) : null;
  const { rows: tickets } = await sql<TakenTicket>`select id, event_id, ticket_id, answers, state from attendees
    where order_id = ${order} and state <> 'cancelled' order by id for update`.execute(trx);
  const { state, price } = await readOrder(trx, order);
  // Its holders have cancelled meanwhile.
  if (tickets.length === 0 && state !== 'paid_without_tickets') return;
  const rest = payment === null ? 0 : payment.amount - payment.refundedAmount;
  // What an organiser settled by hand does not go back a second time.
  const amount = state === 'settled' ? Math.min(price, rest) : rest;
  const isPaymentBack = payment !== null && (await refundAmount(trx, payment, amount, { ...writing, reason }));
  if (tickets.length === 0 && !isPaymentBack)
    throw new AppError('CONFLICT', { message: `order ${order} has no tickets and nothing to refund` });
  await mailNews(trx, tickets, words, writing);
  await sql`update event_cancellations set done_count = done_count + 1 where event_id = ${event}`.execute(trx);
  // The last step, because it locks the seats of the event until the commit.
  await cancelTickets(trx, tickets, { ...writing, reason }, { isMailed: false });
}

interface OrderToCancel {
  readonly state: OrderState | null;
  /** Of the tickets that are still valid, in minor units. */
  readonly price: number;
}

async function readOrder(trx: Db, order: number): Promise<OrderToCancel> {
  const { rows } = await sql<OrderToCancel>`select o.state, coalesce((select sum(${ticketPrice})::integer
      from attendees a where a.order_id = o.id and a.state <> 'cancelled'), 0) as price
    from orders o where o.id = ${order}`.execute(trx);
  return rows[0] ?? { state: null, price: 0 };
}

/** Refunds an amount of a payment once; false when there is nothing to refund. Throws CONFLICT for a disputed payment. */
async function refundAmount(trx: Db, payment: Payment, amount: number, writing: WriteContext): Promise<boolean> {
  const key = 'event cancelled';
  if (amount === 0 || (await findRefund(trx, payment.id, key)) !== null) return false;
  await requireUndisputed(trx, payment);
  const { payment: refundedPayment } = await requestRefund(trx, payment, { amount, reason: writing.reason ?? '', key });
  await noteOrderRefund(trx, refundedPayment, writing);
  return true;
}

/** Mails the cancellation of the event to those who do not know it yet. */
async function mailNews(
  trx: Db,
  tickets: readonly TakenTicket[],
  words: WordsByLanguage,
  { deps }: WriteContext,
): Promise<void> {
  const ids = tickets.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`update attendees a set known_facts = ${eventFacts} from events e
    where e.id = a.event_id and a.id = any(${ids}::bigint[]) and a.known_facts is distinct from ${eventFacts}
    returning a.id`.execute(trx);
  await queueTicketMails(trx, deps, eventCancelledMail, { ids: rows.map(({ id }) => id) }, { words });
}
