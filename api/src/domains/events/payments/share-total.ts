import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { tensOnly } from '../../payments';

/**
 * Gives each new ticket of a paid order its price in the order, and its part of the total: by the largest remainder, so
 * that the parts together are the total. The lines of a kind go to its tickets in their order. The parts of a currency of
 * which Stripe takes tens only are tens, because a refund returns them.
 */
export async function shareTotal(trx: Db, order: number): Promise<void> {
  await sql`with units as (
      select i.ticket_id, i.unit_price, i.id, n, s.step, o.total / s.step as total,
        row_number() over (partition by i.ticket_id order by i.id, n) as place,
        greatest(sum(i.unit_price) over (), 1)::numeric as sum
      from orders o join order_items i on i.order_id = o.id cross join generate_series(1, i.quantity) n
        cross join lateral (select case when o.currency = any(${tensOnly}::text[]) and o.total % 10 = 0 then 10
          else 1 end as step) s
      where o.id = ${order}),
    parts as (
      select u.*, floor(unit_price::numeric * total / sum)::integer as part,
        row_number() over (order by (unit_price::numeric * total) % sum desc, id, n) as rank
      from units u),
    shares as (select t.*, (t.part + (t.rank <= t.total - sum(t.part) over ())::integer) * t.step as share from parts t),
    placed as (
      select a.id, a.ticket_id, row_number() over (partition by a.ticket_id order by a.id) as place
      from attendees a where a.order_id = ${order})
    update attendees a set unit_price = s.unit_price, paid = s.share
    from placed p join shares s using (ticket_id, place) where p.id = a.id`.execute(trx);
}
