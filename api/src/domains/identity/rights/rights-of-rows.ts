import { chapters } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

const { access } = chapters.wire.edit ?? {};

/** The right of whoever leads a chapter, and the permission that it stands for where the row is hers. */
export const leading =
  access?.kind === 'roles' ? { name: access.rows ?? '', standsFor: access.permission } : { name: '', standsFor: '' };

const ledBy = (person: RawBuilder<unknown>) => sql`from chapter_leaders led
  join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${person}`;

/**
 * Names of the rights that somebody has by rows alone, as `name`: she who leads a chapter. They open pages and menus;
 * each call still judges the row. `person` is the column with her id.
 */
export function rightsOfRows(person: RawBuilder<unknown>): RawBuilder<{ name: string }> {
  return sql`select ${sql.lit(leading.name)}::text as name where exists (select 1 ${ledBy(person)})`;
}

/** The chapters that somebody leads. */
export async function chaptersLedBy(db: Db, person: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select c.id, c.name ${ledBy(sql.val(person))}
    order by c.name, c.id`.execute(db);
  return rows;
}
