import { AppError, type EventReport } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { orderPurpose } from '../orders/order-purpose';

/** Sales of an event by day, its orders by state, and its money. Throws NOT_FOUND. */
export async function findEventReport(db: Db, eventId: number | null): Promise<EventReport> {
  const { rows } = await sql<EventReport>`select
      coalesce((select json_agg(json_build_object('day', d.day, 'tickets', d.tickets, 'amount', d.amount) order by d.day)
        from (select to_char(a.created_at at time zone e.timezone, 'YYYY-MM-DD') as day, count(*)::int as tickets,
            coalesce(sum((select i.unit_price from order_items i
              where i.order_id = a.order_id and i.ticket_id = a.ticket_id limit 1)), 0)::int as amount
          from attendees a where a.event_id = e.id group by 1) d), '[]') as days,
      coalesce((select o.currency from orders o where o.event_id = e.id order by o.total desc, o.id limit 1), 'USD')
        as currency,
      coalesce((select sum(p.amount)::int from payments p join orders o on o.id = p.subject_id
        where p.purpose = ${orderPurpose} and p.state = 'paid' and o.event_id = e.id), 0) as paid,
      coalesce((select sum(p.refunded)::int from payments p join orders o on o.id = p.subject_id
        where p.purpose = ${orderPurpose} and o.event_id = e.id), 0) as refunded,
      (select json_build_object('begun', count(*), 'held', count(*) filter (where o.state = 'held'),
          'given_up', count(*) filter (where o.state in ('expired', 'cancelled')),
          'confirmed', count(*) filter (where o.state not in ('held', 'expired', 'cancelled')))
        from orders o where o.event_id = e.id) as orders,
      (select json_build_object('valid', count(*) filter (where a.state <> 'cancelled'),
          'cancelled', count(*) filter (where a.state = 'cancelled'))
        from attendees a where a.event_id = e.id) as tickets
    from events e where e.id = ${eventId} and e.deleted_at is null`.execute(db);
  const [report] = rows;
  if (report === undefined) throw new AppError('NOT_FOUND');
  return report;
}
