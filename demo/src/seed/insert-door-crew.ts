import { type Db, roleIdsOf } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Demo accounts for the doors; their handles are the names of their roles. */
const people = [
  { role: 'steward', first: 'Jimena', last: 'Quispe Roca' },
  { role: 'supervisor', first: 'Rosario', last: 'Villalobos' },
] as const;

interface CrewOptions {
  readonly now: Date;
  readonly passwordHash: string;
}

/** A steward and a supervisor at the doors of the next events, and reports of scans from the last event. */
export async function insertDoorCrew(db: Db, { now, passwordHash }: CrewOptions): Promise<void> {
  const roleIds = await roleIdsOf(db);
  for (const { role, first, last } of people) {
    const { rows } = await sql<{ id: number }>`insert into users (email, password_hash, first_name, last_name, city,
        country_code, locale, email_verified_at, created_at, updated_at)
      values (${`${role}@enlace.test`}, ${passwordHash}, ${first}, ${last}, 'Lima', 'PE', 'en', ${now}, ${now}, ${now})
      returning id`.execute(db);
    const id = rows[0]?.id ?? 0;
    await sql`insert into user_roles (user_id, role_id) values (${id}, ${roleIds.get(role) ?? 0})`.execute(db);
    await sql`insert into event_crew (event_id, user_id, role, created_at)
      select e.id, ${id}, ${role}, ${now} from events e
      where e.status = 'published' and e.starts_at > ${now} and exists (select 1 from check_in_lists l where l.event_id = e.id)
      order by e.starts_at, e.id limit 3`.execute(db);
  }
  await insertReports(db, now);
}

/** Two people with a ticket came through two doors without network. */
async function insertReports(db: Db, now: Date): Promise<void> {
  await sql`insert into door_reports (list_id, nonce, attendee_id, result, scanned_at, gate, device, actor_id, code_end,
      other_at, other_gate, received_at)
    select l.id, 'demo-report-' || a.id, a.id, 'already', e.starts_at + interval '9 minutes', 'Norte', 'Device 7C1A', 1,
      right(a.secret, 4), e.starts_at + interval '4 minutes', 'Sur', e.starts_at + interval '20 minutes'
    from events e join check_in_lists l on l.event_id = e.id join attendees a on a.event_id = e.id and a.state = 'confirmed'
    where e.id = (select x.id from events x where x.status = 'published' and x.ends_at < ${now}
        and exists (select 1 from check_in_lists k where k.event_id = x.id)
        and (select count(*) from attendees b where b.event_id = x.id) >= 2
      order by x.starts_at desc, x.id limit 1)
    order by a.id limit 2`.execute(db);
}
