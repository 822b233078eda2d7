import {
  companyRegistrationSchema,
  companyRegistrationTwoSchema,
  type InboxEntry,
} from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { type EntryData, textOf } from '../entry-values';
import { formDeclarations } from '../form-declarations';
import { idsOf } from '../known-ids';

/** Tables of the ids in a form, and the names under which they are displayed. */
const references = {
  topic_id: { as: 'topic', table: 'contact_topics', isTranslated: true },
  chapter_id: { as: 'chapter', table: 'chapters', isTranslated: false },
  job_attach_job_types: { as: 'job_types', table: 'job_types', isTranslated: true },
  job_attach_general_skills: { as: 'general_skills', table: 'job_skills', isTranslated: true },
  job_attach_tech_skills: { as: 'tech_skills', table: 'job_skills', isTranslated: true },
} as const;

/** Fields that the entry shows in other places. */
const shownElsewhere = new Set(['first_name', 'last_name', 'email', 'company_name', 'message', 'token']);

/** The fields of all forms in their order. */
const order = [
  ...new Set([
    ...Object.keys(companyRegistrationSchema.shape),
    ...Object.keys(companyRegistrationTwoSchema.shape),
    ...formDeclarations.flatMap(({ schema }) => Object.keys(schema.shape)),
  ]),
];

/** The free text of an entry. */
export const messageOf = (data: EntryData): string | null => textOf(data, 'message') ?? textOf(data, 'description');

/** The other fields of an entry; ids are replaced by the names of their rows. */
export async function entryFields(db: Db, data: EntryData, context: ReadContext): Promise<InboxEntry['fields']> {
  const message = messageOf(data);
  const fields: InboxEntry['fields'] = [];
  for (const name of order) {
    const value = data[name];
    if (shownElsewhere.has(name) || value === undefined || value === null || value === '' || value === message)
      continue;
    const reference = isReference(name) ? references[name] : null;
    if (reference !== null) {
      const names = await namesOf(db, reference, idsOf(value), context);
      if (names.length > 0) fields.push({ name: reference.as, value: Array.isArray(value) ? names : (names[0] ?? '') });
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      fields.push({ name, value });
  }
  return fields;
}

function isReference(name: string): name is keyof typeof references {
  return name in references;
}

async function namesOf(
  db: Db,
  { table, isTranslated }: (typeof references)[keyof typeof references],
  ids: readonly number[],
  context: ReadContext,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const lang: Locale | null = isTranslated ? context.lang : null;
  const { rows } = await sql<{ name: string }>`select ${translateColumn({ ...context, lang }, 'name')} as name
    from ${sql.table(table)} t where t.id in (${sql.join(ids)}) order by t.id`.execute(db);
  return rows.map(({ name }) => name);
}
