import { type Kysely, sql } from 'kysely';

const statements = [
  // What a code saves on each ticket of the line, in minor units: the full price is `unit_price + unit_discount`.
  'alter table order_items add column unit_discount integer not null default 0 check (unit_discount >= 0)',
  // Orders of before: exact for an order with one discounted line. With several, the price before the code is computed
  // back from the code, or is the present price of the ticket.
  `with priced as (
      select o.id, c.kind, c.value, coalesce(c.ticket_ids, '[]') as ticket_ids, o.total + o.discount - (
        select sum(i.unit_price::bigint * i.quantity) from order_items i where i.order_id = o.id) as missing
      from orders o left join event_codes c on c.id = o.code_id where o.discount > 0),
    lines as (
      select i.id, i.unit_price, i.quantity, i.ticket_id, p.kind, p.value, p.missing,
        count(*) over (partition by i.order_id) as line_count
      from order_items i join priced p on p.id = i.order_id
      where p.missing > 0 and (p.ticket_ids = '[]' or p.ticket_ids @> to_jsonb(i.ticket_id)))
    update order_items i set unit_discount = case
        when l.line_count = 1 then (l.missing / l.quantity)::integer
        when l.kind = 'percent' and l.value < 100
          then greatest(round(l.unit_price * 100.0 / (100 - l.value))::integer - l.unit_price, 0)
        when l.kind = 'amount' then l.value
        else greatest((select k.price from tickets k where k.id = l.ticket_id) - l.unit_price, 0) end
      from lines l where l.id = i.id`,
];

/** What a code saves on each ticket of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
