import { doorRight } from '@enlace/shared-contract/attendees';
import { chapters } from '@enlace/shared-contract/community';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

const { access } = chapters.wire.edit ?? {};

/** The right of chapter leaders, and the permission that it replaces for the user's own chapters. */
export const leaderRight =
  access?.kind === 'roles' ? { name: access.rows ?? '', permission: access.permission } : { name: '', permission: '' };

const ledBy = (person: RawBuilder<unknown>) => sql`from chapter_leaders led
  join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${person}`;

/** Days after the end of an event in which its crew still works at its door: late scans arrive, and reports are read. */
const doorDays = 7;

/** Whether the door of the event `e` is open for its crew. */
export const isDoorOpen = sql<boolean>`(e.deleted_at is null
  and e.ends_at > now() - make_interval(days => ${sql.lit(doorDays)}))`;

const workedBy = (person: RawBuilder<unknown>) => sql`from event_crew crew
  join events e on e.id = crew.event_id and ${isDoorOpen} where crew.user_id = ${person}`;

/**
 * SQL of the rights that a user has by rows alone, in a column `name`: a user who leads a chapter, or works at the door
 * of an event. They open pages and menus; each call still checks the row. `person` is the SQL of the user's id.
 */
export function rightsOfRows(person: RawBuilder<unknown>): RawBuilder<{ name: string }> {
  return sql`select ${sql.lit(leaderRight.name)}::text as name where exists (select 1 ${ledBy(person)})
    union all select ${sql.lit(doorRight)}::text where exists (select 1 ${workedBy(person)})`;
}

/** The chapters that a user leads. */
export async function chaptersLedBy(db: Db, person: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select c.id, c.name ${ledBy(sql.val(person))}
    order by c.name, c.id`.execute(db);
  return rows;
}

/** The events at whose doors a user works, the latest first. */
export async function eventsWorkedBy(db: Db, person: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select e.id, e.title as name ${workedBy(sql.val(person))}
    order by e.starts_at desc, e.id`.execute(db);
  return rows;
}
