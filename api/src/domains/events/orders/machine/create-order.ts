import type { Insertable } from 'kysely';
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

/** Adds an order that is confirmed at once, because it costs nothing; the caller sells its seats. Answers its id. */
export async function createConfirmedOrder(
  trx: Db,
  values: Values & { readonly confirmed_at: Date },
  items: readonly NewItem[],
): Promise<number> {
  const id = await insertOrder(trx, { ...values, reference: makeReference(), state: 'confirmed' }, items);
  if (id === null) throw new Error('an order without a secret was there already');
  return id;
}

async function insertOrder(
  trx: Db,
  values: Insertable<Tables['orders']>,
  items: readonly NewItem[],
): Promise<number | null> {
  const order = await trx
    .insertInto('orders')
    .values(values)
    .onConflict((on) => on.columns(['event_id', 'secret_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (order === undefined) return null;
  await trx
    .insertInto('order_items')
    .values(
      items.map(({ ticketId, quantity, price }) => ({
        order_id: order.id,
        ticket_id: ticketId,
        quantity,
        unit_price: price,
      })),
    )
    .execute();
  return order.id;
}
