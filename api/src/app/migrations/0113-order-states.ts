import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table orders drop constraint orders_state_check',
  // `needs_attention` had three meanings.
  `update orders o set state = case
      when exists (select 1 from event_cancellations c where c.event_id = o.event_id
        and c.failed_orders @> to_jsonb(o.id)) then 'cancellation_failed'
      when exists (select 1 from attendees a where a.order_id = o.id) then 'refund_failed'
      else 'paid_without_tickets' end
    where state = 'needs_attention'`,
  `update orders o set state = 'paid_without_tickets' where state = 'partially_refunded'
    and not exists (select 1 from attendees a where a.order_id = o.id)`,
  `alter table orders add constraint orders_state_check check (state in
    ('held', 'confirmed', 'cancelled', 'expired', 'partially_refunded', 'refunded', 'paid_without_tickets',
     'refund_failed', 'cancellation_failed', 'settled'))`,
  // Of the network address that holds the seats, until the end of the hold.
  'alter table orders add column address_hash text',
  `create index orders_held_of_event on orders (event_id, expires_at) where state = 'held'`,

  // Orders that were paid and got no tickets kept their seats and the uses of their code.
  `update capacities c set held = h.count from (
      select c.id, coalesce((select sum(i.quantity)::integer from orders o join order_items i on i.order_id = o.id
            where o.state = 'held' and o.event_id = c.event_id and (c.kind = 'event'
              or (c.kind = 'ticket' and i.ticket_id = c.owner_id)
              or (c.kind = 'pool' and i.ticket_id in (select k.id from tickets k where k.pool_id = c.owner_id)))), 0)
          + coalesce((select count(*)::integer from attendees a
            where a.state = 'pending_approval' and a.event_id = c.event_id and (c.kind = 'event'
              or (c.kind = 'ticket' and a.ticket_id = c.owner_id)
              or (c.kind = 'pool' and a.ticket_id in (select k.id from tickets k where k.pool_id = c.owner_id)))), 0)
        as count
      from capacities c where c.kind <> 'code') h
    where h.id = c.id and c.held <> h.count`,
  `update capacities c set held = h.count from (
      select c.id, coalesce((select sum(o.code_uses)::integer from orders o
        where o.code_id = c.owner_id and o.state = 'held'), 0) as count
      from capacities c where c.kind = 'code') h
    where h.id = c.id and c.held <> h.count`,

  // From now on an order whose payment was begun holds the choices of its answers. Those that more people chose than there
  // are stay full; the last payments go back.
  `update ticket_question_choices c set taken = least(c.taken + w.count, coalesce(c.quantity, c.taken + w.count)) from (
      select s.id::bigint as id, count(*)::integer as count from orders o
        cross join jsonb_array_elements(o.form -> 'people') as p(person)
        cross join jsonb_each(coalesce(p.person -> 'answers', '{}')) as w(question, answer)
        cross join jsonb_array_elements_text(case when jsonb_typeof(w.answer -> 'choices') = 'array'
          then w.answer -> 'choices' else '[]' end) as s(id)
      where o.state = 'held' and o.form is not null group by 1) w
    where w.id = c.id`,

  // Until when holders can cancel their tickets, and whether they get the price back.
  `alter table events add column cancel_until timestamptz, add column has_refunds boolean not null default false`,
];

export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
