import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { unitPrice } from '../payments/ticket-price';
import type { OwnTicket } from '../self-service/own-ticket';

/**
 * Moves the part of an order that a ticket is to another kind, at its price; answers the price in minor units. The part
 * becomes a row of its own after the others, so that `unitPrice` finds the price of tickets that were not moved. Call it
 * with the locked ticket.
 */
export async function moveItem(
  trx: Db,
  { id, order_id: orderId, ticket_id: formerKind }: OwnTicket,
  kind: number,
): Promise<number> {
  const { rows: tickets } = await sql<{ price: number }>`select ${unitPrice} as price from attendees a
    where a.id = ${id}`.execute(trx);
  const price = tickets[0]?.price ?? 0;
  // Two tickets of one order can move at once.
  const { rows: items } = await sql<{
    id: number;
    quantity: number;
    unit_discount: number;
  }>`select id, quantity, unit_discount from order_items where order_id = ${orderId} and ticket_id = ${formerKind}
    and unit_price = ${price} order by id for update`.execute(trx);
  const item = items.at(-1);
  if (item === undefined) return price;
  if (item.quantity > 1) await sql`update order_items set quantity = quantity - 1 where id = ${item.id}`.execute(trx);
  else await sql`delete from order_items where id = ${item.id}`.execute(trx);
  await sql`insert into order_items (order_id, ticket_id, quantity, unit_price, unit_discount)
    values (${orderId}, ${kind}, 1, ${price}, ${item.unit_discount})`.execute(trx);
  return price;
}
