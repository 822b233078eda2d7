import { AppError } from '@enlace/shared-contract/errors';
import type { EventReport } from '@enlace/shared-contract/events';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isCheckedIn } from '../check-in/check-in-lists';
import { doorPaymentsOf } from '../check-in/door-payments';
import { ticketIncome } from './ticket-income';

/** Whether the attendee `a` was checked in on any list. */
const hasAttended = sql`exists (select 1 from check_ins c where c.attendee_id = a.id and ${isCheckedIn})`;

/** States of orders without tickets. */
const openStates = sql`('held', 'expired', 'cancelled')`;

/** Seats of the event `e`, or of its tickets together; null without a limit. */
const capacity = sql`coalesce((select c.total from capacities c where c.kind = 'event' and c.owner_id = e.id),
  (select case when bool_and(k.quantity is not null) then sum(k.quantity)::int end from tickets k
    where k.event_id = e.id and k.deleted_at is null))`;

/** Days with sales: valid tickets, and what they brought. */
const days = sql`coalesce((select json_agg(json_build_object('day', d.day, 'tickets', d.tickets, 'amount', d.amount)
    order by d.day)
  from (select to_char(a.created_at at time zone e.timezone, 'YYYY-MM-DD') as day,
      count(*) filter (where a.state <> 'cancelled')::int as tickets, sum(a.amount)::bigint as amount
    from sales a group by 1) d where d.tickets > 0 or d.amount <> 0), '[]')`;

const byTicket = (context: ReadContext): Expression =>
  sql`coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'sold', s.sold, 'cancelled', s.cancelled,
      'came', s.came, 'amount', s.amount) order by s.position, s.id)
    from (select k.id, ${translateColumn(context, 'name', 'k')} as name, k.position,
        count(*) filter (where a.state <> 'cancelled')::int as sold,
        count(*) filter (where a.state = 'cancelled')::int as cancelled,
        count(*) filter (where a.state = 'confirmed' and ${hasAttended})::int as came, sum(a.amount)::bigint as amount
      from sales a join tickets k on k.id = a.ticket_id group by k.id) s), '[]')`;

const byCode = sql`coalesce((select json_agg(json_build_object('code', s.code, 'orders', s.orders, 'uses', s.uses,
    'discount', s.discount) order by s.uses desc, s.code)
  from (select c.code, count(*)::int as orders, sum(o.code_uses)::int as uses, sum(o.discount)::bigint as discount
    from orders o join event_codes c on c.id = o.code_id
    where o.event_id = e.id and o.state not in ${openStates} group by c.id, c.code) s), '[]')`;

const orders = sql`(select json_build_object('begun', count(*),
    'detailed', count(*) filter (where o.email is not null or o.form is not null or o.state not in ${openStates}),
    'held', count(*) filter (where o.state = 'held'),
    'given_up', count(*) filter (where o.state in ('expired', 'cancelled')),
    'confirmed', count(*) filter (where o.state not in ${openStates}))
  from orders o where o.event_id = e.id)`;

/** Sales of an event by day, ticket and code, its orders by state, its money and its guests. Throws NOT_FOUND. */
export async function findEventReport(db: Db, eventId: number | null, context: ReadContext): Promise<EventReport> {
  if (eventId === null) throw new AppError('NOT_FOUND');
  const { rows } = await sql<Omit<EventReport, 'at_door'>>`with ${ticketIncome(eventId)} select
      ${days} as days, ${orders} as orders, ${byTicket(context)} as by_ticket, ${byCode} as by_code,
      coalesce((select o.currency from orders o where o.event_id = e.id order by o.total desc, o.id limit 1), 'USD')
        as currency,
      coalesce((select sum(n.paid)::bigint from incomes n), 0) as paid,
      coalesce((select sum(n.refunded)::bigint from incomes n), 0) as refunded,
      coalesce((select sum(n.amount)::bigint from incomes n
        where not exists (select 1 from summed s where s.order_id = n.id)), 0) as amount_without_tickets,
      (select json_build_object('valid', count(*) filter (where a.state = 'confirmed'),
          'cancelled', count(*) filter (where a.state = 'cancelled'),
          'came', count(*) filter (where a.state = 'confirmed' and ${hasAttended}))
        from attendees a where a.event_id = e.id and a.had_ticket) as tickets,
      ${capacity} as capacity, e.ends_at <= ${context.now} as is_over,
      (select case when e.ends_at <= ${context.now} and count(*) filter (where ${hasAttended}) > 0
          then json_build_object('expected', count(*), 'came', count(*) filter (where ${hasAttended})) end
        from attendees a where a.event_id = e.id and a.state = 'confirmed') as attendance
    from events e where e.id = ${eventId} and e.deleted_at is null`.execute(db);
  const [report] = rows;
  if (report === undefined) throw new AppError('NOT_FOUND');
  return { ...report, at_door: await doorPaymentsOf(db, eventId) };
}
