import type { seatCountSchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';

type SeatCount = z.infer<typeof seatCountSchema>;

const keptDays = 90;

/**
 * Counts the seats of all events, tickets and pools and the uses of codes again: sold seats are confirmed attendees, held seats are those of active
 * holds and of pending registrations; choices of questions are those of tickets and of orders whose payment was
 * begun. It reads one state of the database, so a sale at the same moment is no drift. The result is stored and, when it
 * has a drift, logged as an error.
 */
export async function countSeats({ db, logger }: Pick<ApiDeps, 'db' | 'logger'>): Promise<SeatCount> {
  const { rows } = await sql<SeatCount>`with seats as (
      select ticket_id, event_id, 1 as sold, 0 as held from attendees where state = 'confirmed'
      union all select ticket_id, event_id, 0, 1 from attendees where state = 'pending_approval'
      union all select i.ticket_id, o.event_id, 0, i.quantity from orders o
        join order_items i on i.order_id = o.id where o.state = 'held'),
    -- Grouped before the join: a sum for each row would read all seats, or all answers, as often.
    uses as (
      select place.kind, place.owner_id, sum(s.sold)::integer as sold, sum(s.held)::integer as held
        from seats s left join tickets k on k.id = s.ticket_id
          cross join lateral (values ('event', s.event_id), ('ticket', s.ticket_id), ('pool', k.pool_id))
            as place(kind, owner_id)
        where place.owner_id is not null group by 1, 2
      union all
      select 'code', o.code_id, coalesce(sum(o.code_uses) filter (where o.state <> 'held' and exists (
          select 1 from attendees a where a.order_id = o.id and a.state <> 'cancelled')), 0)::integer,
        coalesce(sum(o.code_uses) filter (where o.state = 'held'), 0)::integer
      from orders o where o.code_id is not null group by 2),
    counted as (
      select c.kind, c.owner_id, c.event_id, c.sold, c.held,
        coalesce(u.sold, 0) as sold_now, coalesce(u.held, 0) as held_now
      from capacities c left join uses u on u.kind = c.kind and u.owner_id = c.owner_id
      where c.sold <> 0 or c.held <> 0 or c.event_id in (select event_id from seats)),
    chosen as (
      select a.event_id, c.id::bigint as id, false as is_held from attendees a
        cross join jsonb_each(a.answers) as w(question, answer)
        cross join jsonb_array_elements_text(case when jsonb_typeof(w.answer -> 'choices') = 'array'
          then w.answer -> 'choices' else '[]' end) as c(id)
        where a.state <> 'cancelled'
      union all
      select o.event_id, c.id::bigint, true from orders o
        cross join jsonb_array_elements(o.form -> 'people') as p(person)
        cross join jsonb_each(coalesce(p.person -> 'answers', '{}')) as w(question, answer)
        cross join jsonb_array_elements_text(case when jsonb_typeof(w.answer -> 'choices') = 'array'
          then w.answer -> 'choices' else '[]' end) as c(id)
        where o.state = 'held' and o.form is not null),
    choices as (
      select c.id, q.event_id, c.taken, coalesce(w.count, 0) as taken_now
      from ticket_question_choices c join ticket_questions q on q.id = c.question_id
        join events e on e.id = q.event_id
        left join (select id, count(*)::integer as count from chosen group by id) w on w.id = c.id
      -- Sensitive answers are deleted after the event.
      where e.ends_at > now() and not q.is_sensitive),
    drift as (
      select kind, owner_id, event_id, sold, held, sold_now, held_now from counted
        where (sold, held) <> (sold_now, held_now)
      union all select 'choice', id, event_id, taken, 0, taken_now, 0 from choices where taken <> taken_now),
    old as (delete from seat_counts where counted_at < now() - make_interval(days => ${keptDays}))
    insert into seat_counts (row_count, drift) select (select count(*) from capacities), coalesce((select jsonb_agg(
        jsonb_build_object('kind', kind, 'id', owner_id, 'event_id', event_id,
          'stored', jsonb_build_object('sold', sold, 'held', held),
          'counted', jsonb_build_object('sold', sold_now, 'held', held_now)) order by event_id, kind, owner_id)
      from drift), '[]')
    returning id, counted_at, row_count, drift`.execute(db);
  const [result] = rows;
  if (result === undefined) throw new Error('a count without a result');
  if (result.drift.length > 0) logger.error({ drift: result.drift }, 'the seats of events differ from their tickets');
  else logger.info({ rows: result.row_count }, 'the seats of events agree with their tickets');
  return result;
}

/** A page of the counts, the newest first, with the number of all. */
export async function findSeatCounts(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly data: readonly SeatCount[]; readonly total: number }> {
  const { rows: data } = await sql<SeatCount>`select id, counted_at, row_count, drift from seat_counts
    order by id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from seat_counts`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}
