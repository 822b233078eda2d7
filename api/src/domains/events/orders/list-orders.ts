import { AppError } from '@enlace/shared-contract/errors';
import { attentionStates, type ListedOrder, listedOrderStates, type OrdersQuery } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, type Expression, holdsWords } from '../../../kit/core/table/expressions';
import { refundedAmount } from '../payments/order-income';
import { hasOpenDispute, hasUnpaidTickets, openDispute } from './order-disputes';
import { isOpenState, shownState, type ShownState } from './shown-state';

const usualPageSize = 25;

/** Columns of the order `o`. */
export const listedFields: Expression = sql`o.id, o.event_id, o.reference, o.number, ${shownState} as state, o.first_name,
  o.last_name, o.email, o.currency, o.total, o.created_at, o.confirmed_at, ${refundedAmount} as refunded,
  coalesce((select sum(i.quantity)::int from order_items i where i.order_id = o.id), 0) as quantity,
  ${openDispute} as dispute`;

/** Whether an organiser has to act on the order `o`: its state, an open dispute, or a lost one with valid tickets. */
const needsAttention: Expression = sql`(${shownState} = any(${[...attentionStates]}::text[]) or ${hasOpenDispute}
  or ${hasUnpaidTickets})`;

/** Orders `o` of a choice; without one, those with tickets or with money that moved. */
function choiceCondition(state: OrdersQuery['state']): Expression {
  if (state === 'attention') return needsAttention;
  const states = state === undefined ? listedOrderStates.filter((name) => !isOpenState(name)) : [state];
  return sql`${shownState} = any(${states}::text[])`;
}

/** Orders `o` of an event that a search finds. */
function searchCondition(eventId: number | null, search = '') {
  const text = sql`concat_ws(' ', o.first_name, o.last_name, o.email, o.reference, o.number,
    replace(o.number, '-', ''))`;
  return all([sql`o.event_id = ${eventId}`, holdsWords(text, search)]);
}

/** Orders `o` of an event that a list or a file has. */
export function orderCondition(eventId: number, { state, search }: Pick<OrdersQuery, 'state' | 'search'>) {
  return all([searchCondition(eventId, search), choiceCondition(state)]);
}

/** A page of the orders of an event, the newest first, with their numbers by state. Throws NOT_FOUND without the event. */
export async function listOrders(db: Db, eventId: number | null, query: OrdersQuery) {
  const { state, search, page = 1, per_page: size = usualPageSize } = query;
  const event = await sql`select 1 from events where id = ${eventId} and deleted_at is null`.execute(db);
  if (event.rows.length === 0 || eventId === null) throw new AppError('NOT_FOUND');
  const { rows } = await sql<ListedOrder>`select ${listedFields} from orders o where ${orderCondition(eventId, query)}
    order by o.id desc limit ${size} offset ${(page - 1) * size}`.execute(db);
  const counts = await sql<{ state: ShownState; count: number }>`select ${shownState} as state, count(*)::int as count
    from orders o where ${searchCondition(eventId, search)} group by 1`.execute(db);
  const countOf = (name: ShownState): number => counts.rows.find((row) => row.state === name)?.count ?? 0;
  const states = Object.fromEntries(listedOrderStates.map((name) => [name, countOf(name)]));
  const sums = await sql<{ total: number; attention: number }>`select
      count(*) filter (where ${choiceCondition(state)})::int as total,
      count(*) filter (where ${needsAttention})::int as attention
    from orders o where ${searchCondition(eventId, search)}`.execute(db);
  const { total, attention } = sums.rows[0] ?? { total: 0, attention: 0 };
  return { data: rows, meta: { total, page, per_page: size, states, attention } };
}
