import type { Db } from '@enlace/api/seeding';
import { sql } from 'kysely';

/** Codes of events with a paid ticket: for members of other communities, for speakers, and one that has ended. */
export async function insertCodes(db: Db): Promise<void> {
  await sql`insert into event_codes (event_id, code, kind, value, max_uses, ends_at, note)
    select e.id, c.code, c.kind, c.value, c.max_uses, case when c.has_ended then e.created_at else null end, c.note
    from events e cross join (values
      ('AMIGAS20', 'percent', 20, 50, false, 'Comunidades amigas'),
      ('PONENTE', 'percent', 100, 10, false, 'Ponentes y sus acompañantes'),
      ('MADRUGADORA', 'percent', 30, 25, true, null)
    ) as c (code, kind, value, max_uses, has_ended, note)
    where exists (select 1 from tickets t where t.event_id = e.id and t.price > 0)
    order by e.id, c.code`.execute(db);
}
