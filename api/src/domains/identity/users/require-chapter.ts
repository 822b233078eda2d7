import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import { refuse } from './refuse';

/** Throws VALIDATION_FAILED for a new chapter that is missing, in the trash, or paused (for the own account). */
export async function requireChapter(trx: Db, { id, values, before, viewer, locale }: PlannedWrite): Promise<void> {
  const { chapter_id: chapterId } = values;
  if (typeof chapterId !== 'number' || chapterId === before?.['chapter_id']) return;
  const isOwn = id !== null && id === viewer?.id;
  const { rows } = await sql`select 1 from chapters where id = ${chapterId} and deleted_at is null
    and (status <> 'paused' or ${!isOwn})`.execute(trx);
  if (rows.length === 0) throw refuse('chapter_id', 'choice', locale);
}
