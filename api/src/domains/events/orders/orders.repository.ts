import { AppError, type holdSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { jsonList, jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { attendeeRow } from '../attendance/attendees.repository';
import { hashKey } from './order-key';

type Hold = z.infer<typeof holdSchema>;

/** An order that is locked until the end of the transaction, with its items. */
export interface LockedOrder {
  readonly id: number;
  readonly event_id: number;
  readonly state: Hold['state'];
  readonly total: number;
  readonly expires_at: Date | null;
  readonly is_extended: boolean;
  readonly items: readonly { readonly ticketId: number; readonly quantity: number }[];
}

/** Locks the order with this reference and secret. Throws NOT_FOUND, also for a wrong secret. */
export async function lockOrder(trx: Db, reference: string, key: string): Promise<LockedOrder> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'event_id', 'state', 'total', 'expires_at', 'is_extended'])
    .where('reference', '=', reference)
    .where('secret_hash', '=', hashKey(key))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new AppError('NOT_FOUND', { message: 'no such hold' });
  const items = await trx
    .selectFrom('order_items')
    .select(['ticket_id as ticketId', 'quantity'])
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return { ...order, items };
}

/** The order with this reference and secret as its buyer sees it. Throws NOT_FOUND, also for a wrong secret. */
export async function findHold(db: Db, reference: string, key: string, context: ReadContext): Promise<Hold> {
  const { rows } = await sql<Hold>`select o.reference, o.event_id, o.state,
      case when o.state = 'held' then o.expires_at end as expires_at,
      (o.state = 'held' and not o.is_extended) as can_extend, o.currency, o.total,
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
