import { isAllowed } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { Cancellation, cancelEventSchema } from '@enlace/shared-contract/events';
import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';
import { writeRow } from '../../../kit/core/write/write-row';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { announceFigures } from '../capacity/announce-figures';
import { doorPaymentsOf } from '../check-in/door-payments';
import { eventTexts } from '../event-texts';
import { eventsResource } from '../events/events.resource';
import { orderPurpose } from '../orders/order-purpose';
import { writtenWords } from '../mails/pick-words';
import { findNews } from '../news/find-news';
import { cancelOrders } from './cancel-orders';
import { isConcerned } from './concerned-orders';

/**
 * Cancels an event: no further ticket is sold from the commit on, and a job cancels and refunds its orders. A repeated
 * request does nothing. Throws NOT_FOUND, and CONFLICT for a draft or an event that is over.
 */
export async function cancelEvent(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number; readonly form: z.infer<typeof cancelEventSchema> },
): Promise<void> {
  const { now, deps } = writing;
  await transact(deps.db, async (trx) => {
    const event = await trx
      .selectFrom('events')
      .select(['status', 'ends_at'])
      .where('id', '=', eventId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
    // The former date of a postponed event is not its end.
    const isOver = event.status !== 'postponed' && new Date(event.ends_at) <= now;
    if (event.status === 'draft' || isOver)
      throw new AppError('CONFLICT', { message: 'a draft, or an event that is over' });
    const { order_count: orderCount } = await findSums(trx, eventId, form.refund);
    await refuseRefundsOfLeader(trx, eventId, writing);
    const { rows } = await sql`insert into event_cancellations (event_id, reason, words, is_refunded, order_count,
        started_at)
      values (${eventId}, ${form.reason}, ${JSON.stringify(writtenWords(form.words ?? {}))}, ${form.refund}, ${orderCount},
        ${now})
      on conflict do nothing returning event_id`.execute(trx);
    if (rows.length === 0) return;
    if (event.status === 'cancelled') await announceFigures(trx, eventId);
    else
      await writeRow(
        trx,
        eventsResource,
        { kind: 'edit', id: eventId, values: { status: 'cancelled' } },
        { ...writing, reason: form.reason },
      );
    // Orders that take seats at this moment are committed before, so that the job finds their tickets; later ones are
    // refused.
    await sql`select 1 from capacities where kind = 'event' and owner_id = ${eventId} for no key update`.execute(trx);
    // Holds end now, so that the job releases their seats. One that another transaction has locked is left out, because
    // that transaction may wait for the seats; it is refused, or ends at its own time.
    await sql`update orders set expires_at = ${now} where id in (select id from orders where event_id = ${eventId}
      and state = 'held' and expires_at > ${now} order by id for update skip locked)`.execute(trx);
    await enqueue(trx, cancelOrders, { event: eventId }, { key: `event ${eventId}` });
  });
}

/** What a cancellation would do, and the progress of the one that has begun. Throws NOT_FOUND. */
export async function findCancellation(db: Db, eventId: number | null, now: Date): Promise<Cancellation> {
  const event = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (event.rows.length === 0 || eventId === null) throw new AppError('NOT_FOUND');
  const { rows } = await sql<NonNullable<Cancellation['cancellation']>>`select reason, is_refunded, order_count,
      done_count, jsonb_array_length(failed_orders) as failed_count, started_at, finished_at
    from event_cancellations where event_id = ${eventId}`.execute(db);
  const { people, waiting: waitingCounts } = await findNews(db, eventId, now);
  const allPeople = Object.fromEntries(
    locales
      .map((locale) => [locale, (people[locale] ?? 0) + (waitingCounts[locale] ?? 0)])
      .filter(([, count]) => count !== 0),
  );
  const doorMoney = await doorPaymentsOf(db, eventId);
  return {
    ...(await findSums(db, eventId, true)),
    at_door: doorMoney.map(({ method, currency, amount }) => ({ method, currency, amount })),
    people: allPeople,
    cancellation: rows[0] ?? null,
  };
}

type Sums = Pick<Cancellation, 'ticket_count' | 'order_count' | 'refundable'>;

async function findSums(db: Db, eventId: number, isRefunded: boolean): Promise<Sums> {
  const { rows } = await sql<Sums>`with concerned as (
      select o.id, (select count(*) from attendees a where a.order_id = o.id and a.state <> 'cancelled') as count
      from orders o where o.event_id = ${eventId} and ${isConcerned(sql`${isRefunded}::boolean`)})
    select coalesce(sum(count)::int, 0) as ticket_count, count(*)::int as order_count,
      coalesce((select json_agg(json_build_object('currency', s.currency, 'amount', s.amount) order by s.currency) from (
        select p.currency, sum(p.amount - p.refunded)::bigint as amount from payments p
        where p.purpose = ${orderPurpose} and p.state = 'paid' and p.refunded < p.amount
          and p.subject_id in (select id from concerned) group by 1) s), '[]') as refundable
    from concerned`.execute(db);
  return rows[0] ?? { ticket_count: 0, order_count: 0, refundable: [] };
}

/** Money goes back by a user with the right to it: a leader cancels an event when nothing was paid. */
async function refuseRefundsOfLeader(trx: Db, eventId: number, { viewer, locale }: WriteContext): Promise<void> {
  if (viewer === null || isAllowed(viewer, ['admin', 'events.cancel', 'orders.refund'])) return;
  const { refundable } = await findSums(trx, eventId, true);
  if (refundable.length === 0) return;
  throw new AppError('FORBIDDEN', {
    message: `user ${viewer.id} has no right to refund the orders of event ${eventId}`,
    userMessage: eventTexts[locale].cancelPaid,
  });
}
