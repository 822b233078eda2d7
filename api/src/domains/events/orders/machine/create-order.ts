import { type Insertable, sql } from 'kysely';
import { randomBytes } from 'node:crypto';

import type { Db, Tables } from '../../../../infrastructure/db/database';

/** Random bytes of the reference of an order. */
const referenceBytes = 8;

type Values = Omit<Insertable<Tables['orders']>, 'state' | 'reference'>;

interface NewItem {
  readonly ticketId: number;
  readonly quantity: number;
  /** In minor units of the currency. */
  readonly price: number;
  /** Without a code; default: the price. */
  readonly fullPrice?: number;
}

/** A name of an order that cannot be guessed. */
export function makeReference(): string {
  return randomBytes(referenceBytes).toString('base64url');
}

/**
 * Adds an order that holds its seats; the caller takes them. Answers its id; null when the event has an order with this
 * secret already.
 */
export function createHeldOrder(
  trx: Db,
  values: Values & { readonly reference: string },
  items: readonly NewItem[],
): Promise<number | null> {
  return insertOrder(trx, { ...values, state: 'held' }, items);
}

/**
 * Adds an order that is confirmed at once: it is free, or was paid at the door. The caller sells its seats. Answers its
 * id; null when the event has an order with this secret already.
 */
export function createConfirmedOrder(
  trx: Db,
  values: Values & { readonly confirmed_at: Date },
  items: readonly NewItem[],
): Promise<number | null> {
  return insertOrder(trx, { ...values, reference: makeReference(), state: 'confirmed' }, items);
}

async function insertOrder(
  trx: Db,
  values: Insertable<Tables['orders']>,
  items: readonly NewItem[],
): Promise<number | null> {
  const rows = items.map(
    ({ ticketId, quantity, price, fullPrice = price }) =>
      sql`(${ticketId}::bigint, ${quantity}::integer, ${price}::integer, ${fullPrice - price}::integer)`,
  );
  // One statement: popular events get many orders in a second.
  const order = await trx
    .with('added', (db) =>
      db
        .insertInto('orders')
        .values(values)
        .onConflict((on) => on.columns(['event_id', 'secret_hash']).doNothing())
        .returning('id'),
    )
    .with('items', (db) =>
      db
        .insertInto('order_items')
        .columns(['order_id', 'ticket_id', 'quantity', 'unit_price', 'unit_discount'])
        .expression(sql`select added.id, item.* from added, (values ${sql.join(rows)}) as item`),
    )
    .selectFrom('added')
    .select('id')
    .executeTakeFirst();
  return order?.id ?? null;
}
