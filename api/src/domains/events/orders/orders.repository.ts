import { AppError, type holdSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import type { Seats } from '../capacity/seats';
import { seatsOfItems } from '../capacity/seats-of-items';
import { attendeeRow } from '../attendance/attendees.repository';
import { isPaidLate } from './late-payment';
import { hashKey } from './order-key';

type Hold = z.infer<typeof holdSchema>;

/** An order that is locked until the end of the transaction, with its items. */
export interface LockedOrder {
  readonly id: number;
  readonly event_id: number;
  readonly state: Hold['state'];
  readonly total: number;
  readonly currency: string;
  readonly expires_at: Date | null;
  readonly is_extended: boolean;
  readonly code_id: number | null;
  readonly code_uses: number;
  readonly items: readonly { readonly ticketId: number; readonly quantity: number }[];
}

/** Locks the order with this reference and secret. Throws NOT_FOUND, also for a wrong secret. */
export async function lockOrder(trx: Db, reference: string, key: string): Promise<LockedOrder> {
  return readOrder(trx, reference, key, { isLocked: true });
}

/** The order with this reference and secret, with its items. Throws NOT_FOUND, also for a wrong secret. */
export async function readOrder(
  trx: Db,
  reference: string,
  key: string,
  { isLocked = false } = {},
): Promise<LockedOrder> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'event_id', 'state', 'total', 'currency', 'expires_at', 'is_extended', 'code_id', 'code_uses'])
    .where('reference', '=', reference)
    .where('secret_hash', '=', hashKey(key))
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (order === undefined) throw new AppError('NOT_FOUND', { message: 'no such hold' });
  return { ...order, items: await findOrderItems(trx, order.id) };
}

/** The seats of an order, and the uses of its code. */
export function seatsOfOrder(order: Pick<LockedOrder, 'event_id' | 'items' | 'code_id' | 'code_uses'>): Seats[] {
  const { event_id: eventId, items, code_id: codeId, code_uses: uses } = order;
  return seatsOfItems(eventId, items, codeId === null || uses === 0 ? [] : [{ id: codeId, uses }]);
}

export function findOrderItems(trx: Db, orderId: number): Promise<LockedOrder['items']> {
  return trx
    .selectFrom('order_items')
    .select(['ticket_id as ticketId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The order with this reference and secret as its buyer sees it. Throws NOT_FOUND, also for a wrong secret. */
export async function findHold(db: Db, reference: string, key: string, context: ReadContext): Promise<Hold> {
  const { rows } = await sql<Hold>`select o.reference, o.event_id, o.state,
      case when o.state = 'held' then o.expires_at end as expires_at,
      case when o.state = 'held' then greatest(ceil(extract(epoch from o.expires_at - ${context.now}::timestamptz)), 0)::int
        end as seconds_left,
      (o.state = 'held' and not o.is_extended) as can_extend, o.currency, o.total, o.discount,
      ${isPaidLate} as is_paid_late,
      (select c.code from event_codes c where c.id = o.code_id) as code,
      ${jsonList(
        sql`select ${jsonObject({
          ticket_id: sql`i.ticket_id`,
          name: translateColumn(context, 'name', 'k'),
          quantity: sql`i.quantity`,
          unit_price: sql`i.unit_price`,
        })} as row from order_items i join tickets k on k.id = i.ticket_id where i.order_id = o.id order by i.id`,
      )} as items,
      ${jsonList(sql`select ${attendeeRow} as row from attendees a where a.order_id = o.id order by a.id`)} as attendees
    from orders o where o.reference = ${reference} and o.secret_hash = ${hashKey(key)}`.execute(db);
  const [hold] = rows;
  if (hold === undefined) throw new AppError('NOT_FOUND', { message: 'no such hold' });
  return hold;
}
