import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** People on the demo waiting list, and the place of the demo member. */
const mostPeople = 15;
const memberPlace = 4;

/**
 * A waiting list for the next sold-out event: members without a ticket for it, some for two tickets. The demo member
 * (account 2) is one of them.
 */
export async function insertWaitingPeople(db: Db, now: Date): Promise<void> {
  await sql`insert into waiting_entries (event_id, ticket_id, user_id, first_name, last_name, email, locale, quantity,
      takes_fewer, place, created_at, updated_at)
    select p.event_id, p.ticket_id, u.id, u.first_name, u.last_name, u.email,
      (array['es', 'pt', 'en'])[1 + u.place % 3], 1 + (u.place % 4 = 0)::int, u.place % 2 = 0, u.place,
      ${now}::timestamptz - (${mostPeople + 1} - u.place) * interval '7 hours',
      ${now}::timestamptz - (${mostPeople + 1} - u.place) * interval '7 hours'
    from (
      select e.id as event_id, k.id as ticket_id from events e
      join capacities c on c.kind = 'event' and c.owner_id = e.id
      join tickets k on k.event_id = e.id and k.visibility = 'public' and k.price = 0
      where e.status = 'published' and e.starts_at > ${now}::timestamptz + interval '7 days' and c.sold >= c.total
      order by e.starts_at, k.position limit 1) as p
    cross join lateral (
      select u.id, u.first_name, u.last_name, u.email, row_number() over (order by
          case when u.id = 2 then ${memberPlace} - 0.5 else u.nth end) as place
      from (select u.*, row_number() over (order by (u.id = 2) , (u.id * 6271) % 1999, u.id) as nth from users u
        where u.deleted_at is null and u.email_verified_at is not null and (u.id = 2 or u.id > 6)
          and not exists (select 1 from attendees a where a.event_id = p.event_id and a.user_id = u.id)) as u
      where u.id = 2 or u.nth < ${mostPeople}) as u
    order by u.place`.execute(db);
}
