import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import { paidAmount, refundedAmount } from '../payments/order-income';
import { unitPrice } from '../payments/ticket-price';

/**
 * Common table expressions of a report. `incomes` has what the orders of the event brought; `sales` shares it among their
 * tickets, so that all of them together have exactly what was paid and has not gone back. A cancelled ticket has
 * a share only when its order has no valid one. Shares follow the prices; tickets without a price share alike.
 */
export const ticketIncome = (eventId: number): Expression => sql`incomes as (
    select o.id, ${paidAmount} as paid, ${refundedAmount} as refunded, ${paidAmount} - ${refundedAmount} as amount
    from orders o where o.event_id = ${eventId}),
  priced as (
    select a.id, a.order_id, a.ticket_id, a.created_at, a.state,
      a.state <> 'cancelled' or not bool_or(a.state <> 'cancelled') over (partition by a.order_id) as has_share,
      ${unitPrice}::bigint as price
    from attendees a where a.event_id = ${eventId} and a.had_ticket),
  weighted as (
    select p.*, case when not has_share then 0
      when sum(price) filter (where has_share) over (partition by order_id) = 0 then 1 else price end as weight
    from priced p),
  summed as (
    select w.*, sum(weight) over (partition by order_id order by id) as sum_to_here,
      sum(weight) over (partition by order_id) as sum_of_all
    from weighted w),
  sales as (
    select s.id, s.ticket_id, s.created_at, s.state,
      (floor(n.amount * s.sum_to_here / s.sum_of_all)
        - floor(n.amount * (s.sum_to_here - s.weight) / s.sum_of_all))::bigint as amount
    from summed s join incomes n on n.id = s.order_id)`;
