import { chapters } from '@enlace/shared-contract/community';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

const { access } = chapters.wire.edit ?? {};

/** The right of chapter leaders, and the permission that it replaces for the user's own chapters. */
export const leaderRight =
  access?.kind === 'roles' ? { name: access.rows ?? '', permission: access.permission } : { name: '', permission: '' };

const ledBy = (person: RawBuilder<unknown>) => sql`from chapter_leaders led
  join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${person}`;

/**
 * SQL of the rights that a user has by rows alone, in a column `name`: a user who leads a chapter. They open pages and
 * menus; each call still checks the row. `person` is the SQL of the user's id.
 */
export function rightsOfRows(person: RawBuilder<unknown>): RawBuilder<{ name: string }> {
  return sql`select ${sql.lit(leaderRight.name)}::text as name where exists (select 1 ${ledBy(person)})`;
}

/** The chapters that a user leads. */
export async function chaptersLedBy(db: Db, person: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select c.id, c.name ${ledBy(sql.val(person))}
    order by c.name, c.id`.execute(db);
  return rows;
}
