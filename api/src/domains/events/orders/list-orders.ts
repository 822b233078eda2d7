import { AppError } from '@enlace/shared-contract/errors';
import {
  attentionStates,
  type ListedOrder,
  type OrderDetails,
  type OrdersQuery,
  orderStates,
} from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, holdsWords, jsonList, jsonObject, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { attendeeFields } from '../attendance/attendees.repository';
import { openStates } from './machine/transitions';
import { orderPurpose } from './order-purpose';

const usualPageSize = 25;

/** Columns of the order `o`. */
const listedFields = sql`o.id, o.event_id, o.reference, o.state, o.first_name, o.last_name, o.email, o.currency, o.total,
  o.created_at, o.confirmed_at,
  coalesce((select sum(p.refunded)::int from payments p where p.purpose = ${orderPurpose} and p.subject_id = o.id), 0)
    as refunded,
  coalesce((select sum(i.quantity)::int from order_items i where i.order_id = o.id), 0) as quantity`;

/** The states of a list; without a choice, those in which the order has tickets or money moved. */
function statesOf(state: OrdersQuery['state']): readonly ListedOrder['state'][] {
  if (state === undefined) return orderStates.filter((name) => !openStates.some((one) => one === name));
  return state === 'attention' ? attentionStates : [state];
}

/** A page of the orders of an event, the newest first, with their numbers by state. Throws NOT_FOUND without the event. */
export async function listOrders(db: Db, eventId: number | null, query: OrdersQuery) {
  const { state, search = '', page = 1, per_page: size = usualPageSize } = query;
  const event = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (event.rows.length === 0) throw new AppError('NOT_FOUND');
  const text = sql`concat_ws(' ', o.first_name, o.last_name, o.email, o.reference)`;
  const isFound = all([sql`o.event_id = ${eventId}`, holdsWords(text, search)]);
  const shownStates = statesOf(state);
  const isShown = sql`o.state = any(${shownStates}::text[])`;
  const { rows } = await sql<ListedOrder>`select ${listedFields} from orders o where ${isFound} and ${isShown}
    order by o.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ state: ListedOrder['state']; count: number }>`select o.state, count(*)::int as count
    from orders o where ${isFound} group by 1`.execute(db);
  const countOf = (name: ListedOrder['state']): number => counts.rows.find((row) => row.state === name)?.count ?? 0;
  const states = Object.fromEntries(orderStates.map((name) => [name, countOf(name)]));
  const total = shownStates.reduce((sum, name) => sum + countOf(name), 0);
  return { data: rows, meta: { total, page, per_page: size, states } };
}

/** An order with all that belongs to it. Throws NOT_FOUND. */
export async function findOrderDetails(db: Db, id: number | null, context: ReadContext): Promise<OrderDetails> {
  const ticketName = translateColumn(context, 'name', 'k');
  const price = sql`coalesce((select i.unit_price from order_items i
    where i.order_id = o.id and i.ticket_id = a.ticket_id limit 1), 0)`;
  const item = { ticket_id: sql`k.id`, name: ticketName, quantity: sql`i.quantity`, unit_price: sql`i.unit_price` };
  const paymentNames = ['id', 'intent_id', 'amount', 'currency', 'state', 'refunded', 'paid_at', 'created_at'];
  const refundNames = ['id', 'amount', 'reason', 'state', 'created_at'];
  const isOfOrder = sql`p.purpose = ${orderPurpose} and p.subject_id = o.id`;
  const { rows } = await sql<OrderDetails>`select ${listedFields},
      ${jsonList(sql`select ${jsonObject(item)} as row from order_items i join tickets k on k.id = i.ticket_id
        where i.order_id = o.id order by i.id`)} as items,
      ${jsonList(sql`select to_json(t) as row from (select ${attendeeFields}, ${ticketName} as ticket_name, ${price} as price
        from attendees a join tickets k on k.id = a.ticket_id where a.order_id = o.id order by a.id) t`)} as attendees,
      ${jsonList(sql`select ${columnsOf('p', paymentNames)} as row from payments p where ${isOfOrder}
        order by p.id`)} as payments,
      ${jsonList(sql`select ${columnsOf('r', refundNames)} as row from refunds r join payments p on p.id = r.payment_id
        where ${isOfOrder} order by r.id`)} as refunds,
      ${jsonList(sql`select json_build_object('id', h.id, 'action', h.action, 'at', h.at, 'reason', h.after ->> 'reason',
          'actor', concat_ws(' ', u.first_name, u.last_name)) as row
        from audit_entries h left join users u on u.id = h.actor_id
        where (h.resource = 'orders' and h.row_id = o.id::text) or (h.resource = 'attendees' and h.row_id in
          (select a.id::text from attendees a where a.order_id = o.id)) order by h.id limit 200`)} as history
    from orders o where o.id = ${id}`.execute(db);
  const [order] = rows;
  if (order === undefined) throw new AppError('NOT_FOUND');
  return order;
}

function columnsOf(table: string, names: readonly string[]) {
  return jsonObject(Object.fromEntries(names.map((name) => [name, sql.ref(`${table}.${name}`)])));
}
