import { AppError } from '@enlace/shared-contract/errors';
import type { EventReport } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { isCheckedIn } from '../check-in/check-in-lists';
import { orderPurpose } from '../orders/order-purpose';

/** Whether the attendee `a` was checked in on any list. */
const came = sql`exists (select 1 from check_ins c where c.attendee_id = a.id and ${isCheckedIn})`;

/** States of orders without tickets. */
const openStates = sql`('held', 'expired', 'cancelled')`;

const priceOfTicket = sql`coalesce((select i.unit_price from order_items i
  where i.order_id = a.order_id and i.ticket_id = a.ticket_id limit 1), 0)`;

/** Sales of an event by day, ticket and code, its orders by state, its money and its guests. Throws NOT_FOUND. */
export async function findEventReport(db: Db, eventId: number | null, context: ReadContext): Promise<EventReport> {
  const { rows } = await sql<EventReport>`select
      coalesce((select json_agg(json_build_object('day', d.day, 'tickets', d.tickets, 'amount', d.amount) order by d.day)
        from (select to_char(a.created_at at time zone e.timezone, 'YYYY-MM-DD') as day, count(*)::int as tickets,
            sum(${priceOfTicket})::bigint as amount
          from attendees a where a.event_id = e.id and a.had_ticket group by 1) d), '[]') as days,
      coalesce((select o.currency from orders o where o.event_id = e.id order by o.total desc, o.id limit 1), 'USD')
        as currency,
      coalesce((select sum(p.amount)::bigint from payments p join orders o on o.id = p.subject_id
        where p.purpose = ${orderPurpose} and p.state = 'paid' and o.event_id = e.id), 0) as paid,
      coalesce((select sum(p.refunded)::bigint from payments p join orders o on o.id = p.subject_id
        where p.purpose = ${orderPurpose} and o.event_id = e.id), 0) as refunded,
      (select json_build_object('begun', count(*),
          'detailed', count(*) filter (where o.email is not null or o.form is not null
            or o.state not in ${openStates}),
          'held', count(*) filter (where o.state = 'held'),
          'given_up', count(*) filter (where o.state in ('expired', 'cancelled')),
          'confirmed', count(*) filter (where o.state not in ${openStates}))
        from orders o where o.event_id = e.id) as orders,
      (select json_build_object('valid', count(*) filter (where a.state = 'confirmed'),
          'cancelled', count(*) filter (where a.state = 'cancelled'))
        from attendees a where a.event_id = e.id and a.had_ticket) as tickets,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'sold', s.sold, 'cancelled', s.cancelled,
          'came', s.came, 'amount', s.amount) order by s.position, s.id)
        from (select k.id, ${translateColumn(context, 'name', 'k')} as name, k.position,
            count(*)::int as sold,
            count(*) filter (where a.state = 'cancelled')::int as cancelled,
            count(*) filter (where a.state = 'confirmed' and ${came})::int as came, sum(${priceOfTicket})::bigint as amount
          from attendees a join tickets k on k.id = a.ticket_id
            where a.event_id = e.id and a.had_ticket group by k.id) s), '[]')
        as by_ticket,
      coalesce((select json_agg(json_build_object('code', s.code, 'orders', s.orders, 'uses', s.uses,
          'discount', s.discount) order by s.uses desc, s.code)
        from (select c.code, count(*)::int as orders, sum(o.code_uses)::int as uses, sum(o.discount)::bigint as discount
          from orders o join event_codes c on c.id = o.code_id
          where o.event_id = e.id and o.state not in ${openStates} group by c.id, c.code) s), '[]') as by_code,
      (select case when e.ends_at <= ${context.now} and count(*) filter (where ${came}) > 0
          then json_build_object('expected', count(*), 'came', count(*) filter (where ${came})) end
        from attendees a where a.event_id = e.id and a.state = 'confirmed') as attendance
    from events e where e.id = ${eventId} and e.deleted_at is null`.execute(db);
  const [report] = rows;
  if (report === undefined) throw new AppError('NOT_FOUND');
  return report;
}
