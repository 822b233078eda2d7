import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table attendees add column paid integer',

  // Older orders gave each ticket its part rounded down: the cents that are left belong to tickets that are still valid.
  `with units as (
      select i.order_id, i.ticket_id, i.unit_price, i.id, n, o.total,
        row_number() over (partition by i.order_id, i.ticket_id order by i.id, n) as place,
        greatest(sum(i.unit_price) over (partition by i.order_id), 1)::numeric as sum
      from orders o join order_items i on i.order_id = o.id cross join generate_series(1, i.quantity) n
      where o.total > 0),
    placed as (
      select a.id, a.order_id, a.ticket_id, a.state, row_number() over (partition by a.order_id, a.ticket_id
        order by a.unit_price is not null, a.id) as place
      from attendees a join orders o on o.id = a.order_id where o.total > 0),
    parts as (
      select p.id, u.unit_price, u.total, u.order_id, floor(u.unit_price::numeric * u.total / u.sum)::integer as part,
        row_number() over (partition by u.order_id
          order by p.state = 'cancelled', (u.unit_price::numeric * u.total) % u.sum desc, u.id, u.n) as rank
      from units u left join placed p using (order_id, ticket_id, place)),
    shares as (
      select t.id, t.unit_price,
        t.part + (t.rank <= t.total - sum(t.part) over (partition by t.order_id))::integer as part
      from parts t)
    update attendees a set unit_price = s.unit_price, paid = s.part from shares s where s.id = a.id`,
];

/** Each ticket of a paid order has its exact part of the total. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
