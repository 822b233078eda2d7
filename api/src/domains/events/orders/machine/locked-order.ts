import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Seats } from '../../capacity/seats';
import { seatsOfItems } from '../../capacity/seats-of-items';
import type { StoredForm } from '../../events.tables';
import { hashKey } from '../order-key';
import type { OrderState } from './transitions';

/** An order with its items, usually locked until the end of the transaction. */
export interface LockedOrder {
  readonly id: number;
  readonly event_id: number;
  readonly reference: string;
  readonly state: OrderState;
  readonly user_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly total: number;
  readonly currency: string;
  readonly expires_at: Date | null;
  readonly is_extended: boolean;
  readonly code_id: number | null;
  readonly code_uses: number;
  /** Buyer and people of a payment that was begun. While the order is held, it holds the choices of their answers. */
  readonly form: StoredForm | null;
  /** The earlier order that this one repeats, and that has its tickets; null for others. */
  readonly repeat_of: number | null;
  readonly items: readonly { readonly ticketId: number; readonly quantity: number }[];
}

/** Locks the order with this reference and secret. Throws NOT_FOUND, also for a wrong secret. */
export async function lockOrder(trx: Db, reference: string, key: string): Promise<LockedOrder> {
  return requireOrder(await findOrders(trx, byName(reference, key), sql`for update of o`));
}

/** The order with this reference and secret, without a lock. Throws NOT_FOUND, also for a wrong secret. */
export async function readOrder(db: Db, reference: string, key: string): Promise<LockedOrder> {
  return requireOrder(await findOrders(db, byName(reference, key)));
}

/** Locks the order of this id. Throws NOT_FOUND. */
export async function lockOrderById(trx: Db, id: number): Promise<LockedOrder> {
  const order = await findLockedOrder(trx, id);
  return requireOrder(order === null ? [] : [order]);
}

/** Locks the order of this id; null when it was deleted, as the orders of a deleted event are. */
export async function findLockedOrder(trx: Db, id: number): Promise<LockedOrder | null> {
  const [order] = await findOrders(trx, sql`o.id = ${id}`, sql`for update of o`);
  return order ?? null;
}

/** Locks the expired holds of an event that no other transaction changes at this moment. */
export function lockExpiredHolds(
  trx: Db,
  { eventId, now, limit }: { readonly eventId: number; readonly now: Date; readonly limit: number },
): Promise<readonly LockedOrder[]> {
  const isExpired = sql`o.event_id = ${eventId} and o.state = 'held' and o.expires_at <= ${now}`;
  return findOrders(trx, isExpired, sql`limit ${limit} for update of o skip locked`);
}

/** The seats of orders of one event, and the uses of their codes. */
export function seatsOfOrders(
  orders: readonly Pick<LockedOrder, 'event_id' | 'items' | 'code_id' | 'code_uses'>[],
): Seats[] {
  const [first] = orders;
  if (first === undefined) return [];
  const uses = new Map<number, number>();
  for (const { code_id: id, code_uses: count } of orders)
    if (id !== null && count > 0) uses.set(id, (uses.get(id) ?? 0) + count);
  return seatsOfItems(
    first.event_id,
    orders.flatMap(({ items }) => items),
    [...uses].map(([id, count]) => ({ id, uses: count })),
  );
}

const byName = (reference: string, key: string) => sql`o.reference = ${reference} and o.secret_hash = ${hashKey(key)}`;

async function findOrders(db: Db, condition: ReturnType<typeof sql>, ending = sql``): Promise<readonly LockedOrder[]> {
  const { rows } = await sql<LockedOrder>`select o.id, o.event_id, o.reference, o.state, o.user_id, o.first_name,
      o.last_name, o.email, o.locale, o.total, o.currency, o.expires_at, o.is_extended, o.code_id, o.code_uses, o.form, o.repeat_of,
      coalesce((select json_agg(json_build_object('ticketId', i.ticket_id, 'quantity', i.quantity) order by i.id)
        from order_items i where i.order_id = o.id), '[]') as items
    from orders o where ${condition} order by o.id ${ending}`.execute(db);
  return rows;
}

function requireOrder([order]: readonly LockedOrder[]): LockedOrder {
  if (order === undefined) throw new AppError('NOT_FOUND', { message: 'no such order' });
  return order;
}
