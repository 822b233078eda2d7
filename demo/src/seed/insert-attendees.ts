import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** How many people go to an event. */
export interface Going {
  readonly event_id: number;
  readonly going: number;
}

/**
 * Orders and attendees of events: members, each with one free or paid ticket. The addresses of
 * their tickets can be computed, which is fine for demo data only.
 */
export async function insertAttendees(db: Db, plans: readonly Going[], now: Date): Promise<void> {
  const mostSeats = sql`coalesce((select total from capacities c where c.kind = 'event' and c.owner_id = p.event_id),
    p.going)`;
  await sql`create temporary table demo_going on commit preserve rows as
    select p.event_id, u.id as user_id, row_number() over (order by p.event_id, u.place) as number,
      (select k.id from tickets k where k.event_id = p.event_id and k.quantity is null
        order by k.position limit 1) as ticket_id,
      least(e.created_at + (u.place % 17) * interval '31 hours', ${now}::timestamptz, e.starts_at) as at
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as p(event_id bigint, going integer)
    join events e on e.id = p.event_id
    cross join lateral (select u.id, row_number() over (order by (u.id * 7919 + p.event_id * 104729) % 2003, u.id) as place
      from users u where u.deleted_at is null and u.email_verified_at is not null and u.id > 6
      order by 2 limit least(p.going, ${mostSeats})) as u`.execute(db);
  // Each order looks for its number among those before it; the plan of an empty table would read all of them.
  await sql`set local enable_seqscan = off`.execute(db);
  await sql`insert into orders (event_id, reference, state, user_id, first_name, last_name, email, currency,
      total, confirmed_at, created_at, updated_at)
    select g.event_id, 'D' || lpad(g.number::text, 7, '0'), 'confirmed', u.id, u.first_name, u.last_name, u.email,
      k.currency, k.price, g.at, g.at, g.at
    from demo_going g join users u on u.id = g.user_id join tickets k on k.id = g.ticket_id
    order by g.number`.execute(db);
  await sql`set local enable_seqscan = on`.execute(db);
  await sql`insert into order_items (order_id, ticket_id, quantity, unit_price)
    select o.id, g.ticket_id, 1, o.total from demo_going g
    join orders o on o.reference = 'D' || lpad(g.number::text, 7, '0')`.execute(db);
  await sql`insert into attendees (event_id, ticket_id, order_id, user_id, first_name, last_name, email, slug, secret,
      unit_price, paid, created_at, updated_at)
    select o.event_id, i.ticket_id, o.id, o.user_id, o.first_name, o.last_name, o.email,
      md5('slug' || o.reference), upper(left(md5('secret' || o.reference), 26)), nullif(o.total, 0), nullif(o.total, 0),
      o.created_at, o.created_at
    from orders o join order_items i on i.order_id = o.id`.execute(db);
  await sql`update capacities c set sold = a.number from (
      select 'event' as kind, event_id as owner_id, count(*) as number from attendees group by event_id
      union all select 'ticket', ticket_id, count(*) from attendees group by ticket_id) as a
    where c.kind = a.kind and c.owner_id = a.owner_id`.execute(db);
  await sql`update events e set going_count = c.sold from capacities c
    where c.kind = 'event' and c.owner_id = e.id and c.sold > 0`.execute(db);
  await sql`drop table demo_going`.execute(db);
}
