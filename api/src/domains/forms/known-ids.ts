import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { fieldText } from '../../infrastructure/errors/field-texts';
import type { EntryData } from './entry-values';

/** Tables of the ids in a form, by field. */
const targets: Readonly<Record<string, { readonly table: string; readonly isSoftDeleted?: boolean }>> = {
  topic_id: { table: 'contact_topics' },
  chapter_id: { table: 'chapters', isSoftDeleted: true },
  area_id: { table: 'areas' },
  seniority_id: { table: 'seniority_levels' },
  job_attach_job_types: { table: 'job_types' },
  job_attach_general_skills: { table: 'job_skills' },
  job_attach_tech_skills: { table: 'job_skills' },
};

/** Throws VALIDATION_FAILED on the field for each id without a row. */
export async function requireKnownIds(db: Db, values: EntryData, locale: Locale): Promise<void> {
  const fields: Record<string, string[]> = {};
  for (const [field, { table, isSoftDeleted = false }] of Object.entries(targets)) {
    const ids = idsOf(values[field]);
    if (ids.length === 0) continue;
    const { rows } = await sql`select id from ${sql.table(table)} where id in (${sql.join(ids)})
      ${isSoftDeleted ? sql`and deleted_at is null` : sql``}`.execute(db);
    if (rows.length < ids.length) fields[field] = [fieldText(locale, 'unknownRow')];
  }
  if (Object.keys(fields).length > 0)
    throw new AppError('VALIDATION_FAILED', { message: `unknown ids: ${Object.keys(fields).join(', ')}`, fields });
}

/** The ids of a field with one id or a list of them. */
export function idsOf(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(list.filter((id): id is number => typeof id === 'number'))];
}
