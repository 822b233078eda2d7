import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { refuse } from './refuse';

/** Throws VALIDATION_FAILED when a user would have two levels of one language after the write. */
export async function requireOneLevel(trx: Db, { id, values, locale }: PlannedWrite): Promise<void> {
  const newIds = idsOf(values['attach_languages']);
  if (newIds.length === 0) return;
  const oldIds = idsOf(values['detach_languages']);
  const { rows } = await sql<{ language: string }>`select l.language from language_proficiency l
    where l.id in (${sql.join(newIds)}) or l.id in (select p.language_proficiency_id from user_languages p
      where p.user_id = ${id} and p.language_proficiency_id not in (${sql.join([0, ...oldIds])}))
    group by l.language having count(*) > 1`.execute(trx);
  if (rows.length > 0) throw refuse('languages', 'oneLevel', locale);
}

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];
}
