import { chapters } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

const { access } = chapters.wire.edit ?? {};
const lead = access?.kind === 'roles' ? (access.rows ?? '') : '';

/**
 * Names of the rights that somebody has by rows alone, as `name`: she who leads a chapter. They open pages and menus;
 * each call still judges the row. `person` is the column with her id.
 */
export function rightsOfRows(person: RawBuilder<unknown>): RawBuilder<{ name: string }> {
  return sql`select ${sql.lit(lead)}::text as name where exists (select 1 from chapter_leaders led
    join chapters c on c.id = led.chapter_id and c.deleted_at is null where led.user_id = ${person})`;
}
