import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Waiting registrations of the event with approval. */
const waitingCount = 9;

/** Work of organisers: an event with approval, one with a pool and tiers, and messages to attendees. */
export async function insertEventWork(db: Db, now: Date): Promise<void> {
  await insertApprovals(db, now);
  await insertPool(db, now);
  await insertMessages(db, now);
  await insertNews(db, now);
}

/** An event of a chapter that was moved to another room: the people are notified when an organiser decides. */
async function insertNews(db: Db, now: Date): Promise<void> {
  await sql`insert into event_news (event_id, state, earlier, words, updated_at)
    select e.id, 'held', jsonb_build_object('venue_name', 'Sala 2'),
      '{"es": "La sala nueva tiene sitio para más personas."}', ${now}::timestamptz - interval '3 hours'
    from events e where e.status = 'published' and e.starts_at > ${now} and e.format = 'in_person'
      and exists (select 1 from attendees a where a.event_id = e.id and a.state = 'confirmed')
    order by e.starts_at desc, e.id desc limit 1`.execute(db);
  await sql`update attendees a set known_facts = 'before' from event_news n
    where n.event_id = a.event_id and n.state = 'held'`.execute(db);
}

/** The last free event that has not begun, with guests: its latest registrations wait. */
async function insertApprovals(db: Db, now: Date): Promise<void> {
  const event = sql`(select e.id from events e where e.starts_at > ${now} and e.status = 'published'
    and not exists (select 1 from tickets t where t.event_id = e.id and t.price > 0)
    and (select count(*) from attendees a where a.event_id = e.id) > ${waitingCount} * 2
    order by e.starts_at desc, e.id desc limit 1)`;
  await sql`update tickets set requires_approval = true where event_id = ${event} and kind = 'standard'`.execute(db);
  await sql`update attendees set state = 'pending_approval', had_ticket = false where id in (select a.id from attendees a
    join tickets t on t.id = a.ticket_id and t.requires_approval
    order by a.created_at desc, a.id desc limit ${waitingCount})`.execute(db);
  await sql`update capacities c set sold = c.sold - p.number, held = c.held + p.number from (
      select 'event' as kind, event_id as owner_id, count(*)::integer as number from attendees
        where state = 'pending_approval' group by event_id
      union all select 'ticket', ticket_id, count(*)::integer from attendees
        where state = 'pending_approval' group by ticket_id) as p
    where c.kind = p.kind and c.owner_id = p.owner_id`.execute(db);
  await sql`update events e set going_count = c.sold from capacities c
    where c.kind = 'event' and c.owner_id = e.id and e.going_count <> c.sold`.execute(db);
}

/** The last paid event that has not begun: its tickets share a room, and an early ticket comes before the others. */
async function insertPool(db: Db, now: Date): Promise<void> {
  const event = sql`(select e.id from events e where e.starts_at > ${now} and e.status = 'published'
    and exists (select 1 from tickets t where t.event_id = e.id and t.price > 0)
    order by e.starts_at desc, e.id desc limit 1)`;
  await sql`insert into event_pools (event_id, name, total)
    select c.owner_id, 'Sala principal', c.sold + 40 from capacities c
    where c.kind = 'event' and c.owner_id = ${event}`.execute(db);
  await sql`update tickets t set pool_id = p.id from event_pools p where t.event_id = p.event_id`.execute(db);
  await sql`update capacities c set sold = k.sold from (
      select pool_id, sum(sold)::integer as sold from capacities where kind = 'ticket' and pool_id is not null group by 1) k
    where c.kind = 'pool' and c.owner_id = k.pool_id`.execute(db);
  await sql`insert into tickets (event_id, name, translations, price, currency, kind, min_per_order, max_per_order,
      visibility, position, quantity, sale_ends_at, pool_id, created_at, updated_at)
    select t.event_id, 'Early bird', '{"es": {"name": "Madrugadoras"}, "pt": {"name": "Antecipado"}}', t.price * 7 / 10,
      t.currency, 'standard', 1, 5, 'public', 0, 20, t.created_at, t.pool_id, t.created_at, t.created_at
    from tickets t where t.pool_id is not null and t.position = 1`.execute(db);
  await sql`update tickets t set opens_after_ticket_id = e.id from tickets e
    where e.event_id = t.event_id and e.pool_id is not null and e.position = 0 and t.position = 1`.execute(db);
  await sql`update tickets set position = position + 1 where pool_id is not null`.execute(db);
}

/** Messages that were sent to the people of the event with approval. */
async function insertMessages(db: Db, now: Date): Promise<void> {
  await sql`insert into event_messages (event_id, author_id, key, state, texts, segment, started_at, finished_at, expected,
      created_at, updated_at)
    select e.id, 1, m.key, m.state, m.texts::jsonb, m.segment::jsonb, m.at, m.at, e.going, m.at, m.at
    from (select t.event_id as id, (select count(*)::integer from attendees a
        where a.event_id = t.event_id and a.state = 'confirmed') as going
      from tickets t where t.requires_approval limit 1) as e
    cross join (values
      ('demo-1', 'sent', '{"es": {"subject": "Trae tu portátil", "body": "Hola, {first_name}:\\n\\nTrae tu portátil con la batería cargada. Nos vemos {when}."}, "en": {"subject": "Bring your laptop", "body": "Hello {first_name},\\n\\nplease bring your laptop with a full battery. See you {when}."}}',
        '{"ticket_ids": [], "states": ["confirmed"], "languages": []}', ${now}::timestamptz - interval '6 days'),
      ('demo-2', 'sent', '{"es": {"subject": "Revisamos tu inscripción", "body": "Gracias por inscribirte a {event}. Te respondemos esta semana."}}',
        '{"ticket_ids": [], "states": ["pending_approval"], "languages": []}', ${now}::timestamptz - interval '2 days'),
      ('demo-3', 'cancelled', '{"es": {"subject": "Cambio de sala", "body": "La sala cambia: {where}."}}',
        '{"ticket_ids": [], "states": ["confirmed", "pending_approval"], "languages": []}', ${now}::timestamptz - interval '1 day')
    ) as m (key, state, texts, segment, at)
    where exists (select 1 from users where id = 1)`.execute(db);
  // The outbox keeps mails for thirty days; without its row, a mail counts as sent.
  await sql`insert into event_message_mails (message_id, attendee_id, mail_id)
    select m.id, a.id, 0 from event_messages m join attendees a on a.event_id = m.event_id
      and m.segment -> 'states' ? a.state
    where m.state = 'sent'`.execute(db);
  await sql`update event_messages m set expected = (select count(*)::integer from event_message_mails s
    where s.message_id = m.id) where m.state = 'sent'`.execute(db);
}
